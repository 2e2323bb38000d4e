/** Whether a name matches `pattern`. * matches any characters. Case is ignored. */
export function matchesModelPattern(name: string, pattern: string): boolean {
  const text = name.toLowerCase();
  const [start = "", ...rest] = pattern.toLowerCase().split("*");
  if (!text.startsWith(start)) return false;
  const end = rest.pop();
  if (end === undefined) return text === start;
  let position = start.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return text.length - end.length >= position && text.endsWith(end);
}
