/** Imports of each file. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import one another, each sorted: Tarjan's strongly connected components of two or more.
 */
export function importCircles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const circles: string[][] = [];
  const visit = (file: string): void => {
    const own = index.size;
    index.set(file, own);
    lowest.set(file, own);
    stack.push(file);
    onStack.add(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (onStack.has(next)) lowest.set(file, Math.min(lowest.get(file) ?? own, lowest.get(next) ?? own));
    }
    if (lowest.get(file) !== own) return;
    const group = stack.splice(stack.indexOf(file));
    for (const member of group) onStack.delete(member);
    if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}
