import type { Sections } from "../section.ts";
import { sectionsOfRows } from "./rows.ts";

/** The rows of a CSV or TSV. Cells are text: nothing in them is computed. */
export function readCsv(text: string): Sections {
  return { pageCount: null, sections: sectionsOfRows(rowsOf(text, separatorOf(text))) };
}

/** The most frequent separator of the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t", "|"].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}
