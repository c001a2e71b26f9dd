"""What a kernel does before its first compiled loop,
done once in the interpreter that it is forked from.
"""

from numba.core.registry import cpu_target

cpu_target.target_context.refresh()
