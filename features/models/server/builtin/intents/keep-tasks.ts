import type { JSONObject } from "@ai-sdk/provider";
import { mainClause } from "../german/main-clause.ts";
import { plainInfinitive } from "../german/plain-infinitive.ts";
import type { Candidate, Request } from "../plan.ts";
import { dueAtEnd } from "./due-at-end.ts";
import { duePhrase, readDuePhrase } from "./due-phrase.ts";
import { isListAlone, putOnList } from "./put-on-list.ts";
import { repeatedIn, repeatedReminder, repeatsAtEnd } from "./repeated-reminder.ts";
import { timeOver } from "./time-over.ts";

const courtesy = "^\\s*(?:(?:please|can you|could you|would you|bitte)\\s+)*";
const NEW_TASK = new RegExp(
  `${courtesy}(?:remind me(?:\\s+(${duePhrase})),?\\s+(?:to|about|of|that)` +
    `|remind me (?:to|about|of|that)` +
    "|(?:create|add|make|note)\\s+(?:me\\s+)?(?:an?\\s+|the\\s+)?(?:new\\s+)?(?:task|to-?do|reminder)(?:\\s+for me)?(?:\\s+(?:to|called|named|about|that says))?\\s*:?" +
    "|(?:new\\s+|neue\\s+)?(?:task|to-?do|aufgabe)\\s*:" +
    "|(?:erstelle?|erzeuge?|mach|notiere?|lege?)\\s+(?:mir\\s+)?(?:bitte\\s+)?(?:eine\\s+)?(?:neue\\s+)?(?:aufgabe|erinnerung|to-?do)(?:\\s+an)?(?:\\s*:|\\s+(?:namens|mit dem titel))" +
    `|erinnere? mich(?:\\s+bitte)?(?:\\s+(${duePhrase}))?\\s*(?:,?\\s*dass|\\s+daran,?|\\s+(?:an|ans|am)(?:\\s+(?:den|die|das|dem|der|meine[nmr]?|unsere[nmr]?))?)` +
    ")\\s+(\\S[\\s\\S]*)$",
  "i",
);
const LIST_TASKS_IN_GERMAN =
  /^(?:welche(?: offenen)? (?:aufgaben|to-?dos?|erledigungen) (?:habe|hab) ich(?: (?:heute|noch|offen|gerade|diese woche|zu erledigen|zu tun))*|was (?:muss|soll) ich(?: (?:heute|noch|diese woche))* (?:tun|machen|erledigen)|was (?:steht|ist)(?: (?:heute|noch|alles))* (?:auf meiner (?:aufgabenliste|to-?do-?liste|liste)|an|zu (?:tun|erledigen))|(?:wie ?viele?|hab(?:e)? ich)(?: noch| offene| heute)* (?:aufgaben|to-?dos?)(?: habe ich)?(?: (?:noch|offen|heute))*|(?:zeige?|liste?|nenne?|öffne|zeigen sie)(?: mir)?(?: bitte)?,? (?:was ich (?:heute |noch )*zu (?:tun|erledigen) habe|(?:alle |die |meine )*(?:offenen |aktuellen )?(?:aufgaben|aufgabenliste|to-?dos?|to-?do-?liste))(?: auf| an)?)$/;
const LIST_TASKS =
  /^(?:(?:what(?:'s| is| are)?|which are|list|show|give me|show me|look at|open) )?(?:all )?(?:of )?(?:on )?my (?:open |current )?(?:tasks?|to-?dos?|task list|to-?do list|list of tasks)$|^what (?:do i have|have i got|is there) to do(?: today)?$|^(?:(?:zeige?|liste?|was sind|welche sind|gib)(?: mir)?(?: bitte)? )?(?:alle )?meine(?: offenen| aktuellen)? (?:aufgaben|to-?dos?|aufgabenliste)(?: an| auf)?$|^was (?:habe|hab) ich(?: heute| noch)* zu (?:tun|erledigen)$/;
const mostTitle = 200;
const mostCharacters = 2_000;

/**
 * "remind me tomorrow at 9 to call Anna", "create a task: send the offer". `now` is the person's clock, counted as though
 * it was UTC. Without it no time is read.
 */
export function createTaskIntent(message: string, now?: number): Candidate | undefined {
  const repeated = repeatedReminder(message);
  if (repeated) return repeated;
  const read = readTask(message.slice(0, mostCharacters));
  if (!read) return undefined;
  const { text, before, isWhole } = read;
  // Beside a day of its own, "every Monday" belongs to what is to be done.
  const repeats = before === undefined && !isWhole ? repeatedIn(text, message) : undefined;
  if (repeats) return repeats;
  const isRead = before === undefined && !isWhole && now !== undefined && !repeatsAtEnd(text);
  const atEnd = isRead ? dueAtEnd(text) : undefined;
  const phrase = before ?? atEnd?.phrase;
  const due = phrase !== undefined && now !== undefined ? readDuePhrase(phrase, now) : undefined;
  // A time that cannot be read is not dropped silently.
  if (before !== undefined && due === undefined) return undefined;
  const over = due !== undefined && now !== undefined ? timeOver(due, now, message) : undefined;
  return over ?? candidate(due !== undefined && atEnd ? atEnd.title : text, due);
}

interface ReadTask {
  text: string;
  /** The time by which, where it stands apart from what is to be done. */
  before: string | undefined;
  /** A day in the text belongs to it. */
  isWhole: boolean;
}

function readTask(message: string): ReadTask | undefined {
  const listed = putOnList(message);
  if (listed) return { text: listed.text, before: listed.phrase, isWhole: listed.isQuoted };
  const [head = "", whenFirst, wannFirst, rest = ""] = NEW_TASK.exec(message) ?? [];
  const link = head.slice(0, head.length - rest.length).trim();
  const said = rest
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^["“”„]|["“”.]+$/g, "");
  const text = /dass$/i.test(link)
    ? (mainClause(said) ?? `dass ${said}`)
    : /daran,?$/i.test(link)
      ? plainInfinitive(said)
      : said;
  return text === "" || isListAlone(text)
    ? undefined
    : { text, before: whenFirst ?? wannFirst, isWhole: false };
}

function candidate(text: string, due: string | undefined): Candidate {
  const title = `${text.charAt(0).toUpperCase()}${text.slice(1, mostTitle)}`.toWellFormed();
  const input: JSONObject = { title, ...(due === undefined ? {} : { due_at: due }) };
  return {
    intent: "create_task",
    score: 1,
    meaning: `create the task “${title}”`,
    action: { type: "tool", toolName: "create_task", input },
  };
}

/** "show my tasks", "what do I have to do" */
export function listTasksIntent({ plain }: Request): Candidate | undefined {
  if (!LIST_TASKS.test(plain) && !LIST_TASKS_IN_GERMAN.test(plain)) return undefined;
  return {
    intent: "list_tasks",
    score: 0.95,
    meaning: "list your tasks",
    action: { type: "tool", toolName: "list_tasks", input: {} },
  };
}
