import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { taskFilters, taskPriorities, taskViews } from "./task-choices.ts";
import { mostTaskCharacters, mostTitleCharacters } from "./task-limits.ts";
import { taskStatuses } from "./task-status.ts";

export const TaskState = z.enum(statusesOf(taskStatuses));
export type TaskState = z.infer<typeof TaskState>;

export const TaskPriority = z.enum(taskPriorities);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** Somebody who can be given a task. */
export const TaskPerson = z.object({ id: z.uuid(), name: z.string() }).meta({ id: "TaskPerson" });
export type TaskPerson = z.infer<typeof TaskPerson>;

export const TaskTitle = z
  .string()
  .trim()
  .min(1, "A task needs a title.")
  .max(mostTitleCharacters)
  .refine((text) => !/\p{Cc}/u.test(text), "A title is one line without control characters.");
export const TaskBody = z
  .string()
  .max(mostTaskCharacters)
  .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), "The text holds control characters.");

/** What somebody should get done. */
export const Task = z
  .object({
    id: z.uuid(),
    title: z.string(),
    body: z.string(),
    state: TaskState,
    priority: TaskPriority,
    dueAt: z.iso.datetime().nullable(),
    /** When the person who does it is reminded of it, by a notification and a mail. */
    remindAt: z.iso.datetime().nullable(),
    /** Null: the account does not exist any more. */
    requester: TaskPerson.nullable(),
    assignee: TaskPerson.nullable(),
    /** Whether somebody outside the company could have written its text. */
    isFromOutside: z.boolean(),
    /** Whether the assistant made it. */
    isByAssistant: z.boolean(),
    /** Goes up with every change. */
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    abilities: z.object({ edit: z.boolean(), changeState: z.boolean() }),
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof Task>;

export const CreateTask = z.object({
  title: TaskTitle,
  body: TaskBody.default(""),
  priority: TaskPriority.default("normal"),
  dueAt: z.iso.datetime().nullable().default(null),
  /** Absent: when it is due. A moment that has passed reminds of nothing. */
  remindAt: z.iso.datetime().nullable().optional(),
  /** Absent: the caller. */
  assigneeId: z.uuid().optional(),
});
export type CreateTask = z.infer<typeof CreateTask>;

export const ChangeTask = z.object({
  title: TaskTitle.optional(),
  body: TaskBody.optional(),
  priority: TaskPriority.optional(),
  dueAt: z.iso.datetime().nullable().optional(),
  /** Absent: when it is due, if that changes. */
  remindAt: z.iso.datetime().nullable().optional(),
  state: TaskState.optional(),
  /** The version that was read. With another one the change is refused. */
  version: z.number().int().optional(),
});
export type ChangeTask = z.infer<typeof ChangeTask>;

/** Which tasks a list shows: those to be done, or of one state. */
export const TaskFilter = z.enum(taskFilters);
export type TaskFilter = z.infer<typeof TaskFilter>;

/** Tasks assigned to the caller, or those that the caller gave to others. */
export const TaskView = z.enum(taskViews);
export type TaskView = z.infer<typeof TaskView>;
