import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  type AccountClosure,
  closeAccountRoute,
  keepAccountRoute,
  readClosureRoute,
} from "../../contract/index.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { closeAccount } from "./close-account.ts";
import { type ClosureRow, findClosure } from "./closure.repository.ts";
import { keepAccount } from "./keep-account.ts";

/** The end of one's own account, and the way back. */
export function closureRoutes(service: AuthServiceOptions): (app: App) => void {
  return (app) => {
    app.route(readClosureRoute, async (ctx) => {
      const { userId, isClosing } = userOf(ctx);
      const row = isClosing ? await query(asService(ctx), ({ db }) => findClosure(db, userId)) : undefined;
      return { closure: row ? presentClosure(row) : null };
    });
    app.route(closeAccountRoute, async (ctx, { body }) => {
      const { userId, sessionId } = userOf(ctx);
      return presentClosure(await closeAccount(asService(ctx), { service, userId, sessionId, ...body }));
    });
    app.route(keepAccountRoute, async (ctx) => {
      await keepAccount(asService(ctx), { service, userId: userOf(ctx).userId });
      return undefined;
    });
  };
}

/** The tables of accounts are open to the service alone; each statement names the caller's user. */
function asService(ctx: Ctx): Ctx {
  return ctx.as({ type: "system", name: "auth" });
}

function presentClosure({ requested_at, due_at }: ClosureRow): AccountClosure {
  return { requestedAt: requested_at.toISOString(), dueAt: due_at.toISOString() };
}
