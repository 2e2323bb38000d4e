import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";

export const CallOutcome = z.enum(["ok", "stopped", "failed", "refused"]);
export type CallOutcome = z.infer<typeof CallOutcome>;

/** How a call ended. `stopped`: by a person or a limit; `refused`: by a budget, so it was not sent. */
export const callOutcomes: StatusTable<CallOutcome> = {
  ok: { word: "Answered", tone: "good", isActive: false },
  stopped: { word: "Stopped", tone: "neutral", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
  refused: { word: "Over budget", tone: "warn", isActive: false },
};

const count = z.number().int().min(0);

/** A call as admins see it: nothing of what was said. */
export const ListedCall = z
  .object({
    id: z.uuid(),
    endedAt: z.iso.datetime(),
    purpose: z.string(),
    provider: z.string(),
    model: z.string(),
    /** The exact model, as its provider named it. Null: it did not. */
    answeredBy: z.string().nullable(),
    /** Whether it was asked because another model failed. */
    isFallback: z.boolean(),
    /** Null: a test, or the workspace was erased. */
    workspace: z.string().nullable(),
    /** Null: a test, or the account was erased. */
    person: z.string().nullable(),
    inputTokens: count,
    cachedInputTokens: count,
    outputTokens: count,
    /** Millionths of a dollar. */
    costMicros: count,
    /** From asking to the first word. Null: there was none. */
    firstTokenMs: count.nullable(),
    durationMs: count,
    outcome: CallOutcome,
    /** A stable code. Null unless it failed. */
    errorCode: z.string().nullable(),
  })
  .meta({ id: "ListedModelCall" });
export type ListedCall = z.infer<typeof ListedCall>;
