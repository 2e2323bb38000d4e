import { z } from "zod";
import { defineEvent } from "#platform/contract/define-event.ts";

/** `runId`: the run whose agent did it. Null: a person did. The object is the task. */
const ofPerson = z.object({ userId: z.uuid(), runId: z.uuid().nullable() });

/** A task was given to this person, by a colleague or by themself. */
export const taskAssigned = defineEvent("task.assigned", ofPerson);

/** The person who does a task was reminded of it, at the moment for which it was asked. */
export const taskReminded = defineEvent(
  "task.reminded",
  z.object({ userId: z.uuid(), remindAt: z.iso.datetime() }),
);

/** A task that this person gave to a colleague is done. */
export const taskFinished = defineEvent("task.finished", ofPerson);
