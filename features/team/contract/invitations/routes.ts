import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import { Invitation, InvitationState, OpenedInvitation } from "./invitation.ts";
import { invitationLimits } from "./invitation-limits.ts";

const params = z.object({ id: z.uuid() });
const tag = "team";
const { days, messageLength, teams } = invitationLimits;

/** The token of a mailed link. */
const ofToken = z.object({ token: z.string().max(200) });

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

export const invitePeopleRoute = route({
  method: "POST",
  path: "/api/v1/invitations",
  id: "invitePeople",
  summary: "Invite people by mail; says of each line whether it was invited, or why not",
  tag,
  access: "workspaceAdmin",
  body: InvitePeople,
  reply: z.object({ lines: z.array(InvitedLine), sent: z.number().int() }),
  status: 201,
});

/** Everything that the page of invitations says about seats and obstacles. */
export const InvitingRoom = z
  .object({
    seats: z.object({
      taken: z.number().int(),
      /** Null: as many as one likes. */
      limit: z.number().int().nullable(),
      /** Invitations that may still be accepted. */
      pending: z.number().int(),
    }),
    /** Why nobody can be invited. Null: nothing is in the way. */
    obstacle: z.enum(["not_entitled", "address_unproved", "unnamed_workspace"]).nullable(),
    workspaceName: z.string(),
    teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  })
  .meta({ id: "InvitingRoom" });
export type InvitingRoom = z.infer<typeof InvitingRoom>;

export const readInvitingRoomRoute = route({
  method: "GET",
  path: "/api/v1/invitations/room",
  id: "readInvitingRoom",
  summary: "Get the seats of the workspace, and whether people can be invited",
  tag,
  access: "workspaceAdmin",
  reply: InvitingRoom,
});

export const listInvitationsRoute = route({
  method: "GET",
  path: "/api/v1/invitations",
  id: "listInvitations",
  summary: "List the invitations of the workspace, newest first",
  tag,
  access: "workspaceAdmin",
  query: PageQuery.extend({ state: InvitationState.optional() }),
  reply: pageOf(Invitation),
});

export const resendInvitationRoute = route({
  method: "POST",
  path: "/api/v1/invitations/:id/resend",
  id: "resendInvitation",
  summary: "Mail an invitation again with a new link; the earlier link ends",
  tag,
  access: "workspaceAdmin",
  params,
});

export const withdrawInvitationRoute = route({
  method: "DELETE",
  path: "/api/v1/invitations/:id",
  id: "withdrawInvitation",
  summary: "Withdraw an invitation",
  tag,
  access: "workspaceAdmin",
  params,
});

/** Tokens are in bodies, because addresses are logged. */
export const openInvitationRoute = route({
  method: "POST",
  path: "/api/v1/invitations/open",
  id: "openInvitation",
  summary: "Read the invitation behind a mailed link",
  tag,
  access: "public",
  body: ofToken,
  reply: OpenedInvitation,
});

export const openInvitedAccountRoute = route({
  method: "POST",
  path: "/api/v1/invitations/account",
  id: "openInvitedAccount",
  summary: "Open an account with the invited address, which the mailed link proves",
  tag,
  access: "public",
  body: ofToken.extend({
    password: z.string().max(1_000),
    remarks: z.record(z.string(), z.unknown()).optional(),
  }),
});

export const acceptInvitationRoute = route({
  method: "POST",
  path: "/api/v1/invitations/accept",
  id: "acceptInvitation",
  summary: "Accept an invitation with the account of the invited address; repeating it changes nothing",
  tag,
  access: "user",
  body: ofToken,
  reply: z.object({ workspaceId: z.uuid() }),
});

export const declineInvitationRoute = route({
  method: "POST",
  path: "/api/v1/invitations/decline",
  id: "declineInvitation",
  summary: "Decline an invitation",
  tag,
  access: "public",
  body: ofToken,
});
