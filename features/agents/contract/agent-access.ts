import { z } from "zod";

/** Who: one person, a team, or everybody in the workspace. */
export const AgentSubject = z.discriminatedUnion("type", [
  z.object({ type: z.literal("user"), userId: z.uuid() }),
  z.object({ type: z.literal("team"), teamId: z.uuid() }),
  z.object({ type: z.literal("workspace") }),
]);
export type AgentSubject = z.infer<typeof AgentSubject>;

/** `use`: ask the published version. `edit`: also change, test and publish it. */
export const AgentRight = z.enum(["use", "edit"]);
export type AgentRight = z.infer<typeof AgentRight>;

export const AgentGrant = z
  .object({
    id: z.uuid(),
    subject: AgentSubject,
    /** Of the person or team; the workspace's own for everybody. */
    name: z.string(),
    right: AgentRight,
    grantedAt: z.iso.datetime(),
  })
  .meta({ id: "AgentGrant" });
export type AgentGrant = z.infer<typeof AgentGrant>;

export const GrantAgent = z.object({ subject: AgentSubject, right: AgentRight });
export type GrantAgent = z.infer<typeof GrantAgent>;
