import { readCsv } from "../../kinds/read-csv.ts";
import type { Cells } from "./cells.ts";

/** What was copied in a spreadsheet: lines of cells with tabs between them, in quotes where a cell has lines itself. */
export function readPasted(text: string): Cells {
  const lines = text.replace(/\r?\n$/, "");
  return readCsv(lines, Number.POSITIVE_INFINITY, { separator: "\t", keepsEmptyLines: true }).rows;
}

/** Whether it is more than one cell. */
export function isBlock(text: string): boolean {
  const cells = readPasted(text);
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1;
}
