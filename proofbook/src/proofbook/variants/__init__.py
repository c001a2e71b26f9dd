"""Formula mutants: claims with one change that makes them false,
which the chapters' checks must not accept.

expressions     mutants of a claim, from its expression trees, its hypotheses and the assumptions of its symbols
cases           mutants of the claims that a function of a case returns, and of simulations
falsify         a point or a case at which a mutant is false, found without the provers
watch           what a chapter's own check answers when it is given a mutant
rows            what became of the mutants of each row of a book, and which rows have none yet
trying          what tries them, from the records
"""  # noqa: E501
