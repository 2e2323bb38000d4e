import { z } from "zod";
import { RunStatus } from "#features/runs/contract/index.ts";

/** A run of an agent for the caller. */
export const AgentRun = z
  .object({
    id: z.uuid(),
    status: RunStatus,
    /** The number of the version that worked. Null: a draft. */
    version: z.number().int().nullable(),
    /** What started it: a message, a schedule, a webhook, an event. */
    startedBy: z.string(),
    /** Where it answers. Null when the conversation was deleted, or is not shared with the caller any more. */
    conversation: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    /** Why it failed. */
    error: z.string().nullable(),
    activeMs: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AgentRun" });
export type AgentRun = z.infer<typeof AgentRun>;
