import { z } from "zod";
import { ToolSource as Source, ToolCallStatus } from "#features/tools/contract/index.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { RunError, Usage } from "./chunk.ts";
import { RunCall } from "./run-call.ts";
import { runStatuses, stepStatuses } from "./run-status.ts";

export const RunStatus = z.enum(statusesOf(runStatuses));
export type RunStatus = z.infer<typeof RunStatus>;

export const StepStatus = z.enum(statusesOf(stepStatuses));
export type StepStatus = z.infer<typeof StepStatus>;

/** A run that has not ended: queued, running, or waiting for its `run_waits`. */
export const ActiveRun = z.object({
  id: z.uuid(),
  status: RunStatus.extract(["queued", "running", "waiting"]),
});
export type ActiveRun = z.infer<typeof ActiveRun>;

/** The model that answered. The built-in assistant is not a model and says so. */
export const ModelBadge = z.object({
  label: z.string(),
  provider: z.string(),
  isBuiltin: z.boolean(),
  /** Label of the default model, when it failed and this one answered instead. */
  insteadOf: z.string().optional(),
  /** The agent that it answered for. Its version is null for a draft that was tested. */
  agent: z.object({ id: z.uuid(), name: z.string(), version: z.number().int().nullable() }).optional(),
  /** How many values were replaced before its provider saw the messages, by the name in their placeholders. */
  replaced: z.array(z.object({ name: z.string(), count: z.number().int() })).optional(),
});
export type ModelBadge = z.infer<typeof ModelBadge>;

export const Run = z
  .object({
    id: z.uuid(),
    status: RunStatus,
    stepCount: z.number().int(),
    attempt: z.number().int(),
    model: ModelBadge.nullable(),
    error: RunError.nullable(),
    usage: Usage,
    /** Time spent working, without waits. */
    activeMs: z.number().int(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    /** `decideLimit`: at a limit, whether the caller chooses if it goes on. */
    abilities: z.object({ cancel: z.boolean(), decideLimit: z.boolean() }),
  })
  .meta({ id: "Run" });
export type Run = z.infer<typeof Run>;

/** The receipt of a run: what was done, when, and the audit events that prove it. */
export const Receipt = z
  .object({
    run: Run,
    /** The versions of the admins' instructions that it began with. Null: there were none. */
    instructions: z.object({
      installation: z.number().int().nullable(),
      workspace: z.number().int().nullable(),
    }),
    /** What providers got instead of values, at most 100. */
    replaced: z.array(z.object({ provider: z.string(), placeholder: z.string(), value: z.string() })),
    /** Name of the person for whom it was done, else the address. */
    onBehalfOf: z.string(),
    steps: z.array(
      z.object({
        number: z.number().int(),
        status: StepStatus,
        startedAt: z.iso.datetime(),
        endedAt: z.iso.datetime().nullable(),
        usage: Usage,
      }),
    ),
    /**
     * The files of which the model was given all or something, with the SHA-256 of each. Null: the caller cannot read it,
     * or it is gone.
     */
    files: z.array(z.object({ name: z.string(), contentHash: z.string().nullable() })),
    /**
     * What the model was given of that which its person had remembered, as far as it is still remembered. Empty for
     * everybody but that person.
     */
    memories: z.array(z.object({ id: z.uuid(), text: z.string() })),
    /** Each call of a model, at most 500. Empty when it is older than 90 days. */
    calls: z.array(RunCall),
    toolCalls: z.array(
      z.object({
        id: z.uuid(),
        toolName: z.string(),
        title: z.string(),
        status: ToolCallStatus,
        summary: z.string(),
        sources: z.array(Source),
        /** SHA-256 of what the model read. Null when the tool call did not succeed. */
        contentHash: z.string().nullable(),
        durationMs: z.number().int().nullable(),
      }),
    ),
    auditEvents: z.array(
      z.object({
        id: z.uuid(),
        /** Rises over the whole installation, with gaps. */
        number: z.number().int(),
        act: z.string(),
        at: z.iso.datetime(),
        digest: z.string(),
      }),
    ),
  })
  .meta({ id: "Receipt" });
export type Receipt = z.infer<typeof Receipt>;
