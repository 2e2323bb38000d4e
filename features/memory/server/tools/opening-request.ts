import { withoutContractions } from "./own-words.ts";

/** What may stand before a request, in English and German. */
const greeting =
  "(?:(?:hi|hello|hey|hallo|servus|ok|okay|thanks|thank you|great|perfect|good|yes|please|and|also|oh|btw|by the way|one more thing|danke|dankeschön|super|gut|ja|bitte|und|ach|übrigens|noch etwas)\\b[\\s,.!;–-]*)*";
/** “Could you please remember …” is a request. “Do you remember …?” and “Can you remember …?” ask what is known. */
const polite = "(?:(?:can|could|would|will) you (?:please|kindly) |(?:can|could|would|will) you (?=[^?]*$))?";
const politely = "(?:kannst|könntest|würdest|können sie|könnten sie)(?: du)? (?:dir |sich )?bitte ";
/** “Remember when we met” asks. */
const noQuestion = "(?! not\\b)(?!\\s*,?\\s*(?:when|what|how|who|whom|whose|where|why|which|if|whether)\\b)";
const noQuestions =
  "(?!(?: (?:dir|du|sich|bitte|bloß|ja|lieber))* nicht(?!\\p{L}))(?!\\s*,?\\s*(?:wann|was|wie|wer|wen|wem|wo|warum|welche[rsmn]?|ob)(?!\\p{L}))";

const toRemember = [
  `${polite}(?:always )?(?:remember|memori[sz]e|keep in mind|bear in mind|make a note|(?:do not|never) forget)\\b${noQuestion}`,
  "from now on\\b|going forward\\b|in (?:the )?future\\b|for the future\\b",
  `(?:merke?|notiere?|behalte?)(?: (?:dir|du dir))?(?: bitte)?(?: im kopf)?(?!\\p{L})${noQuestions}`,
  `(?:merken|notieren|behalten) sie(?: sich)?(?: bitte)?(?: im kopf)?(?!\\p{L})${noQuestions}`,
  `${politely}(?:merken|notieren)(?!\\p{L})${noQuestions}`,
  `(?:vergiss|vergessen sie)(?: bitte)? nicht(?!\\p{L})${noQuestions}`,
  "(?:in zukunft|zukünftig|künftig|ab jetzt|von nun an|ab sofort)(?!\\p{L})",
];
const toForget = [
  `${polite}(?:forget|stop remembering|(?:do not|no longer) remember)\\b`,
  "(?:vergiss|vergessen sie)(?: bitte)?(?! bitte nicht| nicht)(?!\\p{L})",
  `${politely}vergessen(?!\\p{L})`,
];
const patterns = {
  remember: openingOf(toRemember),
  forget: openingOf(toForget),
};

/** “that”, “the following:” and the like, between the request and what it is about. */
const link =
  /^\s*(?:bitte\s+|please\s+)?(?:(?:this|the following|das|dies|folgendes)\s*:|,?\s*(?:that|dass|daß)(?!\p{L})|[:,])?/iu;
/** “my working hours: 9 to 5” is one sentence. Behind any other colon may stand what somebody else wrote. */
const ownColon = /^\s*(?:my|our|mein\p{L}*|unser\p{L}*)(?:\s+[\p{L}\p{N}-]+){1,3}\s*:\s/iu;

/**
 * What a person asks for with the first words of their message: the rest of that sentence. Undefined unless the message
 * begins with such a request. What stands further below, in quotation marks, in code or behind a colon may be text of
 * somebody else that the person pasted, so it is no part of it.
 */
export function openingRequest(message: string, kind: "remember" | "forget"): string | undefined {
  const text = plain(message).trimStart();
  const begin = patterns[kind].exec(text);
  if (!begin) return undefined;
  const rest = text.slice(begin[0].length).replace(link, "");
  const own = ownColon.exec(rest)?.[0] ?? "";
  const sentence = own + firstSentence(rest.slice(own.length));
  const isQuestion = rest.slice(sentence.length).startsWith("?");
  return isQuestion && !/\b(?:please|kindly|bitte)\b/iu.test(begin[0]) ? undefined : sentence.trim();
}

function openingOf(requests: readonly string[]): RegExp {
  return new RegExp(`^${greeting}(?:${requests.join("|")})`, "iu");
}

/** Stands where a quotation or code was cut out. It begins no request, and ends one. */
const cut = "\uFFFC";

/** One way of writing, without quotations and code. */
function plain(message: string): string {
  return withoutContractions(message)
    .replaceAll(/```[\s\S]*?(?:```|$)|`[^`\n]*(?:`|$)/gu, cut)
    .replaceAll(/["“”„«»][^"“”„«»]*(?:["“”„«»]|$)/gu, cut);
}

/** Up to a line break, a colon, or the end of the sentence. “Dr. Maier” and “3. Mai” do not end it. */
function firstSentence(text: string): string {
  const ends = /[\n\r\uFFFC]|:(?!\d)|(?<!\d):|[?!…](?=[\s)\]*_]|$)|\.(?=[\s)\]*_]|$)/gu;
  for (const { index, 0: end } of text.matchAll(ends)) {
    const [before, after] = [text.slice(0, index), text.slice(index + 1)];
    const isInside = end === "." && (abbreviation.test(before) || (/\d$/u.test(before) && date.test(after)));
    if (!isInside) return before;
  }
  return text;
}

const abbreviation =
  /(?<!\p{L})(?:dr|prof|mag|ing|dipl|mr|mrs|ms|hr|fr|st|nr|approx|ca|bzw|inkl|z\.? ?b|d\.? ?h|e\.g|i\.e)$/iu;
const date = /^\s*(?:\d|(?:jän|jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*)/iu;
