import { z } from "zod";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { invitationLimits } from "./invitation-limits.ts";

const { days, messageLength, teams } = invitationLimits;

export const InvitePeople = z
  .object({
    /** Addresses as they were pasted: separated by lines, commas or semicolons, alone or as `Name <address>`. */
    addresses: z.string().max(60_000),
    role: WorkspaceRole,
    teamIds: z.array(z.uuid()).max(teams).default([]),
    message: z.string().trim().max(messageLength).default(""),
    days: z.number().int().min(days.least).max(days.most).default(days.usual),
    /** Of the mail. */
    language: z.enum(["en", "de"]).default("en"),
  })
  .meta({ id: "InvitePeople" });
export type InvitePeople = z.infer<typeof InvitePeople>;

/** What became of one line of the list. */
export const InvitedLine = z
  .object({
    text: z.string(),
    email: z.string().nullable(),
    /** Null: invited. */
    fault: z.enum(["malformed", "repeated", "already_member", "already_invited", "mailed_often"]).nullable(),
  })
  .meta({ id: "InvitedLine" });
export type InvitedLine = z.infer<typeof InvitedLine>;

/** Everything that the page of invitations says about seats and obstacles. */
export const InvitingRoom = z
  .object({
    seats: z.object({
      taken: z.number().int(),
      /** Null: as many as one likes. */
      limit: z.number().int().nullable(),
      /** Invitations that may still be accepted. */
      pending: z.number().int(),
      /** Where more people are members than there are seats: as many of those who came last, at most ten. */
      over: z.array(z.object({ userId: z.uuid(), name: z.string() })),
    }),
    /** Why nobody can be invited. Null: nothing is in the way. */
    obstacle: z.enum(["not_entitled", "address_unproved", "unnamed_workspace"]).nullable(),
    workspaceName: z.string(),
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .meta({ id: "InvitingRoom" });
export type InvitingRoom = z.infer<typeof InvitingRoom>;
