import type { ActWords } from "#platform/server/audit/acts.ts";

/** The acts that a word of a search means: it begins a word of their sentence, of their noun or of their name. */
export function matchActs({ acts, nouns }: ActWords, word: string): string[] {
  const wanted = word.toLowerCase();
  return Object.entries(acts).flatMap(([act, [english, german]]) => {
    const noun = nouns[act.slice(0, act.indexOf("."))] ?? [];
    const said = [english, german, ...noun].join(" ").replace(/\{[^}]*\}|[[\]]/g, " ");
    const words = [act, ...`${said} ${act}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)];
    return words.some((one) => one.startsWith(wanted)) ? act : [];
  });
}
