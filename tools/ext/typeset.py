r"""Typeset the formulas when the book is built: pages need no script for them,
and nothing jumps while they load.

MathJax, from the wheel sphinx-mathjax-offline, runs in V8, from the wheel mini-racer, over the
finished pages, the previews and the hints. What it made is kept in `formulas.json` beside the built
book, so that the next build asks for new formulas only. Each formula keeps its TeX, macros written
out, which copying gives back (`formulas.js`), and its MathML for screen readers.
"""

import json
import re
from hashlib import sha256
from html import escape, unescape
from importlib import metadata
from itertools import compress
from pathlib import Path
from shutil import copyfile

from plain_tex import macros, written_out
from py_mini_racer import MiniRacer
from sphinx.errors import ExtensionError

WHEEL = "sphinx-mathjax-offline"
PARTS = [
    "loader.js",
    "core.js",
    "adaptors/liteDOM.js",
    "input/tex.js",
    "output/chtml.js",
    "output/chtml/fonts/tex.js",
    "a11y/assistive-mml.js",
]
FONTS = "output/chtml/fonts/woff-v2/"
SHEET = "formulas.css"
SETUP = """
const {adaptors, handlers, a11y, input, output, mathjax} = MathJax._;
const adaptor = adaptors.liteAdaptor.liteAdaptor();
a11y["assistive-mml"].AssistiveMmlHandler(handlers.html_ts.RegisterHTMLHandler(adaptor));
const fail = (jax, error) => { throw error; };
const packages = ["base", "ams", "newcommand", "configmacros"];
const tex = new input.tex_ts.TeX({packages, macros: MACROS, formatError: fail});
const font = new output.chtml.fonts.tex_ts.TeXFont({fontURL: "formulas"});
const chtml = new output.chtml_ts.CHTML({font, adaptiveCSS: false});
const page = mathjax.mathjax.document("", {InputJax: tex, OutputJax: chtml});
const made = ([latex, display]) => {
  try { return adaptor.outerHTML(page.convert(latex, {display})); } catch (error) { return error.message; }
};
"""  # noqa: E501
SLICE = 200  # formulas in one call
CHARACTER = re.compile(r"mjx-c([0-9A-F]+)\b")
IGNORED = {"script", "style", "pre", "code", "textarea", "title"}
TOKEN = re.compile(
    rf"<!--.*?-->|<({'|'.join(IGNORED)})\b.*?</\1>|</?[a-zA-Z](?:[^<>\"']|\"[^\"]*\"|'[^']*')*>",
    re.DOTALL,
)
FORMULA = re.compile(r"\\\((.+?)\\\)|\\\[(.+?)\\\]", re.DOTALL)
TITLE = re.compile(r"(?<=<title>).*?(?=</title>)", re.DOTALL)


def wheel():
    """Return {path inside MathJax: where the file is}."""
    return {
        file.as_posix().partition("/static/mathjax/")[2]: file.locate()
        for file in metadata.files(WHEEL)
    }


def made_by_mathjax(formulas, known):
    """Return the HTML of each formula (TeX, whether it is displayed), or what is wrong with it;
    and the style sheet.
    """
    made = []
    with MiniRacer() as engine:
        engine.eval("globalThis.global = globalThis; var MathJax = {};")
        for part in PARTS:
            engine.eval(f"{wheel()[part].read_text(encoding='utf-8')}\n;0")
        engine.eval(f"const MACROS = {json.dumps(known)}; {SETUP}; 0")
        for first in range(0, len(formulas), SLICE):
            some = json.dumps(formulas[first : first + SLICE])
            made += json.loads(engine.eval(f"JSON.stringify({some}.map(made))"))
        return made, engine.eval("adaptor.textContent(chtml.styleSheet(page))")


def formula(match):
    """Return a formula that was found in a page, and whether it is displayed."""
    return unescape(match[1] or match[2]), not match[1]


def between_tags(html):
    """Return a page in parts, (whether it is text, the part): comments,
    scripts and code are no text.

    >>> [
    ...     part
    ...     for is_text, part in between_tags('<p title="a > b">x &lt; y</p><code>z</code>')
    ...     if is_text
    ... ]
    ['x &lt; y']
    """
    parts = []
    end = 0
    for tag in TOKEN.finditer(html):
        parts += [(True, html[end : tag.start()]), (False, tag[0])]
        end = tag.end()
    return [(is_text, part) for is_text, part in [*parts, (True, html[end:])] if part]


class Typeset:
    """The formulas of a book, as HTML."""

    def __init__(self, path, macros):
        digest = sha256(json.dumps([macros, SETUP, metadata.version(WHEEL)]).encode()).hexdigest()
        stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.path = path
        self.macros = macros
        self.digest = digest
        self.made = stored["made"] if stored.get("digest") == digest else {}
        self.sheet = stored["sheet"] if self.made else ""
        self.used = set()

    def learn(self, formulas):
        """Typeset what is not stored yet."""
        new = [formula for formula in dict.fromkeys(formulas) if self.key(formula) not in self.made]
        if not new:
            return
        html, self.sheet = made_by_mathjax(new, self.macros)
        pairs = dict(zip(new, html, strict=True))
        faults = [
            f"{said}: {latex}" for (latex, _), said in pairs.items() if not said.startswith("<mjx-")
        ]
        if faults:
            raise ExtensionError("MathJax cannot typeset\n" + "\n".join(faults))
        self.made |= {self.key(formula): made for formula, made in pairs.items()}
        stored = {"digest": self.digest, "sheet": self.sheet, "made": self.made}
        self.path.write_text(json.dumps(stored, ensure_ascii=False), encoding="utf-8")

    @staticmethod
    def key(formula):
        """Return the name under which a formula is stored."""
        latex, display = formula
        return f"{'display' if display else 'inline'} {latex}"

    def html(self, formula):
        """Return a formula as HTML, with its TeX."""
        made = self.made[self.key(formula)]
        self.used.update(CHARACTER.findall(made))
        latex = written_out(formula[0].strip(), macros())
        return made.replace("<mjx-container", f'<mjx-container data-tex="{escape(latex)}"', 1)

    def page(self, html):
        """Return a page with its formulas typeset, those of its title as plain letters."""

        def replaced(match):
            return self.html(formula(match))

        def letters(match):
            return re.sub(r"<[^>]*>|\s", "", self.made[self.key(formula(match))])

        html = TITLE.sub(lambda title: FORMULA.sub(letters, title[0]), html, count=1)
        return "".join(
            FORMULA.sub(replaced, part) if is_text else part for is_text, part in between_tags(html)
        )

    def used_sheet(self):
        """Return the style sheet, without the rules of characters that do not occur."""
        rules = self.sheet.split("\n\n")
        used = (
            not (c := CHARACTER.findall(rule.partition(" {")[0])) or self.used & set(c)
            for rule in rules
        )
        return "\n".join(compress(rules, used))


def strings(value, change):
    """Return a value from JSON with each string changed, names of fields not."""
    if isinstance(value, dict):
        return {name: strings(part, change) for name, part in value.items()}
    if isinstance(value, list):
        return [strings(part, change) for part in value]
    return change(value) if isinstance(value, str) else value


def script(text, change):
    """Return a script that sets one name to a value, with the strings of that value changed.

    >>> script('a = ["x", 1];', str.upper)
    'a = ["X", 1];'
    """
    start = text.index("= ") + 2
    value, end = json.JSONDecoder().raw_decode(text, start)
    return text[:start] + json.dumps(strings(value, change), ensure_ascii=False) + text[end:]


def typeset_book(app, exception):
    """Typeset all pages, previews and hints, and write the style sheet and the fonts."""
    if exception is not None or app.builder.format != "html":
        return
    out = Path(app.outdir)
    pages = [path for path in out.rglob("*.html") if "_static" not in path.parts]
    scripts = [*out.glob("_static/tippy/**/*.js"), out / "_static" / "notation-data.js"]
    texts = {path: path.read_text(encoding="utf-8") for path in pages + scripts}
    formulas = []

    def collect(html):
        texts = [part for is_text, part in between_tags(html) if is_text] + TITLE.findall(html)
        formulas.extend(map(formula, FORMULA.finditer(" ".join(texts))))
        return html

    for path, text in texts.items():
        script(text, collect) if path.suffix == ".js" else collect(text)
    book = Typeset(out.parent / "formulas.json", app.config.mathjax3_config["tex"]["macros"])
    book.learn(formulas)
    for path, text in texts.items():
        path.write_text(
            script(text, book.page) if path.suffix == ".js" else book.page(text), encoding="utf-8"
        )
    (out / "_static" / SHEET).write_text(book.used_sheet(), encoding="utf-8")
    (out / "_static" / "formulas").mkdir(exist_ok=True)
    for inside, path in wheel().items():
        if inside.startswith(FONTS):
            copyfile(path, out / "_static" / "formulas" / path.name)


def setup(app):
    """Register the extension."""
    app.add_css_file(SHEET)
    app.connect("build-finished", typeset_book, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
