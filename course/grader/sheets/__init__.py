"""What is scored on each problem sheet: one module a sheet, with EXERCISES for the grader."""
