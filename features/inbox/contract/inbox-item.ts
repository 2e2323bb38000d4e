import { z } from "zod";
import { RunError } from "#features/runs/contract/index.ts";
import { Task } from "#features/tasks/contract/index.ts";
import { Approval } from "#features/tools/contract/index.ts";
import { Question } from "./question.ts";
import { WaitingLimit } from "./waiting-limit.ts";
import { WorkspaceRequest } from "./workspace-request.ts";

/** A run that failed, and nothing was tried after it. */
export const FailedRun = z
  .object({
    id: z.uuid(),
    conversationId: z.uuid().nullable(),
    /** Where it belongs, e.g. the title of its conversation. */
    title: z.string().nullable(),
    error: RunError.nullable(),
    endedAt: z.iso.datetime(),
  })
  .meta({ id: "FailedRun" });
export type FailedRun = z.infer<typeof FailedRun>;

/** Something that waits for a person. */
export const InboxItem = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("approval"), id: z.uuid(), approval: Approval }),
    z.object({ type: z.literal("question"), id: z.uuid(), question: Question }),
    z.object({ type: z.literal("limit"), id: z.uuid(), limit: WaitingLimit }),
    z.object({ type: z.literal("failed_run"), id: z.uuid(), run: FailedRun }),
    z.object({ type: z.literal("task"), id: z.uuid(), task: Task }),
    z.object({ type: z.literal("request"), id: z.uuid(), request: WorkspaceRequest }),
  ])
  .meta({ id: "InboxItem" });
export type InboxItem = z.infer<typeof InboxItem>;

/** The kinds that are found by an id, also when they wait no longer. */
export const InboxItemType = z.enum(["approval", "question", "limit", "request", "task"]);
export type InboxItemType = z.infer<typeof InboxItemType>;

/** Whom the items wait for: the caller, or others whom the caller's work asks. */
export const InboxList = z.enum(["mine", "others"]);
export type InboxList = z.infer<typeof InboxList>;
