import { z } from "zod";
import { LimitAsked } from "#features/runs/contract/index.ts";

/** A run that has reached a limit and waits for its person. */
export const WaitingLimit = z
  .object({
    /** Of the wait: a decision counts for it, once. */
    id: z.uuid(),
    runId: z.uuid(),
    conversationId: z.uuid().nullable(),
    /** The title of its conversation. */
    title: z.string().nullable(),
    /** The agent that works, then the agents that gave it its task. Empty for the assistant. */
    askedBy: z.array(z.string()),
    asked: LimitAsked,
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    /** False once it was decided, or its run has ended. */
    isOpen: z.boolean(),
    /** What its person chose. Null while it is open, and when its run ended before they did. */
    decision: z.object({ chosen: z.enum(["continue", "end"]), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: "WaitingLimit" });
export type WaitingLimit = z.infer<typeof WaitingLimit>;
