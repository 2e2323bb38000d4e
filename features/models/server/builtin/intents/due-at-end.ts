import { duePhrase, duePhraseAtEnd } from "./due-phrase.ts";

const DUE_AT_END = new RegExp(`^(.*?\\S)[\\s,]+(${duePhraseAtEnd})$`, "i");
/** "on Friday", "um 10 Uhr": behind "by" or "on" they show that this word is the verb's own, as in "stop by on Friday". */
const HAS_WORD = /^(?:on|at|am|um|gegen|in)\s/i;
const WITHOUT_WORD = /^(?:today|tomorrow|day after|heute|morgen|übermorgen)/i;
const notOf = (words: string) => `(?<!(?<!\\p{L})(?:${words})[\\s,]+)`;
/** Not "what is due on Friday". */
const due = `${notOf("is|are|was|were|be|falls?|past|ist|sind|war|wird|werden")}(?:due|fällig)(?:\\s*:|\\s+(?:on|at|by|before|until|till|bis|bis zum|zum|am|vor))?`;
const until = "bis(?:\\s+spätestens)?(?:\\s+(?:zum|am|vor))?|spätestens(?:\\s+(?:bis|bis zum|zum|am))?";
/** Not "drop by tomorrow". */
const by = `${notOf("stop|drop|come|swing|pass|go|stand|get")}by|no later than|until|till|before|vor(?:\\s+dem)?|zum`;
/** Not "turn the heating on next Friday". */
const on = "(?<!(?<!\\p{L})(?:turn|switch|put|carry|log|hold|look)(?:\\s+\\S+){0,4}\\s+)(?:on|at)|am";
const atEnd = (words: string) => new RegExp(`[\\s,]+(?:${words})$`, "iu");
const LEADS_TO_ALL = atEnd(`${due}|${until}`);
const LEADS_TO_TOMORROW = atEnd(`${due}|${until}|${by}`);
const LEADS_TO_DAY = atEnd(`${due}|${until}|${by}|${on}`);
/** "from Monday until", "vom 3. bis": what it ends with is no day to be done by. */
const FROM = new RegExp(
  `(?:^|\\s)(?:${duePhrase}|(?:from|between|vom|von|zwischen)\\s+\\d{1,2}(?:st|nd|rd|th|\\.)?)\\s+(?:until|till|bis(?:\\s+zum)?)$`,
  "i",
);
/** "the day before", "am" before "Morgen": the day that is named is not the one that is meant. */
const OTHER_DAY =
  /(?<!\p{L})(?:days?|weeks?|night|evening|tage?|woche|wochen|abend)\s+(?:before|vor(?:\s+dem)?)$/iu;
/** "Move the meeting to Friday": the day is what is done, not by when. */
const TO_DAY = /(?<!\p{L})(?:to|from|and|or|than|auf|von|vom|und|oder)$/iu;
const PART_OF_DAY = /(?<!\p{L})(?:am|guten|gegen)$/iu;

/** What is to be done, and the time that ends it, without the words that lead to the time: "by", "due on", "bis zum". */
export function dueAtEnd(text: string): { title: string; phrase: string } | undefined {
  const [, said = "", phrase] = DUE_AT_END.exec(text) ?? [];
  if (phrase === undefined || FROM.test(said) || OTHER_DAY.test(said)) return undefined;
  if (TO_DAY.test(said)) return undefined;
  if (/^morgen/i.test(phrase) && PART_OF_DAY.test(said)) return undefined;
  const leads = HAS_WORD.test(phrase)
    ? LEADS_TO_ALL
    : WITHOUT_WORD.test(phrase)
      ? LEADS_TO_TOMORROW
      : LEADS_TO_DAY;
  return { title: said.replace(leads, ""), phrase };
}
