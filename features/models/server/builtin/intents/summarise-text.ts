import { extractSentences } from "../extract-sentences.ts";
import { type Language, languageOf } from "../language.ts";
import type { Candidate } from "../plan.ts";

const COMMAND =
  /^\s*(?:(?:please|can you|could you|bitte|kannst du|können sie)\s+)*(?:summari[sz]e|sum up|shorten|key points? (?:of|from)|main points? (?:of|from)|tl;?dr|fass\w*|kürze|zusammenfassung)\b[^:\n]{0,60}[:\n]\s*/i;
const LEAST_CHARACTERS = 300;

const opening: Record<Language, string> = {
  en: "The most telling sentences of your text, quoted, not rewritten:",
  de: "Die wichtigsten Sätze Ihres Textes, zitiert und nicht umgeschrieben:",
};

/** "Summarise: …" with the text in the message itself. Quotes its most informative sentences. */
export function summariseTextIntent(message: string): Candidate | undefined {
  const command = COMMAND.exec(message)?.[0];
  const text = command ? message.slice(command.length) : "";
  if (text.length < LEAST_CHARACTERS) return undefined;
  const sentences = extractSentences(text, { count: 3 });
  if (sentences.length === 0) return undefined;
  return {
    intent: "summarise_text",
    score: 1,
    meaning: "quote the main sentences of your text",
    action: {
      type: "say",
      text: `${opening[languageOf(command ?? "")]}\n\n${sentences.map((line) => `> ${line}`).join("\n>\n")}`,
    },
  };
}
