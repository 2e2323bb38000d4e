import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { OpenedInvitation } from "./invitation.ts";

const tag = "team";
/** The token of a mailed link. */
const ofToken = z.object({ token: z.string().max(200) });

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
