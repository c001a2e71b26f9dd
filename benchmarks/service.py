"""Requests a second of the worked service (`examples/service`), over HTTP on the loopback,
each with its transaction.

One client asks, waits for the answer, and asks again; half of the requests are decisions, half are
conversions. What is printed: requests a second, the slowest answers, and the size of the player's
state.

    python benchmarks/service.py             4,000 requests
    python benchmarks/service.py 20000
"""

import http.client
import json
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST = 100_000  # requests: a bounded load
START = "from examples.service.app import create; import sys, uvicorn; "
START += "uvicorn.run(create(sys.argv[1]), port=0, access_log=False)"


def timed(port, requests):
    """Return the seconds of each request."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    seconds = []
    for i in range(requests):
        visitor = {"visitor": f"v{i // 2}"}
        name, body = (
            ("decide", visitor)
            if i % 2 == 0
            else ("observe", visitor | {"loss": float(i % 3 == 0)})
        )
        begun = time.perf_counter()
        connection.request("POST", f"/{name}", json.dumps(body))
        answer = connection.getresponse()
        answer.read()
        seconds.append(time.perf_counter() - begun)
        if answer.status != 200:
            raise SystemExit(f"request {i}: expected status 200, received {answer.status}")
    return sorted(seconds[2:])  # the first two load compiled code


def main():
    """Start the service, ask, and print."""
    requests = int(sys.argv[1]) if len(sys.argv) > 1 else 4000
    if not 4 <= requests <= MOST:
        raise SystemExit(f"requests: expected 4 to {MOST}, received {requests}")
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/load.db"
        server = subprocess.Popen(
            [sys.executable, "-c", START, path], cwd=ROOT, stderr=subprocess.PIPE, text=True
        )
        try:
            port = next(
                int(found[1])
                for line in server.stderr
                if (found := re.search(r"127\.0\.0\.1:(\d+)", line))
            )
            seconds = timed(port, requests)
        finally:
            server.kill()
            server.wait()
        connection = sqlite3.connect(path)
        (state,) = connection.execute("select length(saved) from state").fetchone()
        connection.close()
    print(f"{len(seconds) / sum(seconds):,.0f} requests a second, one after another")
    for share in (0.5, 0.99, 1.0):
        print(f"{share:.0%} within {1e3 * seconds[int(share * (len(seconds) - 1))]:.1f} ms")
    print(f"state: {state:,} bytes")


if __name__ == "__main__":
    main()
