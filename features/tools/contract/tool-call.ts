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

/** Why a tool call was allowed, asked about or denied. */
export const ToolDecision = z.object({
  outcome: z.enum(["allow", "ask", "deny"]),
  /** The policy that decided. Null for calls older than the policies. */
  rule: z.string().nullable(),
  /** The reason in a sentence. */
  why: z.string().nullable(),
  /** What the policy knew of the call and the tool. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  policyHash: z.string().nullable(),
});
export type ToolDecision = z.infer<typeof ToolDecision>;

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
    /** What was carried out instead of `input`, when a person changed it before they approved it. */
    approvedInput: z.json(),
    decision: ToolDecision.nullable(),
    /** When it was taken back, and what that did. */
    undone: z.object({ at: z.iso.datetime(), summary: z.string() }).nullable(),
    /** Whether it can be taken back, as far as is known without trying. */
    abilities: z.object({ undo: z.boolean() }),
    /** The caller cannot read a collection that the result came from: `content`, `data` and its passages are left out. */
    isWithheld: z.boolean(),
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
