import type { JSONObject } from "@ai-sdk/provider";
import type { Language } from "./language.ts";
import { literalMarkdown } from "./literal-markdown.ts";
import type { ToolAnswer } from "./read-prompt.ts";
import { textsOf } from "./texts.ts";
import { wordIn } from "./word-in.ts";

export const draftTool = "create_artifact";

/**
 * Where a draft is, and what in it is still open. Its text, where it could not be put beside the conversation.
 * @param request The message that asked for it.
 */
export function composeDraft(
  { input, isError }: Pick<ToolAnswer, "input" | "isError">,
  language: Language,
  request = "",
): string {
  const title = wordIn(input, "title") ?? "";
  const content = wordIn(input, "content") ?? "";
  if (isError) return draftInAnswer({ title, content }, language, request);
  const gaps = gapsIn(content, request);
  const name = literalMarkdown(title);
  if (gaps.length === 0) return (/\n\n[^#]/.test(content) ? asSaid : withoutGaps)[language](name);
  const open = gaps.slice(0, 8).join(", ") + (gaps.length > 8 ? ", …" : "");
  return language === "de"
    ? `Der Entwurf **${name}** liegt neben der Unterhaltung. Offen ist, was in Klammern steht: ${open}.\n\n${fromTemplate.de} ${textsOf("de").connectModel}`
    : `The draft **${name}** is beside the conversation. What stands in brackets is left open: ${open}.\n\n${fromTemplate.en} ${textsOf("en").connectModel}`;
}

/** The draft itself, where there are no artifacts. */
export function draftInAnswer({ title, content }: JSONObject, language: Language, request: string): string {
  const name = literalMarkdown(String(title));
  const isOpen = gapsIn(String(content), request).length > 0;
  const opening =
    language === "de"
      ? `Das ist ein Entwurf, **${name}**${isOpen ? ". Ergänzen Sie, was in Klammern steht" : ""}:`
      : `This is a draft, **${name}**${isOpen ? ". Fill in what stands in brackets" : ""}:`;
  const quoted = String(content)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
  return [opening, quoted, ...(isOpen ? [fromTemplate[language]] : [])].join("\n\n");
}

/** What stands in brackets, each once. What the person dictated with brackets around it is no gap. */
function gapsIn(content: string, request: string): string[] {
  const inBrackets = content.match(/\[[^\]\n]+\]/g) ?? [];
  return [...new Set(inBrackets)].filter((gap) => !request.includes(gap));
}

/** A document that has only what was asked for. */
const withoutGaps: Record<Language, (title: string) => string> = {
  en: (title) =>
    `The document **${title}** is beside the conversation. It has only what you named: the text is yours to write.`,
  de: (title) =>
    `Das Dokument **${title}** liegt neben der Unterhaltung. Darin steht nur, was Sie genannt haben: Den Text schreiben Sie.`,
};

/** A document with a text that was dictated. */
const asSaid: Record<Language, (title: string) => string> = {
  en: (title) => `The document **${title}** is beside the conversation. It has only what you named.`,
  de: (title) =>
    `Das Dokument **${title}** liegt neben der Unterhaltung. Darin steht nur, was Sie genannt haben.`,
};

const fromTemplate: Record<Language, string> = {
  en: "It follows a template with your own words in it.",
  de: "Er folgt einer Vorlage mit Ihren eigenen Worten darin.",
};
