/** `(a,"b,c")` as its items; undefined when the parentheses or quotes do not close. */
export function parseList(text: string): string[] | undefined {
  if (!text.startsWith("(") || !text.endsWith(")")) return undefined;
  const inner = text.slice(1, -1);
  if (inner === "") return [];
  const items: string[] = [];
  const item = /(?:"((?:[^"\\]|\\.)*)"|([^",][^,]*|))(,|$)/sy;
  while (item.lastIndex <= inner.length) {
    const [whole, quoted, plain, end] = item.exec(inner) ?? [];
    if (whole === undefined) return undefined;
    items.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll(/\\(.)/gs, "$1"));
    if (end === "") return items;
  }
  return undefined;
}
