import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { toolCallStatuses } from "./tool-call-status.ts";

export const ToolCallStatus = z.enum(statusesOf(toolCallStatuses));
export type ToolCallStatus = z.infer<typeof ToolCallStatus>;

export const ToolEffect = z.enum(["read", "write", "send"]);
export type ToolEffect = z.infer<typeof ToolEffect>;

/** Who could have written a tool's output: only this organization, or anyone. */
export const OutputTrust = z.enum(["organization", "untrusted"]);
export type OutputTrust = z.infer<typeof OutputTrust>;

export const ToolSource = z.object({ title: z.string(), url: z.string() });
export type ToolSource = z.infer<typeof ToolSource>;

/** One tool call of a run with its input and output. */
export const ToolCall = z
  .object({
    id: z.uuid(),
    runId: z.uuid(),
    stepId: z.uuid(),
    conversationId: z.uuid().nullable(),
    toolName: z.string(),
    toolTitle: z.string(),
    effect: ToolEffect,
    outputTrust: OutputTrust,
    status: ToolCallStatus,
    attempt: z.number().int(),
    input: z.json(),
    /** What the model read. Null until the tool call succeeded. */
    content: z.string().nullable(),
    /** SHA-256 of `content` in UTF-8, as hex. */
    contentHash: z.string().nullable(),
    data: z.json(),
    /** One line for the person. */
    summary: z.string(),
    sources: z.array(ToolSource),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ToolCall" });
export type ToolCall = z.infer<typeof ToolCall>;
