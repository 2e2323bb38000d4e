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

/** That of the first line, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  const first = line.replaceAll(/"[^"]*"/g, "");
  return [",", ";", "\t"].find((separator) => first.includes(separator)) ?? ",";
}
