import { asSentence } from "./spoken-words.ts";

/** More rows cannot be followed by ear. */
const mostRows = 10;

/** A table row by row, each cell with its column name. The first row has the names. */
export function spokenTable([names = [], ...rows]: readonly (readonly string[])[]): string[] {
  const size = `A table of ${count(rows.length, "row")} and ${count(names.length, "column")}.`;
  const left = rows.length - mostRows;
  return [
    size,
    ...rows.slice(0, mostRows).map((cells) => spokenRow(names, cells)),
    ...(left > 0 ? [`And ${count(left, "more row")}.`] : []),
  ];
}

function spokenRow(names: readonly string[], cells: readonly string[]): string {
  const said = cells.flatMap((cell, index) => {
    if (cell === "") return [];
    const name = names[index];
    return [name ? `${name}: ${cell}` : cell];
  });
  return asSentence(said.join(", "));
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
