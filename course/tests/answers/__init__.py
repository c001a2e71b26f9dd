"""Wrong answers that a student might give, one module a sheet: slips in the model answers,
and what each deserves.
"""
