import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  cancelEmailChangeRoute,
  endOtherSessionsRoute,
  endOwnSessionRoute,
  listOwnSessionsRoute,
  listSecurityEventsRoute,
  type OwnSession,
  readEmailChangeRoute,
} from "../../contract/index.ts";
import { accountAccess } from "../closing/account.access.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { endOwnSessions } from "../sessions/end-own-sessions.ts";
import { sessionAccess } from "../sessions/session.access.ts";
import { cancelEmailChange } from "./cancel-email-change.ts";
import { describeDevice } from "./describe-device.ts";
import { listSecurityEvents } from "./list-security-events.ts";
import { listLivingSessions, type OwnSessionRow } from "./own-session.repository.ts";
import { readEmailChange } from "./read-email-change.ts";

const shownSessions = 100;

/** Routes of people's own accounts: what they read and what they end themselves. */
export function accountRoutes(service: AuthServiceOptions): (app: App) => void {
  return (app) => {
    app.route(listOwnSessionsRoute, async (ctx) => {
      const { userId, sessionId } = userOf(ctx);
      const rows = await query(ctx, sessionAccess.list_own, ({ db }) =>
        listLivingSessions(db, userId, shownSessions),
      );
      return { items: rows.map((row) => presentSession(row, sessionId)) };
    });
    app.route(endOwnSessionRoute, async (ctx, { params }) => {
      await endOwnSessions(ctx, { service, which: { sessionId: params.id }, reason: "revoked" });
      return undefined;
    });
    app.route(endOtherSessionsRoute, async (ctx) => {
      await endOwnSessions(ctx, { service, which: "others", reason: "revoked" });
      return undefined;
    });
    app.route(readEmailChangeRoute, async (ctx) => {
      const { userId } = userOf(ctx);
      const read = ({ db }: Ctx) => readEmailChange(db, service, userId);
      return { waitsFor: await query(ctx, accountAccess.read, read) };
    });
    app.route(cancelEmailChangeRoute, async (ctx) => {
      await cancelEmailChange(ctx, {});
      return undefined;
    });
    app.route(listSecurityEventsRoute, async (ctx, { query: page }) => {
      const { items, nextCursor } = await listSecurityEvents(ctx, page);
      return {
        items: items.map(({ id, act, outcome, occurred_at }) => ({
          id,
          act,
          outcome,
          at: occurred_at.toISOString(),
        })),
        nextCursor,
      };
    });
  };
}

function presentSession(row: OwnSessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.ip ?? "",
    isCurrent: row.id === currentId,
    isStrong: row.aal !== "aal1",
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  };
}
