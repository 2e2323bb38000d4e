import { draftTextIntent } from "./intents/draft-text.ts";
import { keepMemoryIntent } from "./intents/keep-memory.ts";
import { createTaskIntent } from "./intents/keep-tasks.ts";
import { summariseTextIntent } from "./intents/summarise-text.ts";
import { writeMailIntent } from "./intents/write-mail.ts";
import type { Candidate } from "./plan.ts";

/** A request that has a text of the person's own, which is not split: a mail, a task, what to remember or to draft. */
export function ownTextIn(message: string, now: number | undefined): Candidate | undefined {
  return (
    summariseTextIntent(message) ??
    writeMailIntent(message) ??
    keepMemoryIntent(message) ??
    createTaskIntent(message, now) ??
    draftTextIntent(message)
  );
}

/** The text goes as it was written, to its end, whatever stands in it. */
export function takesAll(own: Candidate | undefined): boolean {
  return (
    own !== undefined &&
    !["create_task", "remember", "forget", "draft_text", "repeated_reminder"].includes(own.intent)
  );
}
