/**
 * Closes markup that is still open at the end of a growing text. The text then looks final from the first
 * character, and raw markers never flash up.
 */
export function repairTail(text: string): string {
  const lines = text.split("\n");
  while (lines.length > 1 && beginning.test(lines.at(-1) ?? "")) lines.pop();
  const last = lines.at(-1) ?? "";
  if (/^\s{0,3}#{1,6}\s*$/.test(last)) return lines.slice(0, -1).join("\n");
  if (isTable(lines)) return completeTable(lines);
  const start = startOfParagraph(lines);
  const before = lines.slice(0, start).join("\n");
  const repaired = closeEmphasis(closeCode(dropOpenLink(lines.slice(start).join("\n"))));
  return start > 0 ? `${before}\n${repaired}` : repaired;
}

/** A line that may still become something else: an item, a heading underline, a fence. */
const beginning = /^\s*(?:-{1,2}|=+|#{1,6}|\*{1,2}|_{1,2}|~{1,2}|`{1,2})\s*$/;

function isTable(lines: readonly string[]): boolean {
  return lines.length <= 2 && /^\s*\|.*\S/.test(lines[0] ?? "") && lines.every((line) => /^\s*\|/.test(line));
}

/** A table needs its second line. Until it arrives, one is added. */
function completeTable(lines: readonly string[]): string {
  const [head = "", rule] = lines;
  if (rule !== undefined && !/^[\s|:-]*$/.test(rule)) return lines.join("\n");
  const whole = head.trimEnd().endsWith("|") && head.trim().length > 1 ? head : `${head} |`;
  const cellCount = whole
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/).length;
  return `${whole}\n|${" --- |".repeat(cellCount)}`;
}

/** Emphasis does not cross blank lines or list items, so only the part after the last one matters. */
function startOfParagraph(lines: readonly string[]): number {
  for (let index = lines.length - 1; index > 0; index -= 1) {
    const line = lines[index] ?? "";
    if (/^\s*(?:[-+*]|\d{1,9}[.)]|>|\|)\s/.test(line) || line.startsWith("|")) return index;
    if (line.trim() === "") return Math.min(index + 1, lines.length - 1);
  }
  return 0;
}

/** `[text](addr` shows as its text until the URL is complete. An image shows nothing until then. */
function dropOpenLink(text: string): string {
  const open = /(!?)\[((?:[^[\]`\n]|`[^`\n]*`)*)(?:\](?:\([^()\n]*(?:\([^()\n]*\)?)?)?)?$/.exec(text);
  if (!open || isInsideCode(text, open.index)) return text;
  const isWhole = open[0].endsWith("]");
  if (isWhole && !open[1]) return text;
  return text.slice(0, open.index) + (open[1] ? "" : open[2]);
}

function closeCode(text: string): string {
  const trimmed = text.replace(/(?<!`)`$/, (tick) => (isInsideCode(text, text.length - 1) ? tick : ""));
  return isInsideCode(trimmed, trimmed.length) ? `${trimmed}\`` : trimmed;
}

function isInsideCode(text: string, end: number): boolean {
  return (text.slice(0, end).match(/(?<!\\)`/g)?.length ?? 0) % 2 === 1;
}

function closeEmphasis(text: string): string {
  const plain = text.replace(/`[^`]*`/g, (code) => "x".repeat(code.length));
  const open: string[] = [];
  let lonely = 0;
  for (const mark of plain.matchAll(
    /(?<!\\)(\*{1,3}|~~|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}_]))/gu,
  )) {
    const sign = mark[0];
    const rest = plain.slice(mark.index + sign.length);
    if (open.at(-1) === sign && !/\s/.test(plain[mark.index - 1] ?? " ")) open.pop();
    else if (open.at(-1) === `${sign}${sign.slice(0, 1)}` && rest === "") lonely = sign.length;
    else if (/^\S/.test(rest)) open.push(sign);
    else if (rest === "") lonely = sign.length;
  }
  const kept = lonely > 0 ? text.slice(0, text.length - lonely) : text;
  const closing = open.reverse().join("");
  return closing ? `${kept.trimEnd()}${closing}` : kept;
}
