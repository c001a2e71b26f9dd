// First the page whose title and address have the words, a statement of the paper before another page; the reference
// of the package last. The other weights are Sphinx's own.
var Scorer = {
  score: ([page, title, , , score]) => score + Scorer.named(page, title) - (/^(api|report)\//.test(page) ? 20 : 0),
  // Whole words: "clairvoyant" does not ask for what is non-clairvoyant.
  named: (page, title) => {
    const parts = (text) => text.toLowerCase().split(/[^\p{L}\p{N}.-]+/u).filter(Boolean);
    const asked = parts(new URLSearchParams(location.search).get("q") ?? "");
    const says = (words) => asked.every((one) => words.some((word) => word.startsWith(one)));
    if (!asked.length || !says(parts(title.split(" > ")[0].replace(/<[^>]*>/g, "")))) return 0;
    return 10 + (says(page.split("_")) ? 3 : 0) + (/^(thm|lem|cor)_/.test(page) ? 0.5 : 0);
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
