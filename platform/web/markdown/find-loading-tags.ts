/** What is needed of a string, so that a test can count how often it is looked at. */
export type Characters = Pick<string, "length" | "charAt" | "slice">;

export interface LoadingTag {
  start: number;
  /** Behind the last character of the tag. */
  end: number;
  /** What the tag would load. */
  address: string;
}

const loadingElements = new Set(
  "img image picture source video audio track iframe embed object svg use input link body table td".split(
    " ",
  ),
);
const addressName = /(?:src|srcset|poster|data|href|background)$/i;

/**
 * The tags in HTML that would make a browser load something. Whoever wrote the HTML may be hostile: it is read from
 * left to right once, without ever going back, so that twice the text takes twice the time.
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

/** The first address among the attributes from `at` on, and where the tag ends. */
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
  // A quote that never ends takes the rest with it; what can be an address ends at the first space.
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
