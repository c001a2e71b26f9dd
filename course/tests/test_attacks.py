"""Forty attacks more, with bubblewrap and without, as root and as another user:
none does what it tries.

Each does one forbidden thing in the function `probe` and returns "done". Those of `test_hostile.py`
have controls, in which the same attack succeeds when its wall is down; here the walls are tried as
they stand, in both ways.
"""

import json
import os
import subprocess
import sys

import pytest

from course.grader.release import ROOT
from course.grader.student import Limits, Student, StudentFault

LIMITS = Limits(call=5, load=20, statement=5, total=30, patience=10)
RAW = "import ctypes\nlibc = ctypes.CDLL(None, use_errno=True)\n"
CALL = RAW + "assert libc.syscall({}) >= 0, 'Error'"
ATTACKS = {
    "clone3": CALL.format("435, 0, 0"),
    "vfork": CALL.format("58"),
    "execveat": CALL.format("322, -100, b'/bin/true', 0, 0, 0"),
    "memfd_create": CALL.format("319, b'x', 0"),
    "io_uring_setup": CALL.format("425, 8, 0"),
    "bpf": CALL.format("321, 0, 0, 0"),
    "perf_event_open": CALL.format("298, 0, 0, -1, -1, 0"),
    "userfaultfd": CALL.format("323, 0"),
    "keyctl": CALL.format("250, 0, -3, 0"),
    "add_key": CALL.format("248, b'user', b'x', b'y', 1, -3"),
    "ptrace itself": CALL.format("101, 0, 0, 0, 0"),
    "process_vm_readv": CALL.format("310, 1, 0, 0, 0, 0, 0"),
    "unshare": CALL.format("272, 0x10000000"),
    "setns": CALL.format("308, 0, 0"),
    "mount": CALL.format("165, b'none', b'/tmp', b'tmpfs', 0, 0"),
    "pivot_root": CALL.format("155, b'/', b'/'"),
    "chroot": CALL.format("161, b'/'"),
    "socket": CALL.format("41, 2, 1, 0"),
    "socketpair": CALL.format("53, 1, 1, 0, 0"),
    "raw socket": CALL.format("41, 17, 3, 0"),
    "netlink": CALL.format("41, 16, 3, 0"),
    "personality": CALL.format("135, 0x40000"),
    "kexec_load": CALL.format("246, 0, 0, 0, 0"),
    "reboot": CALL.format("169, 0, 0, 0, 0"),
    "sethostname": CALL.format("170, b'x', 1"),
    "settimeofday": CALL.format("164, 0, 0"),
    "quotactl": CALL.format("179, 0, 0, 0, 0"),
    "pidfd_open": CALL.format("434, 1, 0"),
    "pidfd_send_signal": CALL.format("424, 0, 0, 0, 0"),
    "name_to_handle_at": CALL.format("303, -100, b'/', 0, 0, 0"),
    "fanotify_init": CALL.format("300, 0, 0"),
    "inotify_init1": CALL.format("294, 0"),
    "link": "import os\nos.link('/etc/hostname', '/tmp/hostname')",
    "symlink": "import os\nos.symlink('/etc/passwd', '/tmp/passwd')",
    "rename": "import os\nos.rename('/tmp', '/tmq')",
    "a named pipe": "import os\nos.mkfifo('/tmp/pipe')",
    "extended attributes": "import os\nos.setxattr('/usr/lib', 'user.x', b'y')",
    "a shared memory segment": (
        "from multiprocessing import shared_memory as s\ns.SharedMemory(create=True, size=9)"
    ),
    "a pool of processes": "from multiprocessing import Pool\nPool(2).map(abs, [1])",
    "a thread pool": (
        "from concurrent.futures import ThreadPoolExecutor as T\nT(2).submit(abs, 1).result()"
    ),
    "the passwords": "open('/etc/shadow').read()",
    "the users": "assert len(open('/etc/passwd').read()) < 0, 'Error'",
    "another process": "assert open('/proc/1/cmdline').read() == 'x', 'Error'",
    "its own memory map as a file": "open('/proc/self/mem', 'r+b')",
    "a keyboard": "open('/dev/tty', 'w')",
    "the kernel's messages": "open('/dev/kmsg').read(1)",
    "the grader's folder": "import os\nassert os.listdir({root!r}) == 'x', 'Error'",
    "a secret": "import os\nassert 'COURSE_SECRET' in os.environ, 'Error'",
    "a core file": "import resource as r\nr.setrlimit(r.RLIMIT_CORE, (1, 1))",
}


def outcome(attack, without):
    """Return what an attack comes to."""
    lines = "".join(
        f"    {line}\n"
        for line in attack.replace("{root!r}", repr(str(ROOT / "course"))).splitlines()
    )
    code = "def probe():\n" + lines + "    return 'done'"
    with Student([("cell 1", code)], LIMITS, without=without) as student:
        try:
            return student.call("probe")
        except StudentFault as fault:
            return str(fault)


@pytest.mark.parametrize("without", [(), ("bubblewrap",)], ids=["with bubblewrap", "without"])
@pytest.mark.parametrize("name", ATTACKS)
def test_attack_fails(name, without):
    found = outcome(ATTACKS[name], without)
    assert found != "done"
    assert "Error" in found


def test_there_are_forty():
    assert len(ATTACKS) >= 40


SCRIPT = """
import json, sys
from course.tests.test_attacks import ATTACKS, outcome
from course.grader.grade import missing_protections
names = json.loads(sys.argv[1])
walls = (), ("bubblewrap",)
found = {f"{name} {without}": outcome(ATTACKS[name], without) for name in names for without in walls}
print(json.dumps([sorted(missing_protections()), found]))
"""  # noqa: E501


def test_another_user_than_root_has_the_same_walls():
    if os.getuid() != 0:
        pytest.skip("these tests run as another user already")
    names = json.dumps([*ATTACKS][::4])
    try:
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, names],
            capture_output=True,
            text=True,
            cwd="/",
            env={
                "PATH": os.environ["PATH"],
                "PYTHONPATH": f"{ROOT}:{ROOT}/src",
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            user=65534,
            group=65534,
            extra_groups=[],
            check=False,
        )
    except PermissionError:
        pytest.skip("this Python cannot be run by another user")
    if "ermission" in done.stderr and not done.stdout:
        pytest.skip("this checkout cannot be read by another user")
    missing, found = json.loads(done.stdout)
    assert missing == [], done.stderr
    assert not [name for name, said in found.items() if "Error" not in said]
