export type CsvCell = string | number | null;

/** One line of CSV (RFC 4180) with its end. People chose some of the text, so formulas are escaped for spreadsheets. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(quote).join(",")}\r\n`;
}

function quote(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
