/** CSV text of cells (RFC 4180), which `readCsv` reads as the same cells again. */
export function writeCsv(rows: readonly (readonly string[])[], separator: string, end = "\n"): string {
  return rows.map((cells) => `${lineOf(cells, separator)}${end}`).join("");
}

function lineOf(cells: readonly string[], separator: string): string {
  // A line of nothing would be no row.
  if (cells.length === 1 && cells[0] === "") return '""';
  return cells.map((cell) => (/[",;\t\r\n]/.test(cell) ? quoted(cell) : cell)).join(separator);
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
