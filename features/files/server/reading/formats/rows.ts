import type { Section } from "../section.ts";

/** The usual length of the text of some rows, so that each becomes one passage. */
const mostCharacters = 1_000;
const mostRows = 40;

/** Rows as sections of some rows each. Each repeats the first row, which usually names the columns. */
export function* sectionsOfRows(rows: readonly (readonly string[])[], sheet?: string): Generator<Section> {
  const [first, ...others] = rows;
  if (!first) return;
  const head = lineOf(first);
  const placeOf = (from: number, to: number) => `${sheet ? `${sheet}, ` : ""}rows ${from}-${to}`;
  if (others.length === 0) yield { place: placeOf(1, 1), text: head };
  let lines: string[] = [];
  let from = 2;
  let characters = 0;
  for (const [index, row] of others.entries()) {
    const line = lineOf(row);
    const isFull =
      lines.length >= mostRows || (lines.length > 0 && characters + line.length > mostCharacters);
    if (isFull) {
      yield { place: placeOf(from, index + 1), text: [head, ...lines].join("\n") };
      [lines, from, characters] = [[], index + 2, 0];
    }
    lines.push(line);
    characters += line.length;
  }
  if (lines.length > 0) yield { place: placeOf(from, rows.length), text: [head, ...lines].join("\n") };
}

function lineOf(row: readonly string[]): string {
  return row.map((cell) => cell.replace(/\s+/g, " ").trim()).join(" | ");
}
