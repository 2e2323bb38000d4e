import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  type AccountClosure,
  closeAccountRoute,
  keepAccountRoute,
  readClosureRoute,
} from "../../contract/index.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import { accountAccess } from "./account.access.ts";
import { cancelClosure } from "./cancel-closure.ts";
import { closeAccount } from "./close-account.ts";
import { type ClosureRow, findClosure } from "./closure.repository.ts";

/** Routes to close one's own account and to keep it. */
export function closureRoutes(service: AuthServiceOptions): (app: App) => void {
  return (app) => {
    app.route(readClosureRoute, async (ctx) => {
      const { userId, isClosing } = userOf(ctx);
      const row = isClosing
        ? await query(ctx, accountAccess.read, ({ db }) => findClosure(db, userId))
        : undefined;
      return { closure: row ? presentClosure(row) : null };
    });
    app.route(closeAccountRoute, async (ctx, { body }) => {
      return presentClosure(await closeAccount(ctx, { service, ...body }));
    });
    app.route(keepAccountRoute, async (ctx) => {
      await cancelClosure(ctx, { service });
      return undefined;
    });
  };
}

function presentClosure({ requested_at, due_at }: ClosureRow): AccountClosure {
  return { requestedAt: requested_at.toISOString(), dueAt: due_at.toISOString() };
}
