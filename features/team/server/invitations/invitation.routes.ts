import { z } from "zod";
import type { AuthServiceOptions } from "#features/auth/server/index.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import type { Invitation } from "../../contract/invitations/invitation.ts";
import { invitationErrors } from "../../contract/invitations/invitation-errors.ts";
import * as contract from "../../contract/invitations/routes.ts";
import * as ofToken from "../../contract/invitations/token-routes.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { declineInvitation } from "./decline-invitation.ts";
import { invitationAccess } from "./invitation.access.ts";
import { invitePeople } from "./invite-people.ts";
import type { ListedInvitation } from "./list-invitations.repository.ts";
import { listInvitations } from "./list-invitations.repository.ts";
import { openInvitation } from "./open-invitation.ts";
import { openInvitedAccount } from "./open-invited-account.ts";
import { readInvitingRoom } from "./read-inviting-room.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { withdrawInvitation } from "./withdraw-invitation.ts";

/** People behind one address share it; guesses of 256 bits end here. */
const openLimit = { name: "invitation.open", burst: 60, perMinute: 30, hidesSubject: true };
/** Each costs a hash. */
const accountLimit = { name: "invitation.account", burst: 10, perMinute: 5, hidesSubject: true };

/** Remarks of the page for other features about a new account. Anything but an object is ignored. */
const Remarks = z.record(z.string(), z.json()).optional().catch(undefined);

export interface InvitationSettings {
  publicUrl: string;
  auth: AuthServiceOptions;
}

/** Inviting, answering, and what the owners see of both. */
export function invitationRoutes({ publicUrl, auth }: InvitationSettings): (app: App) => void {
  const sender = { publicUrl };
  return (app) => {
    app.route(contract.invitePeopleRoute, async (ctx, { body }) => {
      const lines = await invitePeople(ctx, { ...body, sender });
      return { lines, sent: lines.filter(({ fault }) => fault === null).length };
    });
    app.route(contract.readInvitingRoomRoute, (ctx) => readInvitingRoom(ctx));
    app.route(contract.listInvitationsRoute, async (ctx, { query: { cursor, limit, state } }) => {
      const rows = await readRows(ctx, { state, beforeId: readIdCursor(cursor), limit: limit + 1 });
      const page = pageOfRows(rows, limit, ({ id }) => id);
      return { ...page, items: page.items.map(presentInvitation) };
    });
    app.route(contract.resendInvitationRoute, async (ctx, { params }) => {
      await resendInvitation(ctx, { ...params, sender });
      return undefined;
    });
    app.route(contract.withdrawInvitationRoute, async (ctx, { params }) => {
      await withdrawInvitation(ctx, params);
      return undefined;
    });
    app.route(ofToken.openInvitationRoute, async (ctx, { body: { token }, reply }) => {
      await throttle(ctx);
      void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
      return openInvitation(ctx, token);
    });
    app.route(ofToken.openInvitedAccountRoute, async (ctx, { body }) => {
      await requireToken(ctx, accountLimit, addressKey(ctx.source.ip));
      await openInvitedAccount(ctx, { ...body, remarks: Remarks.parse(body.remarks), service: auth });
      return undefined;
    });
    app.route(ofToken.acceptInvitationRoute, async (ctx, { body }) => {
      await throttle(ctx);
      const { outcome, workspaceId } = await acceptInvitation(ctx, body);
      if (outcome !== "accepted") fail(invitationErrors, `invitation.${outcome}`);
      return { workspaceId };
    });
    app.route(ofToken.declineInvitationRoute, async (ctx, { body }) => {
      await throttle(ctx);
      await declineInvitation(ctx, body);
      return undefined;
    });
  };
}

function throttle(ctx: Ctx): Promise<void> {
  return requireToken(ctx, openLimit, addressKey(ctx.source.ip));
}

function readRows(ctx: Ctx, page: Omit<Parameters<typeof listInvitations>[1], "workspaceId" | "now">) {
  const { workspaceId } = userOf(ctx);
  return query(ctx, invitationAccess.list, ({ db }) =>
    listInvitations(db, { ...page, workspaceId, now: ctx.now() }),
  );
}

function presentInvitation(row: ListedInvitation): Invitation {
  const { id, email, role, teams, state } = row;
  return {
    ...{ id, email, role, teams, state },
    isUndelivered: row.is_undelivered && state === "pending",
    invitedBy: row.invited_by,
    sentCount: row.sent_count,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
