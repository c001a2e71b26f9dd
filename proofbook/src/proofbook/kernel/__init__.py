"""Proved claims once more, by a small trusted kernel: each as a lemma of Coq,
whose proof script is found here.
"""
