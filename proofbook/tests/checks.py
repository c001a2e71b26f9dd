"""Short ways to make records, label and all, for the tests."""

from proofbook.check import Statement


def check(label, step, prover, *, claim, control, text=None, control_text=None, **more):
    """Return the record of a check; `text` and `control_text` word the claim and the control."""
    says = (text, control_text) if text or control_text else None
    return Statement(label).check(step, prover, claim, control=control, says=says, **more)


def cited(label, step, *, reference, text):
    """Return the record of a step that is taken from the literature."""
    return Statement(label).cited(step, reference=reference, says=text)
