"""A filter on calls of the kernel: no second process or thread, program, network, signal, or change of a file's owner.

The filter is a small program for the kernel (classic BPF): it compares the number of each call with the list below, and
a call on the list fails with "not permitted". It holds for good. Numbers differ between architectures; on an unknown
one there is no filter.
"""

import ctypes
import errno
import platform
import struct
import sys

X86_64, AARCH64 = 0, 1  # columns of the table
COLUMN = {"x86_64": X86_64, "aarch64": AARCH64}
AUDIT_ARCH = (0xC000003E, 0xC00000B7)
X32_CALLS = 0x40000000  # a second set of numbers on x86_64

DENIED = {  # None: no such call on this architecture
    # processes, threads, programs
    "fork": (57, None),
    "vfork": (58, None),
    "clone": (56, 220),
    "clone3": (435, 435),
    "execve": (59, 221),
    "execveat": (322, 281),
    "setsid": (112, 157),
    "setpgid": (109, 154),
    # network
    "socket": (41, 198),
    "socketpair": (53, 199),
    # signals
    "kill": (62, 129),
    "tkill": (200, 130),
    "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138),
    "rt_tgsigqueueinfo": (297, 240),
    "pidfd_open": (434, 434),
    "pidfd_send_signal": (424, 424),
    "pidfd_getfd": (438, 438),
    # other processes of the same user
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "process_vm_writev": (311, 271),
    "process_madvise": (440, 440),
    "process_mrelease": (448, 448),
    "kcmp": (312, 272),
    "setpriority": (141, 140),
    "ioprio_set": (251, 30),
    "sched_setaffinity": (203, 122),
    "sched_setscheduler": (144, 119),
    "sched_setparam": (142, 118),
    "sched_setattr": (314, 274),
    "migrate_pages": (256, 238),
    "move_pages": (279, 239),
    # memory and messages that outlive a process, or that no limit counts
    "memfd_create": (319, 279),
    "memfd_secret": (447, 447),
    "shmget": (29, 194),
    "semget": (64, 190),
    "msgget": (68, 186),
    "mq_open": (240, 180),
    "add_key": (248, 217),
    "request_key": (249, 218),
    "keyctl": (250, 219),
    # what Landlock lets pass: emptying a file, and its owner, date, permissions and attributes
    "truncate": (76, 45),
    "chmod": (90, None),
    "fchmod": (91, 52),
    "fchmodat": (268, 53),
    "fchmodat2": (452, 452),
    "chown": (92, None),
    "fchown": (93, 55),
    "lchown": (94, None),
    "fchownat": (260, 54),
    "utime": (132, None),
    "utimes": (235, None),
    "futimesat": (261, None),
    "utimensat": (280, 88),
    "setxattr": (188, 5),
    "lsetxattr": (189, 6),
    "fsetxattr": (190, 7),
    "setxattrat": (463, 463),
    "removexattr": (197, 14),
    "lremovexattr": (198, 15),
    "fremovexattr": (199, 16),
    "removexattrat": (466, 466),
    "file_setattr": (469, 469),
    # another view of the system
    "unshare": (272, 97),
    "setns": (308, 268),
    "mount": (165, 40),
    "umount2": (166, 39),
    "pivot_root": (155, 41),
    "chroot": (161, 51),
    "open_tree": (428, 428),
    "move_mount": (429, 429),
    "fsopen": (430, 430),
    "mount_setattr": (442, 442),
    "open_by_handle_at": (304, 265),
    # corners of the kernel that get around the rest
    "io_uring_setup": (425, 425),
    "bpf": (321, 280),
    "perf_event_open": (298, 241),
    "userfaultfd": (323, 282),
    "fanotify_init": (300, 262),
}
FCNTL, PRLIMIT = (72, 25), (302, 261)
F_SETOWN, F_SETSIG, F_SETOWN_EX = 8, 10, 15  # would let a pipe send a signal to the grader

LOAD, JUMP_EQUAL, JUMP_AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
NUMBER, ARCH, ARGUMENTS = 0, 4, 16  # places in the data that the kernel hands to the filter
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | errno.EPERM
PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2


class Program(ctypes.Structure):
    """A filter, as the kernel takes it."""

    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p)]


def restrict():
    """Install the filter for this process. Tell whether it worked."""
    column = COLUMN.get(platform.machine())
    if sys.platform != "linux" or column is None:
        return False
    code = filter_program(column)
    buffer = ctypes.create_string_buffer(code, len(code))
    program = Program(len(code) // 8, ctypes.cast(buffer, ctypes.c_void_p))
    return ctypes.CDLL(None).prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0) == 0


def filter_program(column):
    """Return the filter for one architecture: eight bytes an instruction."""
    steps = [(LOAD, 0, 0, ARCH), (JUMP_EQUAL, 1, 0, AUDIT_ARCH[column]), (RETURN, 0, 0, REFUSE)]
    steps += [(LOAD, 0, 0, NUMBER), (JUMP_AT_LEAST, 0, 1, X32_CALLS), (RETURN, 0, 0, REFUSE)]
    for numbers in DENIED.values():
        if numbers[column] is not None:
            steps += refuse_if_equal(numbers[column])
    steps += [(JUMP_EQUAL, 0, 8, FCNTL[column]), (LOAD, 0, 0, ARGUMENTS + 8)]
    steps += refuse_if_equal(F_SETOWN) + refuse_if_equal(F_SETSIG) + refuse_if_equal(F_SETOWN_EX)
    steps += [(RETURN, 0, 0, ALLOW)]
    steps += [(JUMP_EQUAL, 0, 3, PRLIMIT[column]), (LOAD, 0, 0, ARGUMENTS)]
    steps += [(JUMP_EQUAL, 1, 0, 0), (RETURN, 0, 0, REFUSE), (RETURN, 0, 0, ALLOW)]
    return b"".join(struct.pack("HBBI", *step) for step in steps)


def refuse_if_equal(value):
    """Return the two instructions that refuse the call if the loaded number is this one."""
    return [(JUMP_EQUAL, 0, 1, value), (RETURN, 0, 0, REFUSE)]
