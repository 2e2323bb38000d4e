import { extractSentences } from "../extract-sentences.ts";
import type { Candidate } from "../plan.ts";

const COMMAND =
  /^\s*(?:please\s+|can you\s+|could you\s+)*(?:summari[sz]e|sum up|shorten|key points? (?:of|from)|main points? (?:of|from)|tl;?dr)\b[^:\n]{0,60}[:\n]\s*/i;
const LEAST_CHARACTERS = 300;

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
      text: `The most telling sentences of your text, quoted, not rewritten:\n\n${sentences.map((line) => `> ${line}`).join("\n>\n")}`,
    },
  };
}
