/** Columns of parts that use each other: a part stands left of everything that it uses, as far right as that allows. */
export function rankByUse(
  ids: readonly string[],
  uses: (id: string) => readonly string[],
): Map<string, number> {
  const depths = new Map<string, number>();
  const depthOf = (id: string, path: readonly string[]): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    // The graph has no cycle; a wrong one is still drawn.
    const next = uses(id).filter((used) => !path.includes(used));
    const depth = next.reduce((most, used) => Math.max(most, depthOf(used, [...path, id]) + 1), 0);
    depths.set(id, depth);
    return depth;
  };
  const deepest = ids.reduce((most, id) => Math.max(most, depthOf(id, [])), 0);
  return new Map(ids.map((id) => [id, deepest - depthOf(id, [])]));
}
