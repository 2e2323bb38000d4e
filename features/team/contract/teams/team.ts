import { z } from "zod";

const Named = z.object({ id: z.uuid(), name: z.string() });

/** A team of the workspace, with what the caller may do with it. */
export const Team = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    /** The team that it is inside. */
    parent: Named.nullable(),
    lead: Named.nullable(),
    /** How many people belong to it, those of the teams inside it included. */
    people: z.number().int(),
    /** How many teams are inside it. */
    teams: z.number().int(),
    /** The name of the group of the directory that manages it. Null: people of the workspace manage it. */
    directoryGroup: z.string().nullable(),
    /** Whether the caller belongs to it. */
    isOwn: z.boolean(),
    abilities: z.object({
      /** Name, description, members. */
      change: z.boolean(),
      /** Lead, place inside another team, end. */
      manage: z.boolean(),
    }),
  })
  .meta({ id: "Team" });
export type Team = z.infer<typeof Team>;

export const TeamMember = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string().nullable(),
    isLead: z.boolean(),
    isGuest: z.boolean(),
    isSuspended: z.boolean(),
    /** False: they belong to it by a team inside it. */
    isDirect: z.boolean(),
    /** The teams inside it that they are in. */
    through: z.array(z.string()),
    since: z.iso.datetime(),
  })
  .meta({ id: "TeamMember" });
export type TeamMember = z.infer<typeof TeamMember>;

/** Something that is shared with a team. */
export const TeamShare = z
  .object({
    id: z.uuid(),
    noun: z.string(),
    /** Null: the caller may not open it, and does not learn what it is called. */
    name: z.string().nullable(),
    path: z.string().nullable(),
    relation: z.enum(["viewer", "commenter", "editor"]),
    expiresAt: z.iso.datetime().nullable(),
    /** It is shared with the team that this one is inside. */
    isOfParent: z.boolean(),
  })
  .meta({ id: "TeamShare" });
export type TeamShare = z.infer<typeof TeamShare>;

/** What a team is used by, and what ends with it. */
export const TeamUses = z
  .object({
    /** How many things are shared with it. */
    shares: z.number().int(),
    /** Models that are restricted to it, beside others or alone. */
    models: z.array(z.object({ label: z.string(), isAlone: z.boolean() })),
    /** Teams inside it, which stay. */
    teams: z.array(z.string()),
    /** Open requests for a place in it. */
    requests: z.number().int(),
  })
  .meta({ id: "TeamUses" });
export type TeamUses = z.infer<typeof TeamUses>;
