import { z } from "zod";

/** What an agent did in the last days, for all people together, without test runs. */
export const AgentFigures = z
  .object({
    agentId: z.uuid(),
    runs: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    /** In millionths of a US dollar. Null: not known. */
    costMicros: z.int().nullable(),
    /** Of finished runs, time at work. Null without one. */
    medianActiveMs: z.int().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AgentFigures" });
export type AgentFigures = z.infer<typeof AgentFigures>;
