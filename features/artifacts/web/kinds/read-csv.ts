/** The cells of CSV text (RFC 4180), at most `mostRows` rows, and how many rows there are. A semicolon separates, too. */
export function readCsv(text: string, mostRows: number): { rows: string[][]; count: number } {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let [row, cell, isQuoted, count] = [[] as string[], "", false, 0];
  const endRow = () => {
    row.push(cell);
    if (row.length > 1 || cell !== "") {
      count++;
      if (rows.length < mostRows) rows.push(row);
    }
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[at++];
      else isQuoted = false;
    } else if (character === '"' && cell === "") isQuoted = true;
    else if (character === separator) {
      row.push(cell);
      cell = "";
    } else if (character === "\n") endRow();
    else if (character !== "\r") cell += character;
  }
  endRow();
  return { rows, count };
}

/** That of the first line. */
function separatorOf(text: string): string {
  const [first = ""] = text.split("\n", 1);
  return first.includes(";") && !first.includes(",") ? ";" : ",";
}
