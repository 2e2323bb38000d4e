import { Pieces } from "./pieces.ts";

/** Letters and digits in a row, in the order of the text, from which an address is said to quote it. */
const quoteInPath = 24;
const quoteElsewhere = 12;
/** A word with digits is a code, a number or a name of somebody: it tells much in little. */
const codeLength = 6;
const maxCodeLength = 80;
const maxAddressCharacters = 500;

/** A text as it is searched: its letters and digits in a row, and its words with digits. */
export interface SearchedText {
  letters: string;
  codes: readonly string[];
}

export function searchedText(text: string): SearchedText {
  return { letters: squash(text), codes: codesIn(text) };
}

/**
 * Whether an address quotes one of the texts in its path, query or host: a longer passage, or a word with
 * digits. It looks through percent encoding, base64 and hexadecimal digits. Titles in a path are no quote.
 */
export function carriesText(address: string, texts: readonly SearchedText[]): boolean {
  if (address.length > maxAddressCharacters) return true;
  const url = URL.parse(address);
  if (!url) return true;
  const host = url.hostname.split(".").slice(0, -2).join(".");
  const holds = (part: string, length: number) => {
    const pieces = new Pieces(readings(part).map(squash));
    return texts.some(({ letters, codes }) => pieces.hasOneOf(codes) || pieces.hasPassage(letters, length));
  };
  return holds(url.pathname, quoteInPath) || holds(url.search, quoteElsewhere) || holds(host, quoteElsewhere);
}

/**
 * Whether a text for outsiders quotes one of `texts`: a longer passage, or a word with digits, also encoded. What
 * stands in `except` as well is no quote.
 */
export function quotesText(
  text: string,
  texts: readonly SearchedText[],
  except: readonly SearchedText[],
): boolean {
  const read = readings(text).map(squash);
  const pieces = new Pieces(read);
  const known = new Set(except.flatMap(({ codes }) => codes));
  if (texts.some(({ codes }) => pieces.hasOneOf(codes.filter((code) => !known.has(code))))) return true;
  const suspects = texts.filter(({ letters }) => pieces.hasPassage(letters, quoteInPath));
  if (suspects.length === 0) return false;
  const passages = read
    .flatMap((letters) => passagesOf(letters, quoteInPath))
    .filter((passage) => !except.some(({ letters }) => letters.includes(passage)));
  return suspects.some(({ letters }) => passages.some((passage) => letters.includes(passage)));
}

/** Whether a text for outsiders holds one of `texts` backwards or encoded, in which nobody writes. */
export function encodesText(text: string, texts: readonly SearchedText[]): boolean {
  const [, ...coded] = readings(text);
  const pieces = new Pieces(coded.map(squash));
  return texts.some(
    ({ letters, codes }) => pieces.hasOneOf(codes) || pieces.hasPassage(letters, quoteInPath),
  );
}

function passagesOf(letters: string, length: number): string[] {
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, at) =>
    letters.slice(at, at + length),
  );
}

function codesIn(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}@._+-]{4,80}/gu) ?? [];
  return words
    .map((word) => squash(word).slice(0, maxCodeLength))
    .filter((word) => word.length >= codeLength && /\p{N}/u.test(word));
}

/** A part of an address as it stands, and as it reads when decoded. */
function readings(part: string): string[] {
  const plain = unescaped(unescaped(part));
  const coded = [/[\w+/-]{8,}/g, /[\w+-]{8,}/g].flatMap((form) => plain.match(form) ?? []);
  const decoded = coded.flatMap((text) => [
    Buffer.from(text, "base64").toString("utf8"),
    Buffer.from(text, "base64url").toString("utf8"),
    ...(/^[0-9a-f]+$/i.test(text) ? [Buffer.from(text, "hex").toString("utf8")] : []),
  ]);
  return [plain, [...plain].reverse().join(""), ...decoded];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

function squash(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
