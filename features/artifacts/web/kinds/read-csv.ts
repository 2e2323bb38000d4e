export interface ReadCsv {
  rows: string[][];
  /** Of all rows, also those that are not kept. */
  count: number;
  separator: string;
}

interface ReadOptions {
  separator?: string;
  keepsEmptyLines?: boolean;
}

/**
 * The cells of CSV text (RFC 4180), at most `mostRows` rows. Empty lines are left out. Semicolons and tabs separate, too,
 * where the first line has them.
 */
export function readCsv(text: string, mostRows: number, options: ReadOptions = {}): ReadCsv {
  const { separator = separatorOf(text), keepsEmptyLines = false } = options;
  const rows: string[][] = [];
  let [row, cell, isQuoted, wasQuoted, count] = [[] as string[], "", false, false, 0];
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.length > 1 || row[0] !== "" || wasQuoted || keepsEmptyLines) {
      count++;
      if (rows.length < mostRows) rows.push(row);
    }
    [row, wasQuoted] = [[], false];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (character === '"' && cell === "") [isQuoted, wasQuoted] = [true, true];
    else if (character === separator) endCell();
    else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  endRow();
  return { rows, count, separator };
}

const separators = [",", ";", "\t"];

/** That of the first row, outside of quotes, which may go over several lines. */
function separatorOf(text: string): string {
  const found = new Set<string>();
  let [isQuoted, isCellEmpty] = [false, true];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (isQuoted) isQuoted = character !== '"';
    else if (character === "\n") break;
    else if (character === '"' && (isCellEmpty || text[at - 1] === '"')) isQuoted = true;
    else if (separators.includes(character)) found.add(character);
    isCellEmpty = !isQuoted && separators.includes(character);
  }
  return separators.find((separator) => found.has(separator)) ?? ",";
}
