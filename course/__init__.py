"""The course: problem sheets, their releases and their grader."""
