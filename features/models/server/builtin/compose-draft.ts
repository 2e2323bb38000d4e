import type { JSONObject } from "@ai-sdk/provider";
import type { Language } from "./language.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { textsOf } from "./texts.ts";

export const draftTool = "create_artifact";

/** Where a draft is, and what in it is still open. Its text, where it could not be put beside the conversation. */
export function composeDraft(
  { input, isError }: Pick<ToolAnswer, "input" | "isError">,
  language: Language,
): string {
  const title = wordsIn(input, "title");
  const content = wordsIn(input, "content");
  if (isError) return draftInAnswer({ title, content }, language);
  const gaps = [...new Set(content.match(/\[[^\]\n]+\]/g) ?? [])];
  const open = gaps.slice(0, 8).join(", ") + (gaps.length > 8 ? ", …" : "");
  return language === "de"
    ? `Der Entwurf **${title}** liegt neben der Unterhaltung. Offen ist, was in Klammern steht: ${open}.\n\n${fromTemplate.de} ${textsOf("de").connectModel}`
    : `The draft **${title}** is beside the conversation. What stands in brackets is left open: ${open}.\n\n${fromTemplate.en} ${textsOf("en").connectModel}`;
}

/** The draft itself, where there are no artifacts. */
export function draftInAnswer({ title, content }: JSONObject, language: Language): string {
  const opening =
    language === "de"
      ? `Das ist ein Entwurf, **${title}**. Ergänzen Sie, was in Klammern steht:`
      : `This is a draft, **${title}**. Fill in what stands in brackets:`;
  const quoted = String(content)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return `${opening}\n\n${quoted}\n\n${fromTemplate[language]}`;
}

const fromTemplate: Record<Language, string> = {
  en: "It follows a template with your own words in it.",
  de: "Er folgt einer Vorlage mit Ihren eigenen Worten darin.",
};

function wordsIn(input: unknown, field: string): string {
  const value: unknown = typeof input === "object" && input !== null ? Reflect.get(input, field) : undefined;
  return typeof value === "string" ? value : "";
}
