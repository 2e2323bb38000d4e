import { unitsOfTime } from "#platform/server/words/measures.ts";

/** What kind of answer a question asks for, beside what it is about. */
export type AskedKind = "time" | "number";

const asksForTime =
  /(?<!\p{L})(?:when|(?:at )?what time|how (?:long|often|soon)|wann|wie (?:lange?|oft|bald)|(?:um )?wie ?viel uhr)(?!\p{L})/iu;
const asksForNumber =
  /(?<!\p{L})(?:how (?:many|much|high|large|far)|wie ?(?:viele?[mnrs]?|hoch|gross|groß|weit))(?!\p{L})/iu;

/** "When", "wie lange": a time; "how many", "wie hoch": a number. Undefined: the question does not say, as "what" does not. */
export function readAskedKind(question: string): AskedKind | undefined {
  if (asksForTime.test(question)) return "time";
  return asksForNumber.test(question) ? "number" : undefined;
}

const words = (list: string) => list.trim().split(/\s+/).join("|");
const numerals = words(`
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred
  thousand half zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig
  dreißig vierzig fünfzig sechzig neunzig hundert tausend halbe halben`);
/** A number before a unit of time alone. Elsewhere they are articles, as in "eine Regelung". */
const articles = words("a an one ein eine einem einen einer eines");
const named = words(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  weekdays? weekends? montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonnabends? sonntags? werktags?
  january february march april june july august september october november december januar februar märz april mai juni
  juli oktober dezember daily weekly monthly quarterly yearly annually täglich wöchentlich monatlich jährlich
  noon midnight morning afternoon evening mittags? mitternacht morgens abends immediately sofort o'clock uhr`);

const number = String.raw`(?:\p{N}+(?:[.,:/'’-]\p{N}+)*|${numerals})`;
const aTime = new RegExp(
  String.raw`(?<!\p{L})(?:${named}|(?:${number}|${articles}|each|every|per|jede[mnrs]?|pro)\s+(?:\p{L}+\s+)?(?:${unitsOfTime})|` +
    // A clock, "8 am", a date, a year.
    String.raw`\p{N}{1,2}[:.]\p{N}{2}|\p{N}{1,2}\s?[ap]\.?m|\p{N}{4}-\p{N}{2}-\p{N}{2}|\p{N}{1,2}\.\s?\p{N}{1,2}\.|(?:19|20)\p{N}{2})(?![\p{L}\p{N}])`,
  "iu",
);
const aNumber = new RegExp(String.raw`(?<![\p{L}\p{N}])${number}(?!\p{L})`, "iu");

/** Whether a sentence says something of this kind. */
export function saysKind(sentence: string, kind: AskedKind): boolean {
  return (kind === "time" ? aTime : aNumber).test(sentence);
}
