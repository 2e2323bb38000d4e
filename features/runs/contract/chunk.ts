import { z } from "zod";
import { ToolSource as Source, ToolCallStatus } from "#features/tools/contract/index.ts";
import { LimitAsked, WaitKind } from "./wait.ts";

export const RunError = z.object({
  code: z.string(),
  message: z.string(),
  retryAfterMs: z.number().int().optional(),
  /** The page on which the person can fix the cause. */
  settingsPath: z
    .string()
    .regex(/^\/[a-z][a-z/-]*$/)
    .optional(),
});
export type RunError = z.infer<typeof RunError>;

export const Usage = z.object({ inputTokens: z.number().int(), outputTokens: z.number().int() });
export type Usage = z.infer<typeof Usage>;

export const InterruptCause = z.enum(["time_limit", "output_misfit"]);
export type InterruptCause = z.infer<typeof InterruptCause>;

/**
 * One element of a run's stream, in order. Its number is the id of the server-sent event, counts from 1 and
 * has no gaps. A reader resumes after chunk n with `Last-Event-ID: n`.
 */
export const Chunk = z.discriminatedUnion("type", [
  z.object({ type: z.literal("run-start"), runId: z.string(), messageId: z.string() }),
  /** `messageId` is the message that the step writes. It changes when the run reads what was said meanwhile. */
  z.object({ type: z.literal("step-start"), step: z.number().int(), messageId: z.string().optional() }),
  z.object({ type: z.literal("text-start"), partId: z.string() }),
  z.object({ type: z.literal("text-delta"), partId: z.string(), delta: z.string() }),
  z.object({ type: z.literal("text-end"), partId: z.string() }),
  z.object({ type: z.literal("reasoning-start"), partId: z.string() }),
  z.object({ type: z.literal("reasoning-delta"), partId: z.string(), delta: z.string() }),
  z.object({ type: z.literal("reasoning-end"), partId: z.string() }),
  /** The model chose a tool. `line` tells a person what is about to happen. */
  z.object({
    type: z.literal("tool-call-start"),
    toolCallId: z.string(),
    toolName: z.string(),
    title: z.string(),
    line: z.string(),
  }),
  /** The call ended. `summary` is one line for a person. */
  z.object({
    type: z.literal("tool-call-end"),
    toolCallId: z.string(),
    status: ToolCallStatus,
    summary: z.string(),
    sources: z.array(Source),
    durationMs: z.number().int(),
  }),
  z.object({ type: z.literal("step-end"), step: z.number().int(), usage: Usage }),
  /**
   * This step was cut off, or its answer lacked the form of its agent. Its text stays, marked, and the step starts
   * again. Without a cause: the server stopped.
   */
  z.object({ type: z.literal("step-interrupted"), step: z.number().int(), cause: InterruptCause.optional() }),
  /** The run is suspended until one of these arrives. `wakeAt` is when it resumes without it. */
  z.object({
    type: z.literal("run-waiting"),
    waits: z.array(
      z.object({
        kind: WaitKind,
        wakeAt: z.iso.datetime().optional(),
        /** For an event: what has to happen, in words that follow "Waiting for". */
        awaits: z.string().optional(),
        /** At a limit: what the person is asked, and the id of this wait. */
        limit: LimitAsked.extend({ waitId: z.uuid() }).optional(),
      }),
    ),
  }),
  z.object({ type: z.literal("run-resumed") }),
  z.object({
    type: z.literal("run-end"),
    status: z.enum(["succeeded", "failed", "cancelled"]),
    error: RunError.optional(),
  }),
]);
export type Chunk = z.infer<typeof Chunk>;
