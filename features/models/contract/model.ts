import { z } from "zod";

export const ProviderKind = z.enum(["openai", "anthropic", "google", "openai_compatible"]);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** Capabilities of a model, as observed by a test. */
export const ModelCapabilities = z.object({
  tools: z.boolean(),
  jsonSchema: z.boolean(),
  vision: z.boolean(),
});
export type ModelCapabilities = z.infer<typeof ModelCapabilities>;

/** A model that can be chosen for an answer. */
export const Model = z
  .object({
    /** The id used in requests. "builtin" for the built-in assistant. */
    id: z.string(),
    label: z.string(),
    provider: z.string(),
    /** Shown beside each of its answers, e.g. "Built-in, no model". */
    badge: z.string(),
    isBuiltin: z.boolean(),
    isDefault: z.boolean(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof Model>;
