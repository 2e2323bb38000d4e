import { z } from "zod";

/** What stops when an agent is deleted, in numbers. */
export const AgentUses = z
  .object({
    /** Triggers that start it, of everybody in the workspace, by their kind. */
    triggers: z.object({ schedule: z.number().int(), webhook: z.number().int(), event: z.number().int() }),
    /** Whom it is shared with. */
    people: z.number().int(),
    teams: z.number().int(),
    isSharedWithWorkspace: z.boolean(),
  })
  .meta({ id: "AgentUses" });
export type AgentUses = z.infer<typeof AgentUses>;
