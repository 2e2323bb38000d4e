import type { OwnTerm } from "../../../contract/redaction.ts";
import { matchesOf, type Rule } from "../rule.ts";

/** The rule of an own term. Its pattern was measured when it was added. */
export function ruleOfTerm({ kind, text, placeholder }: Omit<OwnTerm, "id">): Rule {
  const pattern = kind === "words" ? wordsPattern(text) : text;
  return { placeholder, find: matchesOf(new RegExp(pattern, kind === "words" ? "giu" : "gu")) };
}

/** The words themselves, in any case and with any white space between them, not inside of other words. */
function wordsPattern(text: string): string {
  const words = text.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  return `(?<![\\p{L}\\p{N}])${words.join("\\s{1,3}")}(?![\\p{L}\\p{N}])`;
}
