"""The directive `about`: who, which version, how to cite;
and the button that leads to the repository.

REPOSITORY says where the repository is, such as https://github.com/owner/name. On GitHub's machines
it is known.
"""

import os
import subprocess
from pathlib import Path

import yaml
from docutils import nodes
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parents[2]


def repository():
    """Return the address of the repository, or nothing if it is not known."""
    server = os.environ.get("GITHUB_SERVER_URL")
    name = os.environ.get("GITHUB_REPOSITORY")
    return os.environ.get("REPOSITORY") or (f"{server}/{name}" if server and name else "")


def commit():
    """Return the day and the name of the commit that is built, or nothing outside a repository."""
    show = ["git", "-C", ROOT, "log", "-1", "--format=%cs, commit %h"]
    done = subprocess.run(show, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def citation():
    """Return what CITATION.cff says."""
    return yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def bibtex(about, day):
    """Return an entry for a bibliography."""
    authors = " and ".join(f"{{{author['name']}}}" for author in about["authors"])
    lines = [
        ("author", authors),
        ("title", about["title"]),
        ("year", day[:4]),
        ("note", f"Version {about['version']}"),
    ]
    fields = [f"  {name:<6} = {{{value}}}" for name, value in lines if value]
    return "@misc{delayscheduling,\n" + ",\n".join(fields) + "\n}"


class About(SphinxDirective):
    """Put the facts on the page, which is read again in each build."""

    def run(self):
        """Return a list of facts, and an entry for a bibliography."""
        self.env.note_reread()
        about = citation()
        built = commit()
        paper = about["references"][0]
        names = [f"{author['given-names']} {author['family-names']}" for author in paper["authors"]]
        facts = {
            "Paper": [f"{', '.join(names)}, ", link("arXiv:2503.19856", paper["url"])],
            "Book": [", ".join(author["name"] for author in about["authors"])],
            "Version": [", ".join(filter(None, [about["version"], built]))],
            "Licenses": ["text CC BY 4.0, code MIT"],
        }
        facts |= {"Repository": [link(repository(), repository())]} if repository() else {}
        fields = [field(name, content) for name, content in facts.items()]
        return [
            nodes.field_list("", *fields),
            nodes.literal_block("", bibtex(about, built), language="bibtex"),
        ]


def link(words, address):
    """Return a link."""
    return nodes.reference("", words, refuri=address)


def field(name, content):
    """Return a named fact."""
    parts = [nodes.Text(part) if isinstance(part, str) else part for part in content]
    return nodes.field(
        "", nodes.field_name(text=name), nodes.field_body("", nodes.paragraph("", "", *parts))
    )


def add_button(app, config):
    """Lead to the repository."""
    if repository():
        config.html_theme_options |= {"repository_url": repository(), "use_repository_button": True}


def setup(app):
    """Register the extension."""
    app.add_directive("about", About)
    app.connect("config-inited", add_button)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
