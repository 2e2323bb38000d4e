import { commandOf, heading, type Measured, rowsOf } from "./table.ts";

const begin = "<!-- figures: begin (npm run bench -- all --readme) -->";
const end = "<!-- figures: end -->";

/** What stands between the two marks. */
export function markedPart(readme: string): string {
  const [, part] = readme.match(new RegExp(`${escaped(begin)}\n([\\s\\S]*?)${escaped(end)}`)) ?? [];
  if (part === undefined) throw new Error("The README has no marks for the figures.");
  return part;
}

/**
 * The README with what was measured now; rows of measurements that were left out stay. `benches` is the order of all.
 * Figures of two kinds of machines never stand in one table.
 */
export function withFigures(
  readme: string,
  {
    measured,
    machine,
    benches,
  }: { measured: readonly Measured[]; machine: string; benches: readonly string[] },
): string {
  const old = markedPart(readme);
  const kept = benches.filter((bench) => measured.every((one) => one.bench !== bench));
  const keptRows = new Map(kept.map((bench) => [bench, rowsFor(bench, old)]));
  const line = `On ${machine}:`;
  if ([...keptRows.values()].some((rows) => rows.length > 0) && !old.includes(line)) {
    throw new Error("The other figures were measured on another kind of machine: measure all of them.");
  }
  const rows = benches.flatMap((bench) => {
    const now = measured.find((one) => one.bench === bench);
    return now ? rowsOf(now) : (keptRows.get(bench) ?? []);
  });
  const written = `${begin}\n${[line, "", heading, ...rows].join("\n")}\n${end}`;
  return readme.replace(`${begin}\n${old}${end}`, () => written);
}

function rowsFor(bench: string, part: string): string[] {
  return part.split("\n").filter((row) => row.endsWith(`| \`${commandOf(bench)}\` |`));
}

function escaped(text: string): string {
  return text.replaceAll(/[()]/g, "\\$&");
}
