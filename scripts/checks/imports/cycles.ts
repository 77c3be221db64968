/** A pair "from imports to". */
export type Need = readonly [from: string, to: string];

/**
 * Groups that import each other in a cycle, each as its shortest path (`["a", "b", "a"]`), one per strongly connected
 * component. A name that imports itself is not a cycle.
 */
export function findCycles(needs: readonly Need[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of needs) if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  const seen = new Set<string>();
  const cycles: string[][] = [];
  for (const start of [...next.keys()].sort()) {
    if (seen.has(start)) continue;
    const way = shortestWay(next, start, start);
    if (way === undefined) continue;
    for (const name of reachable(next, start)) if (reachable(next, name).has(start)) seen.add(name);
    cycles.push(way);
  }
  return cycles;
}

function reachable(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const to of next.get(name) ?? [])
      if (!found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}

function shortestWay(
  next: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  goal: string,
): string[] | undefined {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways)
      for (const to of next.get(way.at(-1) ?? start) ?? []) {
        if (to === goal) return [...way, to];
        if (seen.has(to)) continue;
        seen.add(to);
        longer.push([...way, to]);
      }
    ways = longer;
  }
  return undefined;
}
