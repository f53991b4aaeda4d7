# A link between two network namespaces that takes its time and loses packets: what one end sends
# comes out at the other after DELAY milliseconds, or, of LOSS per cent, not at all. For kernels
# without netem; needs root. The ends have the addresses 10.77.0.1 and 10.77.0.2.
#   python3 lossy_link.py NAMESPACE NAMESPACE DELAY LOSS
# Prints "ready", then goes on until its input ends.
import fcntl
import heapq
import os
import random
import selectors
import struct
import subprocess
import sys
import time

TUNSETIFF, IFF_TUN_NO_PI = 0x400454CA, 0x1001


def open_end(name, namespace, address, other):
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(end, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN_NO_PI))

    def ip(*words):
        subprocess.run(["ip", *words], check=True)

    ip("link", "set", name, "netns", namespace)
    ip("-n", namespace, "address", "add", address, "peer", other, "dev", name)
    ip("-n", namespace, "link", "set", name, "up")
    return end


def main(first, second, delay, loss):
    addresses = ["10.77.0.1", "10.77.0.2"]
    ends = [
        open_end(f"damas{os.getpid() % 10000}{i}", namespace, addresses[i], addresses[1 - i])
        for i, namespace in enumerate([first, second])
    ]
    selector = selectors.DefaultSelector()
    for i, end in enumerate(ends):
        selector.register(end, selectors.EVENT_READ, ends[1 - i])
    selector.register(sys.stdin, selectors.EVENT_READ)
    lot = random.Random(1)
    on_the_way = []  # (when it comes out, number, where, packet)
    number = 0
    print("ready", flush=True)
    while True:
        now = time.monotonic()
        while on_the_way and on_the_way[0][0] <= now:
            _, _, end, packet = heapq.heappop(on_the_way)
            os.write(end, packet)
        wait = on_the_way[0][0] - now if on_the_way else None
        for key, _ in selector.select(wait):
            if key.fileobj is sys.stdin:
                return
            packet = os.read(key.fd, 65536)
            if lot.random() * 100 >= loss:
                number += 1
                heapq.heappush(on_the_way, (time.monotonic() + delay / 1000, number, key.data, packet))


main(sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4]))
