import { type Language, languageOf } from "../language.ts";
import type { Candidate } from "../plan.ts";

const weekday =
  "(?:sun|mon|tues|wednes|thurs|fri|satur)day|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend";
const span =
  "minutes?|hours?|days?|weeks?|months?|quarters?|years?|mornings?|evenings?|weekdays?|workdays?|working days?" +
  "|minuten?|stunden?|tage?|wochen?|monate?|quartale?|jahre?|morgen|abend|werktage?|arbeitstage?";
/** "every Monday", "alle zwei Wochen". */
const each = `(?:every|each|jede[nrs]?|alle)\\s+(?:(?:other|second|two|three|\\d{1,3}|zweiten?|zwei|drei)\\s+)?(?:(?:${weekday})s?|${span})`;
const often = `(?:(?:immer\\s+)?(?:${each}|on (?:${weekday})s|(?:${weekday})s)|daily|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich)`;
const clock = "(?:(?:at|um|gegen)\\s+[\\w:.äöüß]{1,8}(?:\\s+(?:am|pm|uhr|[\\wäöüß]{1,8}))?)";
const courtesy = "^\\s*(?:(?:please|can you|could you|would you|bitte|kannst du|könntest du)\\s+)*";
const remind = "(?:remind me|erinner(?:e|n sie)? mich)";
/** "remind me every Monday at 9 to …", "jeden Montag um 9 erinnere mich …". */
const AT_HEAD = new RegExp(
  `${courtesy}(?:${remind}(?:\\s+(?:please|bitte))?(?:\\s+${clock})?\\s+${often}|${often}(?:\\s+${clock})?,?\\s+${remind})(?![a-zäöüß])`,
  "i",
);
const AT_END = new RegExp(`\\s${often}(?:,?\\s+${clock})?[\\s.!?]*$`, "i");
/** What stands behind them repeats by itself: "ask who works on Mondays". A "that" or "die" may be an article as well. */
const IN_CLAUSE = new RegExp(
  "(?<![a-zäöüß])(?:who|whom|whose|which|what|where|when|while|why|how|whether|if|because|wer|wen|wem|wessen|was|wo|wohin|wann|warum|wieso|wie|welche[mnrs]?|ob|dass|weil|wenn)(?![a-zäöüß])" +
    "|(?<![a-z])that (?:i|we|you|he|she|it|they|there|the|an?|my|our|your|his|her|their|is|are|was|were|has|have|had|does|do|did|can|will|must|should)(?![a-z])" +
    "|(?<![a-z])that [a-z]+(?:s|ed)$|,\\s+(?:(?:in|an|auf|mit|bei|von|für|zu|aus)\\s+)?(?:der|die|das|dem|den|deren|dessen)(?![a-zäöüß])",
  "i",
);
const AT_BEGINNING = new RegExp(`^(?:for\\s+|für\\s+)?${each}(?![a-zäöüß])`, "i");

const once: Record<Language, string> = {
  en: "I cannot repeat a reminder: a task reminds you once. An agent can work on a schedule, which you set up on the page [Triggers](/agents/triggers). For one time, write “remind me on Monday at 9 to call Anna”.",
  de: "Ich kann nicht immer wieder erinnern: Eine Aufgabe erinnert einmal. Was sich wiederholt, tut ein Agent nach einem Zeitplan, den Sie auf der Seite [Auslöser](/agents/triggers) anlegen. Für ein einziges Mal schreiben Sie: „Erinnere mich am Montag um 9 Uhr an den Anruf“.",
};

/** "remind me every Monday to …": one reminder would not be what was asked for. */
export function repeatedReminder(message: string): Candidate | undefined {
  return AT_HEAD.test(message.slice(0, 300)) ? refused(message) : undefined;
}

/** What is to be done, with a time that repeats: "send the report every Monday at 9". */
export function repeatedIn(text: string, message: string): Candidate | undefined {
  const before = textBeforeRepetition(text);
  const isMeant = before !== undefined && !IN_CLAUSE.test(before);
  return isMeant || AT_BEGINNING.test(text) ? refused(message) : undefined;
}

/** Whether the text ends with a time that repeats, of which the last word is no day: "ask who works every Monday". */
export function repeatsAtEnd(text: string): boolean {
  return textBeforeRepetition(text) !== undefined;
}

function textBeforeRepetition(text: string): string | undefined {
  const found = AT_END.exec(text);
  return found ? text.slice(0, found.index) : undefined;
}

function refused(message: string): Candidate {
  return {
    ...{ intent: "repeated_reminder", score: 1, meaning: "say that reminders do not repeat" },
    action: { type: "say", text: once[languageOf(message)] },
  };
}
