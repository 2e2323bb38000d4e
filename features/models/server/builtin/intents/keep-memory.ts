import { mainClause } from "../german/main-clause.ts";
import type { Language } from "../language.ts";
import type { Candidate, Request } from "../plan.ts";

const courtesy =
  "^\\s*(?:(?:please|pls|can you|could you|would you|bitte|kannst du|könntest du|können sie|danke|thanks|übrigens|by the way)[,.!]?\\s+)*";
const that = "\\s*(,?\\s*dass\\b|:)";
const REMEMBER = new RegExp(
  `${courtesy}(?:(?:remember|memori[sz]e|keep in mind|bear in mind|do(?:n['’]t| not) forget|note)\\s*(?:,?\\s+that\\b,?|:)` +
    // A fact without "that", told from what is to be looked up: "remember we talked about …".
    "|remember(?=\\s+(?:i|we|my|our)\\b[^?\\n]{0,200}\\b(?:am|is|are|have|has|prefer|like|live|work|speak|eat|drink|use|need|do|don['’]t)\\b)(?!\\s+(?:i|we) (?:talked|said|spoke|wrote|discussed|decided))" +
    "|(?:merke?)\\s+dir(?:\\s+bitte)?(?=\\s+(?:mein|unser)[a-z]*\\s)" +
    `|(?:merke?|behalte?|notiere?)\\s+(?:dir|du dir)(?:\\s+bitte)?${that}` +
    `|(?:merken|notieren)\\s+sie\\s+sich(?:\\s+bitte)?${that}` +
    `|(?:dir|sich)(?:\\s+bitte)?\\s+merken${that}` +
    `|(?:vergiss|vergessen\\s+sie)\\s+(?:bitte\\s+)?nicht${that}` +
    ")\\s*(\\S[\\s\\S]*)$",
  "i",
);
const FORGET = new RegExp(
  `${courtesy}(?:forget\\s+(?:about|that|what (?:you (?:know|remember)|i (?:said|told you)) about)` +
    "|vergiss\\s*(?:bitte\\s*)?(?:,?\\s*dass\\b|,?\\s*was\\b|das mit\\b)" +
    ")\\s+(\\S[\\s\\S]*)$",
  "i",
);
const LIST =
  /^(?:what (?:do|can) you (?:remember|know)(?: (?:about|of) me)?|what have you (?:remembered|memori[sz]ed|kept)(?: (?:about|of) me)?|what(?:'s| is) (?:in your memory|remembered (?:about|of) me)|(?:list|show|give me|show me|open) (?:all )?(?:of )?(?:my memories|your memory|what you (?:remember|know) about me)|was (?:weißt|weisst) du (?:alles )?(?:über|ueber|von) mi(?:ch|r)|was hast du dir (?:alles )?(?:über mich )?gemerkt|was haben sie sich (?:alles )?(?:über mich )?gemerkt|(?:zeige?|liste?)(?: mir)? (?:alle )?(?:meine|deine) erinnerungen(?: auf| an)?)$/;
const FORGET_ALL =
  /^(?:forget|erase|delete) (?:everything|all|it all)(?: (?:about me|you (?:know|remember)(?: about me)?))?$|^vergiss alles(?: über mich)?$/;
const mostCharacters = 500;

/** "remember that I prefer short answers", "forget that I live in Graz" */
export function keepMemoryIntent(message: string): Candidate | undefined {
  const kept = factIn(message);
  if (kept) return candidate("remember", `remember “${kept}”`, { text: kept });
  const gone = wordsIn(FORGET.exec(message)?.at(-1));
  return gone ? candidate("forget", `forget “${gone}”`, { about: gone }) : undefined;
}

const eraseAll: Record<Language, string> = {
  en: "You erase all that I remember of you at once on the page [Memory](/settings/memory) of the settings.",
  de: "Alles, was ich mir gemerkt habe, löschen Sie auf einmal auf der Seite [Gedächtnis](/settings/memory) der Einstellungen.",
};

/** "what do you remember about me?" */
export function listMemoriesIntent({ plain, language }: Request): Candidate | undefined {
  if (LIST.test(plain)) return candidate("list_memories", "say what I remember of you", {});
  if (!FORGET_ALL.test(plain)) return undefined;
  const text = eraseAll[language];
  return { intent: "forget_all", score: 0.95, meaning: "forget everything", action: { type: "say", text } };
}

/**
 * What is to be remembered, as a sentence. Where a clause with "dass" surely makes none, it stays as it was said: "dass ich
 * um sieben aufstehe".
 */
function factIn(message: string): string | undefined {
  const found = REMEMBER.exec(message);
  const text = wordsIn(found?.at(-1));
  if (!text || !found) return undefined;
  const isClause = found.slice(1, -1).some((link) => link?.trim().toLowerCase().endsWith("dass"));
  if (!isClause) return capital(text);
  const sentence = mainClause(text);
  return sentence ? capital(sentence) : `dass ${text}`;
}

function wordsIn(found: string | undefined): string | undefined {
  const text = found
    ?.replace(/\s+/g, " ")
    .trim()
    .replace(/^["“”„]|["“”.!?]+$/g, "");
  return text && text.length <= mostCharacters ? text : undefined;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function candidate(toolName: string, meaning: string, input: Record<string, string>): Candidate {
  return { intent: toolName, score: 0.95, meaning, action: { type: "tool", toolName, input } };
}
