import { z } from "zod";

export const ProviderKind = z.enum(["openai", "anthropic", "google", "openai_compatible"]);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** Capabilities of a model, as observed by a test. */
export const ModelCapabilities = z
  .object({
    /** Whether it answers in words. False for a model that only embeds. */
    chat: z.boolean(),
    tools: z.boolean(),
    jsonSchema: z.boolean(),
    vision: z.boolean(),
    embeddings: z.boolean(),
  })
  .meta({ id: "ModelCapabilities" });
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
    /** Whether its answers can use tools. */
    hasTools: z.boolean(),
  })
  .meta({ id: "Model" });
export type Model = z.infer<typeof Model>;
