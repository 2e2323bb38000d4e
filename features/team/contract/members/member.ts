import { z } from "zod";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";

export const MemberState = z.enum(["active", "suspended"]);
export type MemberState = z.infer<typeof MemberState>;

/** What the caller may do with a member. The server decides. */
export const MemberAbilities = z.object({
  /** The roles that the caller may give. Empty: none. */
  roles: z.array(WorkspaceRole),
  suspend: z.boolean(),
  unsuspend: z.boolean(),
  remove: z.boolean(),
  leave: z.boolean(),
});
export type MemberAbilities = z.infer<typeof MemberAbilities>;

/** A person in the workspace. */
export const Member = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** The path of the picture. Null: none. */
    picture: z.string().nullable(),
    role: WorkspaceRole,
    state: MemberState,
    /** A suspended membership takes no seat. */
    hasSeat: z.boolean(),
    joinedAt: z.iso.datetime(),
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** The directory of the company decides about role and access. */
    isManaged: z.boolean(),
    /** For owners and admins; null for all others, or when there was none. To the hour. */
    lastActiveAt: z.iso.datetime().nullable(),
    /** For owners and admins; null for all others. */
    hasSecondFactor: z.boolean().nullable(),
    abilities: MemberAbilities,
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof Member>;

/** What becomes of one kind of thing when its person leaves. */
export const LeavingCount = z
  .object({
    /** `conversations`, `agents`, `collections`, `tasks`, `triggers`, `connections`. */
    kind: z.string(),
    /** Goes to whoever takes over. */
    handed: z.number().int(),
    /** Of those: what they cannot read before. */
    newlyReadable: z.number().int(),
    /** Stays closed to everybody, until the account is deleted. */
    kept: z.number().int(),
  })
  .meta({ id: "LeavingCount" });
export type LeavingCount = z.infer<typeof LeavingCount>;

export const Successor = z.object({ userId: z.uuid(), name: z.string() }).meta({ id: "Heir" });
export type Successor = z.infer<typeof Successor>;

/** Somebody whose membership ended without a successor. */
export const GonePerson = z.object({ userId: z.uuid(), name: z.string() }).meta({ id: "GonePerson" });
export type GonePerson = z.infer<typeof GonePerson>;

export const Leaving = z
  .object({
    counts: z.array(LeavingCount),
    /** Who would take over. Null: nobody could. */
    heir: Successor.nullable(),
    /** Among whom one can choose. Empty for those who may not see the people of the workspace. */
    heirs: z.array(Successor),
  })
  .meta({ id: "Leaving" });
export type Leaving = z.infer<typeof Leaving>;
