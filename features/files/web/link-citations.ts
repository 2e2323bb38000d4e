import type { GivenFile } from "../contract/index.ts";

const marker = "#file-";

/**
 * Markdown in which `[report.pdf, p. 3]` is a link to that place, for files the answer was given. Code is left
 * alone.
 */
export function linkCitations(text: string, files: readonly GivenFile[]): string {
  if (files.length === 0) return text;
  return text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : files.reduce(linkTo, piece)))
    .join("");
}

function linkTo(text: string, { fileId, name }: GivenFile): string {
  const cited = new RegExp(`\\\\?\\[(${escaped(name)}, ([^\\[\\]\\n]{1,120}?))\\\\?\\](?!\\()`, "g");
  return text.replace(
    cited,
    (_all, words: string, place: string) =>
      `[${asWritten(words)}](${marker}${fileId}-${encodeURIComponent(place).replace(/[()]/g, (one) => (one === "(" ? "%28" : "%29"))})`,
  );
}

/** The words, read as text and not as Markdown: a name like `_draft_.txt` is no emphasis. */
function asWritten(words: string): string {
  return words.replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/[\\`*_~<&]/g, "\\$&");
}

/** The file and place of such a link. Undefined for every other address. */
export function readCitation(address: string): { fileId: string; place: string } | undefined {
  const found = /^#file-([0-9a-f-]{36})-(.*)$/.exec(address);
  if (!found) return undefined;
  try {
    return { fileId: found[1] ?? "", place: decodeURIComponent(found[2] ?? "") };
  } catch {
    return undefined;
  }
}

/** The name as a pattern, also as Markdown writers escape it. */
function escaped(name: string): string {
  return [...name].map((one) => `\\\\?${one.replace(/[.*+?^${}()|[\]\\/-]/, "\\$&")}`).join("");
}
