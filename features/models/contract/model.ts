import { z } from "zod";

export const ProviderKind = z.enum(["openai", "anthropic", "google", "openai_compatible"]);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** What a model was seen to be able to do. */
export const ModelCapabilities = z.object({
  tools: z.boolean(),
  jsonSchema: z.boolean(),
  vision: z.boolean(),
});
export type ModelCapabilities = z.infer<typeof ModelCapabilities>;

/** A model that can be chosen for an answer. */
export const Model = z
  .object({
    /** What a request names to choose it; "builtin" for the built-in assistant. */
    id: z.string(),
    label: z.string(),
    provider: z.string(),
    /** Shown beside every answer of it, e.g. "Built-in, no model". */
    badge: z.string(),
    isBuiltin: z.boolean(),
    isDefault: z.boolean(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof Model>;
