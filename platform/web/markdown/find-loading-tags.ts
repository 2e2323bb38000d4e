/** The used parts of a string. Tests count the accesses. */
export type Characters = Pick<string, "length" | "charAt" | "slice">;

export interface LoadingTag {
  start: number;
  /** Index after the last character of the tag. */
  end: number;
  /** The URL that the tag would load. */
  address: string;
}

const loadingElements = new Set(
  "img image picture source video audio track iframe embed object svg use input link body table td".split(
    " ",
  ),
);
const addressName = /(?:src|srcset|poster|data|href|background)$/i;

/**
 * Finds the tags that would make a browser load something. The HTML may be hostile, so it is scanned once
 * from left to right without backtracking: linear time.
 */
export function findLoadingTags(html: Characters): LoadingTag[] {
  const tags: LoadingTag[] = [];
  let at = 0;
  while (at < html.length) {
    const start = at;
    at += 1;
    if (html.charAt(start) !== "<") continue;
    const name = readWhile(html, at, (character) => /\w/.test(character));
    at += name.length;
    if (!loadingElements.has(name.toLowerCase())) continue;
    const { end, address } = readAttributes(html, at);
    if (address !== undefined) tags.push({ start, end, address });
    at = end;
  }
  return tags;
}

/** The first URL among the attributes, starting at `from`, and the end of the tag. */
function readAttributes(html: Characters, from: number): { end: number; address: string | undefined } {
  let at = from;
  let address: string | undefined;
  while (at < html.length) {
    const character = html.charAt(at);
    if (character === ">") return { end: at + 1, address };
    if (character === "<") return { end: at, address };
    const name = readWhile(html, at, (next) => !/[\s=>/<]/.test(next));
    at += Math.max(name.length, 1);
    if (name === "") continue;
    const equals = at + readSpace(html, at);
    if (html.charAt(equals) !== "=") {
      at = equals;
      continue;
    }
    const value = readValue(html, equals + 1 + readSpace(html, equals + 1));
    if (addressName.test(name)) address ??= value.text;
    at = value.end;
  }
  return { end: html.length, address };
}

function readValue(html: Characters, at: number): { text: string; end: number } {
  const quote = html.charAt(at);
  if (quote !== '"' && quote !== "'") {
    const text = readWhile(html, at, (character) => !/[\s>]/.test(character));
    return { text, end: at + text.length };
  }
  const text = readWhile(html, at + 1, (character) => character !== quote);
  // An unclosed quote swallows the rest. Only text up to the first space can be a URL then.
  const isClosed = at + 1 + text.length < html.length;
  return isClosed
    ? { text, end: at + text.length + 2 }
    : { text: text.split(/[\s>]/, 1)[0] ?? "", end: html.length };
}

function readSpace(html: Characters, at: number): number {
  return readWhile(html, at, (character) => /\s/.test(character)).length;
}

function readWhile(html: Characters, from: number, isPart: (character: string) => boolean): string {
  let at = from;
  while (at < html.length && isPart(html.charAt(at))) at += 1;
  return html.slice(from, at);
}
