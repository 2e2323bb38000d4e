import { z } from "zod";

export const PreviewQuestion = z.object({
  /** The id of a model, or "builtin". */
  modelId: z.string().min(1).max(200),
  message: z.string().min(1).max(20_000),
  timeZone: z.string().max(64).default("UTC"),
});
export type PreviewQuestion = z.infer<typeof PreviewQuestion>;

/** `workspaceId` is one of the caller's workspaces. */
export const PreviewForWorkspace = PreviewQuestion.extend({ workspaceId: z.uuid() });
export type PreviewForWorkspace = z.infer<typeof PreviewForWorkspace>;

/** What a model would be told. */
export const Preview = z
  .object({
    /** Null: the built-in assistant, which gets everything and sends nothing. */
    provider: z.string().nullable(),
    messages: z.array(z.object({ role: z.string(), text: z.string() })),
    replaced: z.array(z.object({ placeholder: z.string(), value: z.string() })),
    /** Titles of the tools that are offered. */
    tools: z.array(z.string()),
  })
  .meta({ id: "AiPreview" });
export type Preview = z.infer<typeof Preview>;
