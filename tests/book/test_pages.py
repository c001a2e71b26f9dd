"""Every page of the built book, looked at in a real browser: nothing is cut,
nothing fails, nothing stays raw.

Set PAGES to the folder of the built book (`make pages` does so).
"""

import json
import os
import random
import re
from pathlib import Path
from urllib.parse import quote

import pytest

HTML = Path(os.environ.get("PAGES", "none")).resolve()
SOURCES = {"challenge.v.html", "beyond.v.html", "thm_2_1.v.html"}  # all are made alike
PAGES = sorted(
    str(path.relative_to(HTML))
    for path in HTML.rglob("*.html")
    if "_static" not in path.parts and (path.parent.name != "proofs" or path.name in SOURCES)
)
CHAPTERS = [page for page in PAGES if page.startswith(("thm_", "lem_", "cor_", "tables", "past_"))]
WIDTHS = (390, 768, 1440, 1920)
EVERY_WIDTH = "EVERY_WIDTH" in os.environ  # as before a release; else two widths a page
LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
# at least this share of a chapter, its checks folded, is prose, formulas, pictures, data frames
# and errata
STORY = 0.65
TABLES = 0.4  # of the page of tables, whose entries are checked one by one

built = pytest.mark.skipif(not PAGES, reason="PAGES names no built book: run `make pages`")


def show(tab, page, *, width=1440, theme="light"):
    """Open a page and wait until every formula is typeset."""
    tab.set_viewport_size({"width": width, "height": 900})
    tab.goto((HTML / page).as_uri())
    tab.evaluate("theme => look.typeset(theme)", theme)


def widths(number):
    """Return the widths at which the page of this number is looked at: that of a phone and
    another one, or all.

    >>> widths(0), widths(1)
    ((390, 768), (390, 1440))
    """
    return WIDTHS if EVERY_WIDTH else (WIDTHS[0], WIDTHS[1 + number % 3])


SIDEWAYS = "['cut', 'clipped', 'wide', 'squeezed', 'unreached'].flatMap((name) => look[name]())"


def faults(tab, shown=WIDTHS):
    """Return what is wrong on the page in the tab, at these widths and in both themes."""
    found = list(tab.errors) + tab.evaluate("look.raw()")
    for width in shown:
        tab.set_viewport_size({"width": width, "height": 900})
        tab.evaluate("look.settle()")
        found += [f"{width} px: {fault}" for fault in tab.evaluate(SIDEWAYS)]
    for theme in ("light", "dark"):
        found += [
            f"{theme}: {fault}" for fault in tab.evaluate("theme => look.faint(theme)", theme)
        ]
    return found


@built
@pytest.mark.parametrize("page", PAGES)
def test_page_shows_all_that_it_says(tab, page):
    show(tab, page)
    story = tab.evaluate("look.shares().story") if page in CHAPTERS else 1
    tab.evaluate("look.unfold()")
    assert faults(tab, widths(PAGES.index(page))) == []
    assert story >= (TABLES if page == "tables.html" else STORY)


@built
def test_one_switch_shows_all_checks_and_is_remembered(browser):
    visit = browser.new_context()
    page = visit.new_page()
    page.goto((HTML / CHAPTERS[0]).as_uri())
    code = page.locator("div.cell_input").first
    switch = page.get_by_role("switch", name="Show checks")
    assert not code.is_visible()
    switch.focus()
    page.keyboard.press("Enter")
    assert code.is_visible()
    assert switch.get_attribute("aria-checked") == "true"
    page.goto((HTML / CHAPTERS[1]).as_uri())
    assert page.locator("div.cell_input").first.is_visible()
    visit.close()


@built
def test_without_scripts_everything_is_shown(browser):
    visit = browser.new_context(java_script_enabled=False)
    page = visit.new_page()
    page.goto((HTML / CHAPTERS[0]).as_uri())
    assert page.locator("div.cell_input").first.is_visible()
    visit.close()


@built
def test_a_link_to_a_check_unfolds_it(tab):
    tab.goto((HTML / "thm_5_1_clairvoyant.html").as_uri())
    fold = tab.locator("details.proof-fold")
    line = tab.locator(".proof-line", has_text="(b)").first
    assert not fold.evaluate("fold => fold.open")
    line.locator(".badges a").first.click()
    assert fold.evaluate("fold => fold.open")
    assert tab.locator("#thm-CNP-results--bandit-b").is_visible()


@built
def test_a_button_opens_one_check(tab):
    show(tab, CHAPTERS[0])
    tab.locator(".check-button").first.click()
    assert tab.locator("div.cell.open div.cell_input").first.is_visible()
    assert not tab.locator("div.cell:not(.open) div.cell_input").first.is_visible()


@built
@pytest.mark.parametrize(
    ("words", "page"),
    [
        ("5.1", "thm_5_1_clairvoyant"),
        ("Theorem 3.2", "thm_3_2_minimax"),
        ("lemma 4.6", "lem_4_6_pareto"),
    ],
)
def test_search_finds_a_number_of_the_paper_first(tab, words, page):
    tab.goto((HTML / "search.html").as_uri() + f"?q={words}")
    tab.wait_for_selector("#search-results li a")
    tab.wait_for_function(
        "document.querySelector('#search-results .search-summary')?.textContent.includes('found')"
    )
    assert page in tab.locator("#search-results li a").first.get_attribute("href")


SEARCHES = {  # what a reader types: the page that must come first
    "clairvoyant": "thm_5_1_clairvoyant",
    "preemptive": "thm_5_2_preemptive",
    "lower bound": "thm_d_5_lower_bound",
    "batch size": "thm_3_1_batch_size",
    "install": "install",
    "Chernoff": "lem_4_5_bernoulli",
    "EXP3": "background",
    "Pareto scheduler": "lem_4_6_pareto",
    "importance weighting": "first_simulation",
    "from scratch": "from_scratch",
    "reservoirs": "past_square",
    "minimax regret": "thm_3_2_minimax",
    "tournament": "tournament",
    "open questions": "open_questions",
    "FTRL": "thm_2_1_delayed_ftrl",
    "notation": "notation",
    "ads click delay": "three_users",
}


@built
@pytest.mark.parametrize("words", SEARCHES)
def test_search_leads_to_the_right_page_first(tab, words):
    found = searched(tab, words)
    assert found[0] == SEARCHES[words], found[:5]


def searched(tab, words):
    """Return the pages that the search of the built book finds, in its order."""
    tab.goto((HTML / "search.html").as_uri() + f"?q={quote(words)}")
    tab.wait_for_selector("#search-results .search-summary")
    tab.wait_for_function(
        "document.querySelector('#search-results .search-summary').textContent.includes('found')"
    )
    links = tab.locator("#search-results li a").evaluate_all(
        "links => links.map((link) => link.getAttribute('href'))"
    )
    return [link.partition(".html")[0] for link in links]


@built
def test_on_paper_the_questions_show_their_answers(tab):
    show(tab, "from_scratch.html")
    visible = (
        "[...document.querySelectorAll('details.sd-dropdown .sd-card-text')]"
        ".map((answer) => answer.checkVisibility())"
    )
    assert set(tab.evaluate(visible)) == {False}
    tab.emulate_media(media="print")
    answers = tab.evaluate(visible)
    assert set(answers) == {True}
    assert len(answers) >= 10


@built
def test_search_knows_no_code():
    """Words of chapters that stand in code only."""
    text = (HTML / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("Search.setIndex(").removesuffix(")"))
    assert index["terms"]["overflow"]
    assert not index["terms"].get("geomspac")
    assert not index["terms"].get("functool")


@built
def test_a_symbol_says_what_it_means(tab):
    show(tab, "notation.html")
    symbols = tab.locator("table.notation mjx-math")
    silent = []
    for number in range(symbols.count()):
        symbols.nth(number).hover(
            position={"x": 3, "y": symbols.nth(number).bounding_box()["height"] * 0.6}
        )
        meaning = tab.locator("table.notation tr").nth(number).locator("td").nth(1).inner_text()
        if tab.locator(".hint").inner_text() != meaning:
            silent.append((meaning, tab.locator(".hint").inner_text()))
    assert silent == []


def links():
    """Return pages with an anchor: of each page's contents one,
    and of what the report links to thirty.
    """
    draw = random.Random(0)
    chosen = []
    cited = set()
    for page in PAGES:
        text = (HTML / page).read_text(encoding="utf-8")
        contents = re.findall(r'class="[^"]*nav-link[^"]*" href="#([^"]+)"', text)
        chosen += [(page, draw.choice(contents))] if contents else []
        if page.startswith("report/"):
            cited |= set(re.findall(r'href="\.\./(\w+\.html)#([^"]+)"', text))
    return chosen + draw.sample(sorted(cited), min(30, len(cited)))


def visit(tab, address, *, width=1280, height=900):
    """Open an address afresh and wait until nothing moves any more."""
    tab.goto("about:blank")
    tab.set_viewport_size({"width": width, "height": height})
    tab.goto(address)
    tab.evaluate("look.watch()")
    tab.evaluate("look.settle()")


@built
@pytest.mark.parametrize(("page", "anchor"), links())
def test_a_link_lands_at_its_target_and_nothing_moves(tab, page, anchor):
    """Three times at most: a busy machine may be late with the type,
    a page that jumps jumps each time.
    """
    for _ in range(3):
        visit(tab, f"{(HTML / page).as_uri()}#{anchor}")
        landed, moved = tab.evaluate("anchor => [look.landed(anchor), look.moved]", anchor)
        if landed and moved < 0.1:
            break
    assert landed
    assert moved < 0.1


@built
@pytest.mark.parametrize("page", CHAPTERS)
def test_nothing_moves_while_a_chapter_is_read(tab, page):
    visit(tab, (HTML / page).as_uri())
    tab.mouse.wheel(0, 3000)
    tab.evaluate("look.settle()")
    assert tab.evaluate("look.moved") < 0.1


@built
def test_formulas_need_no_script(browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto((HTML / CHAPTERS[0]).as_uri())
    assert page.locator("article mjx-container").first.bounding_box()["height"] > 5
    assert page.locator("article mjx-assistive-mml math").count() > 100
    context.close()


@built
def test_what_is_copied_has_formulas_as_tex(tab):
    show(tab, "notation.html")
    copied = tab.evaluate("""() => {
        const table = document.querySelector("table.notation");
        const options = { clipboardData: new DataTransfer(), bubbles: true, cancelable: true };
        const event = new ClipboardEvent("copy", options);
        getSelection().selectAllChildren(table);
        table.dispatchEvent(event);
        return event.clipboardData.getData("text/plain");
    }""")
    assert "$K$" in copied
    assert "number of arms" in copied


@built
def test_a_reader_finds_a_line_from_the_first_page_of_the_report(tab):
    visit(tab, (HTML / "report" / "index.html").as_uri())
    box = tab.get_by_role("searchbox", name="Search all")
    said = tab.locator(".find output")
    found = tab.locator(".find li")
    box.fill("Theorem 5.1 bandit")
    assert 1 < found.count() < 40
    assert all("Theorem 5.1, " in text for text in found.all_inner_texts())
    assert said.inner_text().startswith(f"{found.count()} of ")
    box.fill("no line says this")
    assert found.count() == 0
    assert said.inner_text().startswith("0 of ")
    box.fill("Theorem 5.1 bandit")
    found.first.get_by_role("link").click()
    tab.wait_for_url("**/thm_5_1_clairvoyant.html#*")
    assert tab.errors == []


def test_a_page_that_jumps_is_seen(tab, tmp_path):
    late = (
        "<script>setTimeout(() => { document.querySelector('div').style.height = '900px' },"
        " 300)</script>"
    )
    for script, expected in ((late, True), ("", False)):
        (tmp_path / "page.html").write_text(
            "<!doctype html><body><article><div style='height: 40px'></div><svg"
            " height='9'></svg><p id='a'>Here</p><p style='height:"
            f" 3000px'>Below</p></article>{script}"
        )
        visit(tab, (tmp_path / "page.html").as_uri())
        tab.wait_for_timeout(500)
        tab.evaluate("look.settle()")
        assert (tab.evaluate("look.moved") > 0.1) == expected
        assert tab.evaluate("look.landed('a')") != expected


BROKEN = {
    "cut": r'<p style="width: 9rem; overflow: hidden"><svg width="400" height="9"></svg></p>',
    "clipped": '<svg width="90" height="30"><text x="60" y="20">a long label</text></svg>',
    "wide": '<div style="width: 3000px">too wide</div>',
    "squeezed": '<table><tr><td style="max-width: 0">words of which<br>a few letters'
    "<br>stand<br>on each<br>line of<br>a cell<br>that is<br>narrow</td><td style='width: 3000px'>"
    "</td></tr></table>",
    "unreached": '<div style="width: 9rem; overflow: auto"><p style="width: 400px">far</p></div>',
    "raw": r"<p>An \(x\) that nobody typesets</p>",
    "faint": '<p style="color: #aaa; background: #fff">hardly legible</p>',
    "error": "<script>nothing.at.all</script>",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_page_is_seen(tab, fault):
    for content, expected in ((BROKEN[fault], True), ("<p>All is well.</p>", False)):
        tab.errors.clear()
        tab.set_content(f"<!doctype html><body><article>{content}</article>")
        tab.evaluate(LOOK)
        tab.evaluate("look.settle()")
        assert bool(faults(tab)) == expected
