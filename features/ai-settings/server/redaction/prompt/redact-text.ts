import { findReplaceable } from "../find-replaceable.ts";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import type { Rule } from "../rule.ts";

/** The text with placeholders for everything that the rules find. */
export function redactText(text: string, rules: readonly Rule[], book: PlaceholderBook): string {
  let redacted = "";
  let at = 0;
  for (const { start, end, placeholder } of findReplaceable(text, rules)) {
    redacted += text.slice(at, start) + book.standFor(placeholder, text.slice(start, end));
    at = end;
  }
  return at === 0 ? text : redacted + text.slice(at);
}
