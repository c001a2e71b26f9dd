"""What runs compiled: elementary functions, lanes, the loop of the learner, the tracking set. Loaded when needed."""
