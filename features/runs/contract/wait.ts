import { z } from "zod";

/** What a run can wait for: a person's decision or answer, a time, a run it started, an event, or that a person lifts a limit. */
export const WaitKind = z.enum(["approval", "answer", "time", "child_run", "event", "limit"]);
export type WaitKind = z.infer<typeof WaitKind>;

/**
 * The limits of a run at which a person is asked: steps, tool calls, milliseconds of work, tokens, millionths of a
 * dollar.
 */
export const RunLimit = z.enum(["steps", "tool_calls", "time", "tokens", "cost"]);
export type RunLimit = z.infer<typeof RunLimit>;

/** What a person is asked when a run has reached a limit. */
export const LimitAsked = z.object({
  limit: RunLimit,
  /** How much the run was allowed so far, in the unit of the limit. */
  allowed: z.number(),
  /** By how much the limit grows if the person continues. */
  more: z.number(),
});
export type LimitAsked = z.infer<typeof LimitAsked>;
