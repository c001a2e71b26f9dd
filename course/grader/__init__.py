"""The grader of the problem sheets. It never imports or runs code of students:
only the sandboxed worker does.
"""
