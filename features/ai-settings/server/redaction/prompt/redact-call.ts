import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import type { Rule } from "../rule.ts";
import { redactPrompt } from "./redact-prompt.ts";
import { redactText } from "./redact-text.ts";

/** What a provider gets of a call: the only way from a prompt to a provider with rules, and to the preview. */
export function redactCall(
  options: LanguageModelV4CallOptions,
  rules: readonly Rule[],
  book: PlaceholderBook,
): LanguageModelV4CallOptions {
  const names = new Set(rules.map(({ placeholder }) => placeholder));
  const text = (given: string) => redactText(given, rules, book);
  const reasoning = (given: string) => {
    let changed = given;
    for (const { placeholder, value } of book.valuesOf(names)) {
      if (!changed.includes(value)) continue;
      changed = changed.replaceAll(value, () => `[${placeholder}]`);
      book.use(placeholder);
    }
    // What is left was never replaced: the model invented it, or a rule is new.
    return changed === given ? text(given) : changed;
  };
  return { ...options, prompt: redactPrompt(options.prompt, { text, reasoning }) };
}
