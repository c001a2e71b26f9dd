"""Random claims, true by construction, and false ones near them: no prover may prove a false one.

grammar     true claims for each prover, put together from known ones
hostile     true claims spoilt by what has no value somewhere, and lemmas and cases that restrict a domain in secret
linked      checks that rest on one another, with honest and forged links
run         what the provers say of such claims; whether a claim is false is told by `variants`

`PYTHONPATH=proofbook/tests python -m fuzz --number 10000 --seed 1` runs them.
The provers share no code with what judges them.
"""  # noqa: E501
