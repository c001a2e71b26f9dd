r"""What a student wrote in LaTeX, with nothing in it but macros that set mathematics.

MathJax knows macros that make links, styles and colors (`\mmlToken`, `\href`, `\style`). So a list
of what is allowed stands here, and a backslash before any other word becomes a sign that only looks
like one: the marker sees what was written, and MathJax sees a word. Macros that students define get
names that MathJax does not know.
"""

import re

WORDS = """
    begin end left right middle big Big bigl bigr Bigl Bigr bigg Bigg biggl biggr Biggl Biggr
    bigm Bigm frac dfrac tfrac cfrac binom dbinom tbinom choose over atop sqrt root of text
    textrm textbf textit textsf texttt mbox operatorname mathrm mathbf mathbb mathcal mathfrak
    mathsf mathtt mathit mathscr boldsymbol bm rm bf it cal displaystyle textstyle scriptstyle
    limits nolimits sum prod int iint oint coprod bigcup bigcap bigvee bigwedge bigoplus
    bigotimes bigsqcup lim liminf limsup sup inf max min arg argmax argmin log ln lg exp sin cos
    tan cot sec csc sinh cosh tanh arcsin arccos arctan det dim ker gcd Pr hom deg mod pmod bmod
    alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi
    pi varpi rho varrho sigma varsigma tau upsilon phi varphi chi psi omega Gamma Delta Theta
    Lambda Xi Pi Sigma Upsilon Phi Psi Omega ell hbar imath jmath Re Im aleph wp partial nabla
    infty emptyset varnothing forall exists nexists neg lnot top bot le leq leqslant ge geq
    geqslant lt gt ne neq eq ll gg approx sim simeq cong equiv propto asymp doteq prec preceq
    succ succeq lesssim gtrsim in notin ni subset subseteq subsetneq supset supseteq setminus
    cup cap uplus sqcup sqcap wedge vee land lor oplus ominus otimes odot cdot cdots times div
    pm mp ast star circ bullet to gets mapsto rightarrow leftarrow leftrightarrow Rightarrow
    Leftarrow Leftrightarrow longrightarrow longleftarrow Longrightarrow Longleftarrow
    Longleftrightarrow iff implies impliedby uparrow downarrow hookrightarrow nearrow searrow
    xrightarrow xleftarrow langle rangle lvert rvert lVert rVert vert Vert mid nmid parallel
    lfloor rfloor lceil rceil lbrace rbrace lbrack rbrack backslash hat widehat tilde widetilde
    bar overline underline vec dot ddot check breve overbrace underbrace overset underset
    stackrel substack overrightarrow not cancel dots ldots vdots ddots prime dagger square
    blacksquare Box triangle diamond checkmark qed perp angle quad qquad hfill hline label tag
    ref eqref nonumber notag intertext newcommand renewcommand def let DeclareMathOperator item
    textbackslash
"""
ALLOWED = frozenset(WORDS.split())
WORD = re.compile(r"\\([A-Za-z]+)")
DEFINED = re.compile(
    r"\\(?:(?:re)?newcommand\*?\s*\{?|def\s*|let\s*|DeclareMathOperator\*?\s*\{?)\s*\\([A-Za-z]+)"
)
LOOKS_LIKE_ONE = "\N{BIG REVERSE SOLIDUS}"
OWN = "own"


def allowed(text):
    r"""Return a text in which every macro is one of ours or the student's own,
    and the words that were taken out.

    >>> allowed(r"$\frac12 \mmlToken{mi}[href='x']{a}$")
    ("$\\frac12 ⧹mmlToken{mi}[href='x']{a}$", ('mmlToken',))
    >>> allowed(r"$\def\E{\mathbb E} \E x$")[0]
    '$\\def\\ownE{\\mathbb E} \\ownE x$'
    """
    own = {name for name in DEFINED.findall(text) if name not in ALLOWED}
    refused = []

    def replaced(match):
        name = match[1]
        if name in ALLOWED:
            return match[0]
        if name in own:
            return f"\\{OWN}{name}"
        refused.append(name)
        return LOOKS_LIKE_ONE + name

    return WORD.sub(replaced, text), tuple(dict.fromkeys(refused))
