"""Two other games: feedback for a limited number of queries, and a limit on the expected size of the tracking set."""

from delay_scheduling.variants import expected_capacity, label_efficient

__all__ = ["expected_capacity", "label_efficient"]
