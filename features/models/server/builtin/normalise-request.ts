import type { Language } from "./language.ts";
import type { Request } from "./plan.ts";

const COURTESIES =
  /^(?:(?:hey|hi|hello|hallo|ok(?:ay)?|so|well|please|pls|bitte|and|und|also|then|now|thanks|thank you)[,!.]?\s+)*(?:(?:can|could|would|will) you\s+|(?:kannst|könntest|würdest) du(?: mir)?\s+|(?:können|könnten|würden) sie(?: mir)?\s+)?(?:(?:please|pls|kindly|quickly|just|maybe|bitte|mal)\s+)*(?:(?:tell|show) me\s+(?=(?:what|how|when|which|where|who|the)\b)|i(?:'d| would) like to know\s+|i (?:want|need) to know\s+|do you know\s+|(?:sag|sage|sagen sie) mir,?\s+(?=(?:was|wie|wann|wo|wer|welche[nrs]?)\s)|(?:weißt du|wissen sie),?\s+(?=(?:was|wie|wann|wo|wer|welche[nrs]?)\s)|ich (?:möchte|will|würde gerne?) wissen,?\s+)?/;
const PARTING =
  /(?:[\s,]+(?:please|pls|plz|bitte|danke|rn|thanks|thank you|for me|exactly|right now|(?<!from )now|then|again|too|as well))+$/;

/** Normalizes a request for the rules. */
export function normaliseRequest(text: string, urls: string[], language: Language): Request {
  const lower = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .replace(/\bwhats\b/g, "what's")
    .trim();
  const bare = withoutEnd(lower).replace(COURTESIES, "");
  return { text: text.trim(), plain: withoutEnd(withoutEnd(bare).replace(PARTING, "")), urls, language };
}

function withoutEnd(text: string): string {
  return text.replace(/[\s?!.,;:…=]+$/, "");
}
