import type { LanguageModelV4ReasoningPart } from "@ai-sdk/provider";
import { literalPlaceholder } from "../../../contract/redaction.ts";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import type { Rule } from "../rule.ts";
import type { ChangeText } from "./map-texts.ts";

/**
 * Reasoning as it may go back to its provider, which may have signed it. Known values become the placeholders that
 * the model wrote, exactly where they were, so the signature fits. Whatever else the rules find is replaced too: the
 * model invented it, or a rule is new. Then nothing can be signed any more.
 */
export function redactReasoning(rules: readonly Rule[], book: PlaceholderBook, change: ChangeText) {
  const names = new Set([literalPlaceholder, ...rules.map(({ placeholder }) => placeholder)]);
  return (part: LanguageModelV4ReasoningPart): LanguageModelV4ReasoningPart => {
    let isAsWritten = true;
    const text = replaceKnown(part.text, book, names, (rest) => {
      const changed = change(rest);
      isAsWritten &&= changed === rest;
      return changed;
    });
    const { providerOptions: _, ...unsigned } = part;
    return isAsWritten ? { ...part, text } : { ...unsigned, text };
  };
}

/** Puts placeholders for known values, longest first, and gives everything between them to `change`. */
function replaceKnown(
  text: string,
  book: PlaceholderBook,
  names: ReadonlySet<string>,
  change: ChangeText,
): string {
  const known = book.valuesOf(names).filter(({ value }) => text.includes(value));
  const replaceFrom = (rest: string, index: number): string => {
    const entry = known[index];
    if (!entry) return change(rest);
    const pieces = rest.split(entry.value).map((piece) => replaceFrom(piece, index + 1));
    if (pieces.length > 1) book.use(entry.placeholder);
    return pieces.join(`[${entry.placeholder}]`);
  };
  return replaceFrom(text, 0);
}
