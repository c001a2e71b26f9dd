// Chapters before the reference of the package. The theme's other weights are Sphinx's own.
var Scorer = {
  score: ([page, , , , score]) => (page.startsWith("api/") || page.startsWith("report/") ? score - 20 : score),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
