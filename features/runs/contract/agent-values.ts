import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";

/** Values that a person gives the variables of an agent, by the name of the variable. */
export const AgentValues = z
  .record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), z.string().overwrite(cleanText).trim().max(1_000))
  .refine((values) => Object.keys(values).length <= 20, "An agent has at most 20 variables.");
export type AgentValues = z.infer<typeof AgentValues>;
