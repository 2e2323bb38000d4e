/** The cells of a table, each row as wide as the widest. The first row names the columns. */
export type Cells = readonly (readonly string[])[];

export interface Place {
  row: number;
  column: number;
}

/** At least one cell. */
export function squared(rows: Cells): Cells {
  const width = widthOf(rows);
  return (rows.length > 0 ? rows : [[]]).map((cells) => [...cells, ...blank(width - cells.length)]);
}

/** Of the widest row, at least one. */
export function widthOf(rows: Cells): number {
  return rows.reduce((widest, { length }) => Math.max(widest, length), 1);
}

/** The names of the columns stand on one line: a tab or a new line in one would be read as the end of it. */
export function withPlainNames([names = [], ...rows]: Cells): Cells {
  return [names.map((name) => name.replace(/\r\n|[\t\r\n]/g, " ")), ...rows];
}

export function withCell(cells: Cells, { row, column }: Place, text: string): Cells {
  return cells.map((line, index) => (index === row ? line.with(column, text) : line));
}

/** Puts a block of cells over those that begin at a place. The table grows where it has none. */
export function withBlock(cells: Cells, { row, column }: Place, block: Cells): Cells {
  const height = Math.max(cells.length, row + block.length);
  const grown = Array.from({ length: height }, (_, index) => {
    const [line = [], pasted = []] = [cells[index], block[index - row]];
    if (pasted.length === 0) return line;
    return [
      ...[...line, ...blank(column)].slice(0, column),
      ...pasted,
      ...line.slice(column + pasted.length),
    ];
  });
  return squared(grown);
}

export function withRowAfter(cells: Cells, row: number): Cells {
  return cells.toSpliced(row + 1, 0, blank(cells[0]?.length ?? 1));
}

export function withColumnAfter(cells: Cells, column: number): Cells {
  return cells.map((line) => line.toSpliced(column + 1, 0, ""));
}

export function withoutRow(cells: Cells, row: number): Cells {
  return squared(cells.toSpliced(row, 1));
}

export function withoutColumn(cells: Cells, column: number): Cells {
  return squared(cells.map((line) => line.toSpliced(column, 1)));
}

function blank(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => "");
}
