import type { RunPart } from "#features/runs/web/index.tsx";

/** Where citations of an answer lead, by their words. */
export type CitedSources = ReadonlyMap<string, string>;

/** The places in the product that this answer was given, by the words with which it cites them. */
export function citedSources(parts: readonly RunPart[]): CitedSources {
  return new Map(
    parts
      .flatMap((part) => (part.type === "tool-call" ? part.sources : []))
      .filter(({ url }) => url.startsWith("/"))
      .map(({ title, url }) => [title, url]),
  );
}

/** Markdown in which `[Handbook, Holidays]` is a link to that place, if the answer was given it. Code is left alone. */
export function linkSources(text: string, sources: CitedSources): string {
  if (sources.size === 0) return text;
  return text
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : linkIn(piece, sources)))
    .join("");
}

function linkIn(text: string, sources: CitedSources): string {
  return text.replace(/\\?\[([^[\]\n]{1,400}?)\\?\](?!\()/g, (all, words: string) => {
    const plain = words.replace(/\\([!-/:-@[-`{-~])/g, "$1");
    const url = sources.get(plain);
    return url === undefined ? all : `[${plain.replace(/[\\`*_~<&]/g, "\\$&")}](${url})`;
  });
}
