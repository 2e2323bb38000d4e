import { z } from "zod";

const count = z.number().int().min(0);

/** A call of a model in a run, as it was counted. */
export const RunCall = z
  .object({
    step: count,
    provider: z.string(),
    model: z.string(),
    /** The exact model that answered, in the provider's words. Null: it did not say. */
    version: z.string().nullable(),
    inputTokens: count,
    /** The part of the input that the provider had in its cache. */
    cachedInputTokens: count,
    outputTokens: count,
    /** The provider did not count, so we did. */
    isEstimated: z.boolean(),
    /** Millionths of a dollar. */
    costMicros: count,
    /** From asking to the first word. Null: there was none. */
    firstTokenMs: count.nullable(),
    durationMs: count,
    outcome: z.enum(["ok", "stopped", "failed", "refused"]),
  })
  .meta({ id: "RunCall" });
export type RunCall = z.infer<typeof RunCall>;
