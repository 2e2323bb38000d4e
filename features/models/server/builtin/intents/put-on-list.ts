import { duePhrase } from "./due-phrase.ts";

const courtesy = "^\\s*(?:(?:please|can you|could you|would you|bitte|kannst du|könntest du)\\s+)*";
/** Not one task: "add a comment to my task" is about that one. */
const list = "(?:list\\s+of\\s+tasks|tasks(?:[\\s-]?list)?|task[\\s-]?list|to-?dos?(?:[\\s-]?list)?)";
const liste = "(?:aufgabenliste|to-?do-?liste|aufgaben|to-?dos?)";
/** Lead to a day, as in "for next Tuesday", "bis Freitag". */
const leads = "(?:(?:for|due(?:\\s+(?:on|by))?|by|until|für(?:\\s+den)?|fällig|bis(?:\\s+zum)?|zum)\\s+)?";
const due = `(?:[\\s,]+${leads}(${duePhrase}))?`;
const ENGLISH = new RegExp(
  `${courtesy}(?:add|put|write|note)\\s+([^\\n]*\\S)\\s+(?:to|on|onto|in)\\s+my\\s+${list}${due}[\\s.!?]*$`,
  "i",
);
const GERMAN = new RegExp(
  `${courtesy}(?:füge?|fügen\\s+sie|setze?|setzen\\s+sie|schreibe?|schreiben\\s+sie)\\s+(?:bitte\\s+)?([^\\n]*\\S)\\s+` +
    `(?:zu|auf|in|an)\\s+mein(?:e[rn]?)?\\s+${liste}${due}(?:\\s+hinzu)?${due}[\\s.!?]*$`,
  "i",
);
/** "Add a task to my list" does not say which one, and "add it" depends on what was said before. */
const NAMES_NOTHING =
  /^(?:(?:an?|the|my|another|new|some|eine?|neue|meine|noch)\s+)*(?:tasks?|to-?dos?|reminders?|items?|things?|something|it|this|that|these|those|them|aufgaben?|erinnerung|etwas|es|das|dies)$/i;
const LIST_ALONE = new RegExp(`^(?:(?:to|my|meine[rn]?)\\s+)*(?:${list}|${liste}|list|liste)$`, "i");
const QUOTED = /^["“”„«»'](.+)["“”«»']$/;

export interface PutOnList {
  /** What is to be done. */
  text: string;
  /** It stood in quotation marks: a day in it belongs to it. */
  isQuoted: boolean;
  /** The time by which, which stood behind the list. */
  phrase: string | undefined;
}

/** "Add “call the plumber” to my tasks for next Tuesday at 14:30": what is put on the list, and for when. */
export function putOnList(message: string): PutOnList | undefined {
  const english = ENGLISH.exec(message);
  const [, said = "", first, second] = english ?? GERMAN.exec(message) ?? [];
  const quoted = QUOTED.exec(said)?.[1]?.trim();
  const text = (quoted ?? said).replace(/\s+/g, " ").trim();
  if (text === "" || NAMES_NOTHING.test(text)) return undefined;
  return { text, isQuoted: quoted !== undefined, phrase: first ?? second };
}

/** "Add a task to my list" names the list, and no task. */
export function isListAlone(text: string): boolean {
  return LIST_ALONE.test(text);
}
