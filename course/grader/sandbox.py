"""The walls around a student's code: bubblewrap from outside;
three that the worker puts up before the code arrives.

bubblewrap is a view of the system that holds Python and its packages, read-only, and nothing else:
no network, no other process, no folder that can be written. seccomp allows the calls of the kernel
that are named here; all else fails with "not permitted", also what is new tomorrow. Landlock allows
reading beneath some paths. Several walls may give the same protection: what one system lacks,
another has. Numbers are those of Linux, the same on every architecture.
"""

import base64
import ctypes
import errno
import os
import shutil
import struct
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

try:
    import fcntl
    import resource
except ImportError:  # Windows has neither, and none of the walls; nothing is graded there
    resource = None

PROTECTIONS = {
    "memory": "the memory that it takes is limited",
    "processes": "it cannot start processes, threads or programs",
    "files": "it cannot read the sheets, the submissions or the results",
    "writing": "it cannot write files",
    "attributes": "it cannot empty files or change their owners, dates or permissions",
    "network": "it cannot reach the network",
    "neighbors": "it cannot signal, watch or change other processes",
}
WALLS = {
    "bubblewrap": {"files", "writing", "attributes", "network", "neighbors"},
    "limits": {"memory"},
    "landlock": {"files", "writing"},
    "seccomp": {"processes", "attributes", "network", "neighbors"},
}
SYSTEM_LIBRARIES = (
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/etc/ld.so.cache",
    "/dev/null",
    "/dev/urandom",
)
ALONE = [
    "--unshare-all",
    "--die-with-parent",
    "--cap-drop",
    "ALL",
    "--uid",
    "65534",
    "--gid",
    "65534",
]
ALLOWED = """
read readv pread64 preadv write writev lseek _llseek close close_range dup poll ppoll select pselect6
open openat access faccessat faccessat2 readlink readlinkat getcwd getdents getdents64
stat stat64 lstat lstat64 fstat fstat64 newfstatat fstatat64 statx
mmap mmap2 munmap mprotect mremap madvise brk
futex sched_yield sched_getaffinity set_robust_list rseq set_tid_address restart_syscall arch_prctl
rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack setitimer
clock_gettime clock_getres clock_nanosleep nanosleep gettimeofday time times getrusage getrandom uname sysinfo
getpid getppid gettid getuid geteuid getgid getegid getgroups
exit exit_group
"""  # noqa: E501
FCNTL = ("F_GETFD", "F_SETFD", "F_GETFL", "F_DUPFD", "F_DUPFD_CLOEXEC")
# is this a terminal, how wide is it; close on exec, or not
IOCTL = (0x5401, 0x5413, 0x5450, 0x5451)
READS_ITS_OWN = ((0, 0), (2, 0))  # of prlimit64: this process, and no new limit
# of Landlock
CREATE_RULESET = 444
ADD_RULE = 445
RESTRICT_SELF = 446
# version of Landlock: number of access rights to files; then 16
FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 4: 15}


def outside(program, without):
    """Return the words that run a program of ours in a bubble, and whether there is one;
    `without` names walls.
    """
    bubblewrap = None if "bubblewrap" in without else bubblewrap_here()
    start = [sys.executable, "-I", program]
    ours = (program, __file__, sys.executable, os.path.join(sys.prefix, "pyvenv.cfg"))
    return (
        ([*bubble(bubblewrap, [*python(), *ours]), *start], True) if bubblewrap else (start, False)
    )


@cache
def bubblewrap_here():
    """Return the path of bubblewrap, or None where there is none that works:
    some systems forbid namespaces.
    """
    path = shutil.which("bwrap")
    try:
        command = [*bubble(path, ("/usr", "/bin", "/lib", "/lib64")), "true"] if path else ["false"]
        return (
            path
            if subprocess.run(command, capture_output=True, timeout=30, check=False).returncode == 0
            else None
        )
    except (OSError, subprocess.TimeoutExpired):
        return None


def bubble(path, readable):
    """Return the words that, put before a command,
    run it in a bubble in which these paths can be read.
    """
    words = [path, *ALONE]
    for place in filter(os.path.exists, readable):
        words += [
            "--dev-bind" if place.startswith("/dev/") else "--ro-bind",
            os.path.realpath(place),
            place,
        ]
    return [*words, "--remount-ro", "/", "--chdir", "/"]


def python():
    """Return what Python needs to read: its libraries,
    its packages and the libraries of the system.
    """
    folders = {sysconfig.get_path(name) for name in ("stdlib", "platstdlib", "purelib", "platlib")}
    base = Path(sys.base_prefix) / "lib"
    return [
        *sorted(folders),
        *map(str, base.glob("*.so*")),
        *filter(os.path.exists, SYSTEM_LIBRARIES),
    ]


@cache
def calls_filter():
    """Return the filter of seccomp for this machine as text,
    or "" where there is no libseccomp (Debian: libseccomp2).

    The grader's side makes it, with libseccomp, which knows the numbers of the calls on each
    architecture.
    """
    try:
        import pyseccomp
    except (ImportError, RuntimeError, OSError):
        return ""
    made = pyseccomp.SyscallFilter(pyseccomp.ERRNO(errno.EPERM))
    rules = [(name, ()) for name in ALLOWED.split()] + [("prlimit64", READS_ITS_OWN)]
    rules += [("fcntl", ((1, getattr(fcntl, name)),)) for name in FCNTL] + [
        ("ioctl", ((1, n),)) for n in IOCTL
    ]
    for name, conditions in rules:
        # this architecture has such a call
        if pyseccomp.resolve_syscall(pyseccomp.system_arch(), name) >= 0:
            arguments = (pyseccomp.Arg(number, pyseccomp.EQ, value) for number, value in conditions)
            made.add_rule(pyseccomp.ALLOW, name, *arguments)
    with tempfile.TemporaryFile() as file:
        made.export_bpf(file)
        file.seek(0)
        return base64.b64encode(file.read()).decode()


def confine(cpu, memory, descriptors, calls, without=()):
    """Put up every inner wall that this system has, for good,
    and return the names of those that stand.

    Given are seconds of computing, MiB of address space, descriptors at once, what `calls_filter`
    returned, and the walls to leave out, so that tests can watch an attack succeed.
    """
    prctl = getattr(ctypes.CDLL(None), "prctl", None)
    if prctl is not None:  # macOS has no such call
        # PR_SET_NO_NEW_PRIVS: Landlock and seccomp need it, each of them without the other
        prctl(38, 1, 0, 0, 0)
    walls = {
        "limits": lambda: limit(cpu, memory, descriptors),
        "landlock": lambda: allow_reading(python()),
        "seccomp": lambda: allow_calls(base64.b64decode(calls)),
    }
    return [name for name, wall in walls.items() if name not in without and wall()]


def limit(cpu, memory, descriptors):
    """Lower the limits of this process, soft and hard, and tell whether the memory is limited."""
    limits = {"CPU": cpu, "NOFILE": descriptors, "FSIZE": 0, "CORE": 0, "AS": memory * 2**20}
    held = {}
    for name, value in {"NPROC": 1, **limits}.items():  # Linux does not count the processes of root
        try:
            kind = getattr(resource, f"RLIMIT_{name}")
            resource.setrlimit(kind, (value, value))
            held[name] = resource.getrlimit(kind) == (value, value)
        except (
            OSError,
            ValueError,
            AttributeError,
        ):  # macOS refuses AS; a system may not know a limit at all
            held[name] = False
    return held["AS"]


def allow_reading(paths):
    """Let this process read beneath these paths and nowhere else,
    and write nowhere. Tell whether it worked.
    """
    call = ctypes.CDLL(None).syscall
    version = call(CREATE_RULESET, None, 0, 1) if sys.platform == "linux" else 0
    if version <= 0:
        return False
    files = (1 << FILE_RIGHTS.get(version, 16)) - 1
    tcp = 0b11 * (version >= 4)
    scopes = 0b11 * (version >= 6)
    rules = struct.pack("QQQ", files, tcp, scopes)  # forbidden: all that this version knows
    ruleset = call(CREATE_RULESET, rules, 8 if version < 4 else 16 if version < 6 else 24, 0)
    for path in filter(os.path.exists, paths):
        parent = os.open(path, os.O_PATH | os.O_CLOEXEC)
        rights = 1 << 2 | os.path.isdir(path) << 3  # to read files, and folders
        call(ADD_RULE, ruleset, 1, struct.pack("=Qi", rights, parent), 0)
        os.close(parent)
    restricted = call(RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return restricted


def allow_calls(code):
    """Install a filter on calls of the kernel for this process. Tell whether it worked."""
    buffer = ctypes.create_string_buffer(code, len(code))
    program = struct.pack("HP", len(code) // 8, ctypes.addressof(buffer))
    # PR_SET_SECCOMP, SECCOMP_MODE_FILTER
    return bool(code) and ctypes.CDLL(None).prctl(22, 2, program, 0, 0) == 0
