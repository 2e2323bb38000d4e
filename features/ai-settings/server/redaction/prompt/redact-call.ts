import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { findReplaceable } from "../find-replaceable.ts";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import type { Rule } from "../rule.ts";
import type { ChangeText } from "./map-texts.ts";
import { redactPrompt } from "./redact-prompt.ts";
import { redactReasoning } from "./redact-reasoning.ts";
import { redactSchema } from "./redact-schema.ts";
import { redactTool } from "./redact-tool.ts";

/**
 * What a provider gets of a call: the only way from a prompt to a provider with rules, and to the preview. Every text
 * is redacted, except what the protocol needs as it is: ids and names of tools and of their calls, by which an answer
 * calls them; media types and the provider's ids of files; options of the provider, such as its signatures, which are
 * its own words. Headers are ours.
 */
export function redactCall(
  options: LanguageModelV4CallOptions,
  rules: readonly Rule[],
  book: PlaceholderBook,
): LanguageModelV4CallOptions {
  const text = (given: string) => redactText(given, rules, book);
  const { tools, responseFormat, stopSequences } = options;
  return {
    ...options,
    prompt: redactPrompt(options.prompt, { text, reasoning: redactReasoning(rules, book, text) }),
    ...(tools ? { tools: tools.map((tool) => redactTool(tool, text)) } : {}),
    ...(responseFormat ? { responseFormat: redactFormat(responseFormat, text) } : {}),
    ...(stopSequences ? { stopSequences: stopSequences.map(text) } : {}),
  };
}

type ResponseFormat = NonNullable<LanguageModelV4CallOptions["responseFormat"]>;

function redactFormat(format: ResponseFormat, change: ChangeText): ResponseFormat {
  if (format.type === "text") return format;
  const { name, description, schema } = format;
  return {
    ...format,
    // Providers take names of letters, digits and dashes only.
    ...(name === undefined ? {} : { name: change(name).replace(/[[\]\\]/g, "") }),
    ...(description === undefined ? {} : { description: change(description) }),
    ...(schema === undefined ? {} : { schema: redactSchema(schema, change) as typeof schema }),
  };
}

/** The text with placeholders for everything that the rules find. */
function redactText(text: string, rules: readonly Rule[], book: PlaceholderBook): string {
  let redacted = "";
  let at = 0;
  for (const { start, end, placeholder } of findReplaceable(text, rules)) {
    redacted += text.slice(at, start) + book.standFor(placeholder, text.slice(start, end));
    at = end;
  }
  return at === 0 ? text : redacted + text.slice(at);
}
