"""Short ways to make records, label and all, for the tests."""

from proofbook.check import Statement


def check(label, step, prover, *, claim, plant, text=None, planted=None, **more):
    """Return the record of a check; `text` and `planted` word the claim and the plant."""
    says = (text, planted) if text or planted else None
    return Statement(label).check(step, prover, claim, control=plant, says=says, **more)


def cited(label, step, *, reference, text):
    """Return the record of a step that is taken from the literature."""
    return Statement(label).cited(step, reference=reference, says=text)
