"""A seat at the referee's table for a student's functions. The referee holds the instance;
the student does not.
"""

from course.grader.sheets.marking import Wrong, is_whole
from delay_scheduling.game import Instance
from delay_scheduling.referee import IllegalMove, play


class Seat:
    """Let <name>_start, <name>_track, <name>_observe and <name>_release play:
    a scheduler without a learner.

    In each round the student is told what the rules reveal: the delay in a clairvoyant game, the
    coin, and which rounds are heard. Losses never leave the grader.

    Parameters
    ----------
    student : the Student.
    name : the scheduler.
    coins : T numbers in (0, 1).
    """

    def __init__(self, student, name, coins):
        self.student = student
        self.name = name
        self.coins = [float(coin) for coin in coins]

    def call(self, step, *arguments):
        """Call one of the student's functions."""
        return self.student.call(f"{self.name}_{step}", *arguments)

    def start(self, rules):
        """Tell the capacity."""
        self.rules = rules
        self.call("start", rules.C)

    def act(self, t, delay):
        """Keep the delay for the scheduler, and play arm 0."""
        self.delay = delay
        return 0

    def track(self, t):
        """Ask whether round t joins."""
        return truth(self.call("track", t, self.delay, self.coins[t - 1]))

    def observe(self, t, feedback):
        """Tell which rounds are heard."""
        self.call("observe", t, [s for s, _ in feedback])

    def release(self, t):
        """Ask which rounds to drop, in a preemptive game."""
        return listed(self.call("release", t)) if self.rules.preemptive else ()


def truth(answer):
    """Return 0 and 1 as the truth values that they stand for, and anything else as it is."""
    return bool(answer) if type(answer) in (int, float) and answer in (0, 1) else answer


def listed(answer):
    """Return None as the empty list, and rounds that were written as 6.0 as integers."""
    if not isinstance(answer, list):
        return () if answer is None else answer
    return [int(s) if is_whole(s) else s for s in answer]


def game(student, name, delays, coins, rules):
    """Return the transcript of a game with a scheduler, or raise Wrong with what the referee
    says.
    """
    return refereed(
        Seat(student, name, coins), Instance([[0.5] * rules.K] * len(delays), delays), rules
    )


def refereed(seat, instance, rules):
    """Return the transcript of a game, or raise Wrong with what the referee says."""
    try:
        return play(seat, instance, rules)
    except IllegalMove as fault:
        raise Wrong(f"the referee stops a game with C = {rules.C}: {fault}") from None


def joined(transcript):
    """Return the rounds that were put into the tracking set."""
    return [t for t, S in enumerate(transcript.S1, start=1) if t in S]
