import { z } from "zod";

/** Whom something is shared with: one person, a team, or everybody in the workspace. */
export const ShareSubject = z.discriminatedUnion("type", [
  z.object({ type: z.literal("user"), userId: z.uuid() }),
  z.object({ type: z.literal("team"), teamId: z.uuid() }),
  z.object({ type: z.literal("workspace") }),
]);
export type ShareSubject = z.infer<typeof ShareSubject>;

/** What a share gives, weakest first. Each includes those before it. */
export const ShareRelation = z.enum(["viewer", "commenter", "editor"]);
export type ShareRelation = z.infer<typeof ShareRelation>;

/** The kind and id of what is shared, as in its address: `conversation`, `agent`. */
export const SharedRef = z.object({ noun: z.string().min(1).max(60), id: z.uuid() });
export type SharedRef = z.infer<typeof SharedRef>;

/** Without a name once the account is gone. */
export const NamedPerson = z.object({ id: z.uuid(), name: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

export const ShareGrant = z
  .object({
    id: z.uuid(),
    subject: ShareSubject,
    /** Of the person or team; the workspace's own for everybody. */
    name: z.string(),
    /** How many people it means: those of the team, or of the workspace without guests. */
    people: z.number().int(),
    relation: ShareRelation,
    grantedAt: z.iso.datetime(),
    /** Null: nobody who still has an account. */
    grantedBy: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    /** By which other shares this person has it too: names of teams, and of the workspace. Empty: by this one alone. */
    otherWays: z.array(z.string()),
  })
  .meta({ id: "ShareGrant" });
export type ShareGrant = z.infer<typeof ShareGrant>;

/** Why the caller can share nothing at the moment. */
export const ShareObstacle = z.enum(["no_team", "address_unproved"]);
export type ShareObstacle = z.infer<typeof ShareObstacle>;

export const SharedObject = SharedRef.extend({
  name: z.string(),
  /** The address of its page. */
  path: z.string(),
  owner: NamedPerson,
  /** The relations that make sense for it. */
  relations: z.array(ShareRelation),
  abilities: z.object({ share: z.boolean(), transfer: z.boolean() }),
  obstacle: ShareObstacle.nullable(),
  /** How many people and teams it can be shared with at most, and how many have it. */
  grants: z.number().int(),
  mostGrants: z.number().int(),
}).meta({ id: "SharedObject" });
export type SharedObject = z.infer<typeof SharedObject>;

export const GrantShare = z.object({
  subject: ShareSubject,
  relation: ShareRelation,
  /** When it ends by itself. Null: not until it is withdrawn. */
  expiresAt: z.iso.datetime().nullable().default(null),
});
export type GrantShare = z.infer<typeof GrantShare>;

/** One reason why a person may open something. */
export const ShareWay = z.object({
  type: z.enum(["owner", "user", "team", "workspace"]),
  /** Of the team or workspace; empty for the other two. */
  name: z.string(),
  relation: z.enum([...ShareRelation.options, "owner"]),
  expiresAt: z.iso.datetime().nullable(),
});
export type ShareWay = z.infer<typeof ShareWay>;

/** What a person may do with something, and why. No ways: nothing. */
export const EffectiveAccess = z
  .object({
    person: NamedPerson,
    relation: z.enum([...ShareRelation.options, "owner"]).nullable(),
    ways: z.array(ShareWay),
  })
  .meta({ id: "EffectiveAccess" });
export type EffectiveAccess = z.infer<typeof EffectiveAccess>;
