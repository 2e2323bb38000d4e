import { isNumber } from "../kinds/is-number.ts";
import { readCsv } from "../kinds/read-csv.ts";
import { writeCsv } from "../kinds/write-csv.ts";

/** Without it, Excel takes letters such as ü for others. */
const byteOrderMark = "\ufeff";

/**
 * The file of a table. Whoever wrote a cell may have read it on a page, so no spreadsheet takes one for a formula: those
 * begin with an apostrophe. Negative numbers stay numbers.
 */
export function csvForSpreadsheets(content: string): string {
  const { rows, separator } = readCsv(content, Number.POSITIVE_INFINITY);
  const safe = rows.map((cells) => cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
  return byteOrderMark + writeCsv(safe, separator, "\r\n");
}

/** Spreadsheets ignore spaces before a formula, and take the wide signs of East Asian keyboards as well. */
function isFormula(cell: string): boolean {
  return /^\s*[=+\-@|＝＋－＠]|^[\t\r]/.test(cell) && cell.trim() !== "-" && !isNumber(cell);
}
