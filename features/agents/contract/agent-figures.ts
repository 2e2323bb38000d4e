import { z } from "zod";

/** What an agent did in the last days, for all people together, without test runs. */
export const AgentFigures = z
  .object({
    agentId: z.uuid(),
    runs: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    cancelled: z.int(),
    /** Runs that another agent has ended. How they ended counts for that one. */
    handedOver: z.int(),
    /** Of its own part of each run, in millionths of a US dollar. Null: not known. */
    costMicros: z.int().nullable(),
    /** Of its own part of finished runs, time at work. Null without one. */
    medianActiveMs: z.int().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "AgentFigures" });
export type AgentFigures = z.infer<typeof AgentFigures>;
