import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { connectionToolStatuses } from "./connection-status.ts";

/** What the other side says about a tool's effects. Nobody relies on it. */
export const ClaimedEffects = z.object({
  isReadOnly: z.boolean().nullable(),
  isDestructive: z.boolean().nullable(),
  isIdempotent: z.boolean().nullable(),
  isOpenWorld: z.boolean().nullable(),
});
export type ClaimedEffects = z.infer<typeof ClaimedEffects>;

/** What models read of a description: providers take 1,024 characters, and the rest says who wrote the results. */
export const descriptionForModels = 800;

/** Everything an admin agrees to with a tool, as the other side wrote it. */
export const ToolForm = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: z.record(z.string(), z.json()),
  claims: ClaimedEffects,
  /** Where an operation of an HTTP API goes. Null for MCP. */
  operation: z
    .object({
      method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
      path: z.string(),
      /** Arguments by where they are sent, with their names there. */
      parameters: z.array(
        z.object({ argument: z.string(), name: z.string(), place: z.enum(["path", "query", "header"]) }),
      ),
      hasBody: z.boolean(),
    })
    .nullable(),
});
export type ToolForm = z.infer<typeof ToolForm>;

/** What an admin confirms about a tool. Everything else of its facts is the worst case. */
export const ConfirmedFacts = z
  .object({
    reads: z.enum(["nothing", "person", "workspace", "outside"]),
    writes: z.boolean(),
    irreversible: z.boolean(),
    external: z.boolean(),
    own: z.boolean(),
    /** Whether calling it twice is the same as calling it once. */
    idempotent: z.boolean(),
  })
  .meta({ id: "ConfirmedFacts" });
export type ConfirmedFacts = z.infer<typeof ConfirmedFacts>;

export const worstConfirmedFacts: ConfirmedFacts = {
  ...{ reads: "workspace", writes: true, irreversible: true, external: true, own: false },
  idempotent: false,
};

export const ConnectionTool = z
  .object({
    id: z.uuid(),
    /** Its name for models. */
    toolName: z.string(),
    state: z.enum(statusesOf(connectionToolStatuses)),
    seen: ToolForm,
    /** Names exactly what is seen now. An approval repeats it. */
    seenHash: z.string(),
    /** What was approved; null: nothing. */
    approved: ToolForm.nullable(),
    facts: ConfirmedFacts.nullable(),
    /** What the claims of the other side would make of the facts. */
    suggestedFacts: ConfirmedFacts,
    /** Why it cannot be approved. */
    problem: z.string().nullable(),
    approvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "ConnectionTool" });
export type ConnectionTool = z.infer<typeof ConnectionTool>;

export const ApproveTool = z.object({ seenHash: z.string().length(64), facts: ConfirmedFacts });
export type ApproveTool = z.infer<typeof ApproveTool>;

export const TryTool = z.object({ input: z.record(z.string(), z.json()) }).meta({ id: "TryConnectionTool" });

/** The result of a test call. Written by the other side. */
export const ToolTrial = z
  .object({ isError: z.boolean(), text: z.string(), isCut: z.boolean() })
  .meta({ id: "ConnectionToolTrial" });
export type ToolTrial = z.infer<typeof ToolTrial>;
