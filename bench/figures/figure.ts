import { appendFileSync } from "node:fs";

/** One thing that a measurement found out. */
export interface Figure {
  name: string;
  /** One, or several that belong together, as p50 and p95. */
  values: readonly number[];
  unit: string;
  /** What is wanted of the value at `of`, the first unless said. */
  aim?: { atMost?: number; atLeast?: number; of?: number };
  /** What was measured in the same run, and how many times its value this is. */
  baseline?: { name: string; ratio: number };
}

/** Hands figures to `npm run bench -- all`, which names a file for them; alone, a measurement only prints. */
export function noteFigures(...figures: Figure[]): void {
  const file = process.env.BENCH_FIGURES;
  if (!file) return;
  for (const figure of figures) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export function isMet({ values, aim }: Figure): boolean {
  const value = values[aim?.of ?? 0] ?? Number.NaN;
  const { atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY } = aim ?? {};
  return value <= atMost && value >= atLeast;
}
