import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { Invitation, InvitationState } from "./invitation.ts";
import { InvitedLine, InvitePeople, InvitingRoom } from "./invite-people.ts";

const params = z.object({ id: z.uuid() });
const tag = "team";

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
