"""Two other games: feedback for a limited number of queries, and a limit on the expected size of the tracking set."""
