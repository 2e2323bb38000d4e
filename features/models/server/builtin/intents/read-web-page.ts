import type { Language } from "../language.ts";
import type { Candidate, Request } from "../plan.ts";

const COMMAND =
  /(?<!\p{L})(?:please|can you|could you|read|open|fetch|visit|go to|look at|check(?: out)?|summari[sz]e|sum up|show(?: me)?|give me|tell me|the|this|that|a|of|from|at|on|in|web ?page|page|site|website|article|link|url|address|summary|overview|key points?|main points?|for me|here|it|and|is|what's|what|does|do|say|says|there|about|with|to|me|i|want|know|bitte|lies|lese|öffne|fasse?|zusammen|zeige?|sag|gib|mir|und|die|der|das|den|dem|diese[nrs]?|dort|da|steht|stehen|seite|webseite|adresse|auf|von|was|ist|sind|über|im|in|kannst|du|können|sie|eine?|kurz)(?![\p{L}])/gu;
const ASKS_ABOUT =
  /(?<!\p{L})(?:about|regarding|concerning|mention(?:s|ed)?|answer(?:s)?:?|über|zum|zur|zu)\s+(.{3,200})$/u;
const QUESTION =
  /(?<!\p{L})(?:how|when|where|who|which|why|how much|how many|wie|wann|wo|wer|welche[nrs]?|warum|wieviel)(?!\p{L}).{3,200}/u;

/** A URL in the message: reads it, with the person's question if there is one. */
export function readWebPageIntent({ plain, urls, language }: Request): Candidate | undefined {
  const [url] = urls;
  if (!url) return undefined;
  const refused = urls.find((address) => !/^https?:/i.test(address));
  if (refused) {
    const text = notOfTheWeb[language](refused);
    return { intent: "read_web_page", score: 1, meaning: `read ${refused}`, action: { type: "say", text } };
  }
  const question = questionIn(plain);
  return {
    intent: "read_web_page",
    score: 1,
    meaning: `read ${url}`,
    action: { type: "tool", toolName: "read_web_page", input: question ? { url, question } : { url } },
  };
}

const notOfTheWeb: Record<Language, (address: string) => string> = {
  en: (address) => `I cannot read \`${address}\`. I read only addresses that begin with http:// or https://.`,
  de: (address) =>
    `\`${address}\` kann ich nicht lesen. Ich lese nur Adressen, die mit http:// oder https:// beginnen.`,
};

function questionIn(plain: string): string | undefined {
  const text = plain.replace(/\s+/g, " ").trim();
  const asked = (ASKS_ABOUT.exec(text)?.[1] ?? QUESTION.exec(text)?.[0] ?? "").trim();
  const words = (asked || text).replace(COMMAND, " ").match(/\p{L}{3,}|\d+/gu) ?? [];
  if (words.length === 0) return undefined;
  return asked || (words.length > 1 ? words.join(" ") : undefined);
}
