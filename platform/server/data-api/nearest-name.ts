const leastLikeness = 0.75;

/** The most similar of `names`, if it is similar enough for a "did you mean". */
export function nearestName(names: string[], name: string): string | undefined {
  const scored = names.map((candidate) => ({ candidate, likeness: likeness(candidate, name.slice(0, 100)) }));
  scored.sort((one, other) => other.likeness - one.likeness);
  return scored.find((one) => one.likeness >= leastLikeness)?.candidate;
}

function likeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
