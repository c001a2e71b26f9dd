"""Draw a graph without cycles in rows: what is used above what uses it.

The method is Sugiyama's: give every node a row, put a dummy node into each row that an edge
crosses, order the rows so that few edges cross, then move the nodes under one another as far as
their widths allow.
"""

from dataclasses import dataclass
from graphlib import TopologicalSorter
from itertools import pairwise
from statistics import fmean

import numpy as np

from proofbook.errors import require

SWEEPS = 60
DUMMY = 14.0  # width left for an edge that passes between two nodes


@dataclass(frozen=True)
class Layout:
    """Places of the nodes, and of the points through which each edge runs.

    rows : list of rows, each a list of nodes from left to right.
    x : dict from nodes to the horizontal middle.
    edges : dict from (used, user) to the points (row, x) of the edge, from top to bottom.
    """

    rows: list
    x: dict
    edges: dict


def layout(uses, band, widths, width):
    """Return the layout of a graph.

    Parameters
    ----------
    uses : dict from each node to the nodes that it uses. No cycles.
    band : dict from each node to the number of its band, 0, 1, ...; bands stand below one another.
        A node that uses one
        of a lower band is moved there.
    widths : dict from each node to its width, gap included.
    width : of the drawing. No row of nodes is wider.
    """
    require(max(widths.values()) <= width, "width", f"at least {max(widths.values())}", width)
    drawn = without_shortcuts(uses)
    row = rows_of(uses, band, widths, width)
    # from its two ends, and between them a dummy node for each row that an edge crosses
    chains = {}
    for user in uses:
        for used in drawn[user]:
            crossed = ((used, user, place) for place in range(row[used] + 1, row[user]))
            chains[used, user] = [used, *crossed, user]
    graph = Rows(row, chains, widths)
    graph.order()
    x = graph.positions(width)
    edges = {edge: [(graph.row[node], x[node]) for node in nodes] for edge, nodes in chains.items()}
    return Layout(
        [[node for node in line if node in uses] for line in graph.lines],
        {n: x[n] for n in uses},
        edges,
    )


def without_shortcuts(uses):
    """Drop each edge that a longer way replaces."""
    above = {}
    for node in TopologicalSorter(uses).static_order():
        above[node] = set(uses[node]).union(*(above[used] for used in uses[node]))
    return {
        node: [u for u in uses[node] if not any(u in above[other] for other in uses[node])]
        for node in uses
    }


def rows_of(uses, band, widths, width):
    """Return the row of each node: below all that it uses, in its band, where there is still
    space.
    """
    band = lowered(uses, band)
    row = {}
    free = {}
    first = 0
    for number in sorted(set(band.values())):
        for node in TopologicalSorter(uses).static_order():
            if band[node] == number:
                place = max([first, *(row[used] + 1 for used in uses[node])])
                while free.get(place, width) < widths[node]:
                    place += 1
                row[node], free[place] = place, free.get(place, width) - widths[node]
        first = max(row.values()) + 1
    return row


def lowered(uses, band):
    """Return the bands after each node has been moved down to the lowest band of what it uses."""
    moved = {}
    for node in TopologicalSorter(uses).static_order():
        moved[node] = max([band[node], *(moved[used] for used in uses[node])])
    return moved


class Rows:
    """The rows with their dummy nodes, and the neighbors of each node above and below."""

    def __init__(self, row, chains, widths):
        dummies = {node: node[2] for nodes in chains.values() for node in nodes[1:-1]}
        self.row = {**row, **dummies}
        self.width = {**widths, **dict.fromkeys(dummies, DUMMY)}
        self.lines = [
            [n for n in self.row if self.row[n] == place]
            for place in range(max(self.row.values()) + 1)
        ]
        self.above = {n: [] for n in self.row}
        self.below = {n: [] for n in self.row}
        for nodes in chains.values():
            for upper, lower in pairwise(nodes):
                self.above[lower].append(upper)
                self.below[upper].append(lower)

    def order(self):
        """Sort each row by the mean place of its neighbors, down and up in turn;
        keep the order that crosses least.
        """
        best = [*map(list, self.lines)]
        fewest = self.crossings()
        place = {n: k for line in self.lines for n, k in places(line).items()}
        for sweep in range(2 * SWEEPS):
            neighbors = self.above if sweep % 2 == 0 else self.below
            for line in self.lines if sweep % 2 == 0 else self.lines[::-1]:
                line.sort(
                    key=lambda n, near=neighbors: fmean([place[m] for m in near[n]] or [place[n]])
                )
                place |= places(line)
            if self.crossings() < fewest:
                best = [*map(list, self.lines)]
                fewest = self.crossings()
        self.lines = best

    def crossings(self):
        """Count the crossings between neighboring rows."""
        place = {n: k for line in self.lines for k, n in enumerate(line)}
        count = 0
        for line in self.lines[:-1]:
            pairs = np.array([(place[n], place[m]) for n in line for m in self.below[n]]).reshape(
                -1, 2
            )
            left = pairs[:, 0]
            right = pairs[:, 1]
            count += int(((left[:, None] < left) & (right[:, None] > right)).sum())
        return count

    def positions(self, width):
        """Return the horizontal middle of each node:
        as near to the mean of its neighbors as the widths allow.
        """
        x = {
            n: width * (k + 1) / (len(line) + 1) for line in self.lines for k, n in enumerate(line)
        }
        for sweep in range(2 * SWEEPS):
            for line in self.lines if sweep % 2 == 0 else self.lines[::-1]:
                around = [[x[m] for m in self.above[n] + self.below[n]] or [x[n]] for n in line]
                x.update(
                    zip(line, self.spread(line, [fmean(xs) for xs in around], width), strict=True)
                )
        return x

    def spread(self, line, wanted, width):
        """Return the middles closest to those wanted that keep the order of a row, its widths,
        and the drawing's.
        """
        widths = np.array([self.width[n] for n in line])
        offset = np.cumsum(widths) - widths / 2
        free = max(0.0, width - widths.sum())
        fitted = monotone(np.array(wanted) - offset)
        return (np.clip(fitted, 0, free) + offset).tolist()


def monotone(values):
    """Return the numbers closest to these that never decrease:
    neighbors that do are replaced by their mean.
    """
    pools = []
    for value in values:
        pools.append((float(value), 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (high, n), (low, m) = pools.pop(), pools.pop()
            pools.append(((low * m + high * n) / (m + n), m + n))
    return [mean for mean, count in pools for _ in range(count)]


def places(line):
    """Return where each node of a row is, from 0 to 1."""
    return {n: k / max(1, len(line) - 1) for k, n in enumerate(line)}
