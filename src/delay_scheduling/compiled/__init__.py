"""What runs compiled: elementary functions, the loop of the learner,
the tracking set. Loaded when needed.
"""
