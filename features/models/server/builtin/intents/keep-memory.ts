import type { Candidate, Request } from "../plan.ts";

const courtesy = "^\\s*(?:(?:please|can you|could you|would you|bitte)\\s+)*";
const REMEMBER = new RegExp(
  `${courtesy}(?:(?:remember|memori[sz]e|keep in mind|bear in mind|do(?:n['’]t| not) forget|note)\\s*(?:,?\\s+that\\b,?|:)` +
    "|(?:merke?|behalte?)\\s+(?:dir|du dir)(?:\\s+bitte)?\\s*(?:,?\\s*dass\\b|:)" +
    "|merken\\s+sie\\s+sich(?:\\s+bitte)?\\s*(?:,?\\s*dass\\b|:)" +
    "|vergiss\\s+(?:bitte\\s+)?nicht\\s*(?:,?\\s*dass\\b|:)" +
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
  /^(?:what (?:do|can) you (?:remember|know)(?: (?:about|of) me)?|what have you (?:remembered|memori[sz]ed|kept)(?: (?:about|of) me)?|what(?:'s| is) (?:in your memory|remembered (?:about|of) me)|(?:list|show|give me|show me|open) (?:all )?(?:of )?(?:my memories|your memory|what you (?:remember|know) about me)|was (?:weißt|weisst) du (?:über|ueber|von) mich?|was hast du dir (?:über mich )?gemerkt)$/;
const FORGET_ALL =
  /^(?:forget|erase|delete) (?:everything|all|it all)(?: (?:about me|you (?:know|remember)(?: about me)?))?$|^vergiss alles(?: über mich)?$/;
const mostCharacters = 500;

/** "remember that I prefer short answers", "forget that I live in Graz" */
export function keepMemoryIntent(message: string): Candidate | undefined {
  const kept = wordsIn(REMEMBER, message);
  if (kept) return candidate("remember", `remember “${kept}”`, { text: capital(kept) });
  const gone = wordsIn(FORGET, message);
  return gone ? candidate("forget", `forget “${gone}”`, { about: gone }) : undefined;
}

/** "what do you remember about me?" */
export function listMemoriesIntent({ plain }: Request): Candidate | undefined {
  if (LIST.test(plain)) return candidate("list_memories", "say what I remember of you", {});
  if (!FORGET_ALL.test(plain)) return undefined;
  const text =
    "You erase all that I remember of you at once on the page [Memory](/settings/memory) of the settings.";
  return { intent: "forget_all", score: 0.95, meaning: "forget everything", action: { type: "say", text } };
}

function wordsIn(pattern: RegExp, message: string): string | undefined {
  const text = pattern
    .exec(message)?.[1]
    ?.replace(/\s+/g, " ")
    .trim()
    .replace(/^["“”„]|["“”.!]+$/g, "");
  return text && text.length <= mostCharacters ? text : undefined;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function candidate(toolName: string, meaning: string, input: Record<string, string>): Candidate {
  return { intent: toolName, score: 0.95, meaning, action: { type: "tool", toolName, input } };
}
