import { query } from "#platform/server/command.ts";
import type { App } from "#platform/server/http/app.ts";
import { listTeamsRoute } from "../contract/routes.ts";
import { listTeams } from "./team.repository.ts";

export function teamRoutes(app: App): void {
  app.route(listTeamsRoute, async (ctx, { query: { cursor, limit } }) => {
    const rows = await query(ctx, ({ db }) => listTeams(db, { after: cursor, limit: limit + 1 }));
    const items = rows.slice(0, limit);
    return { items, nextCursor: rows.length > limit ? (items.at(-1)?.name ?? null) : null };
  });
}
