import { dueInWords, momentOf } from "./due-at.ts";

const morning = "09:00";
const dayLength = "2026-11-30".length;

/** When a task with this due time reminds of itself: then, and of a whole day in its morning where the person is. */
export function reminderOfDue(due: string, timeZone: string): string {
  return momentOf(due.length > dayLength ? due : `${due}T${morning}`, timeZone);
}

/** What to tell the model of it: nothing when the task reminds of nothing. */
export function reminderInWords(at: Date | null, timeZone: string): string {
  return at ? ` A reminder comes on ${dueInWords(at, timeZone)}.` : " No reminder will come.";
}
