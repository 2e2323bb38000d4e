import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { readPeriodRoute, setPeriodRoute } from "../../contract/index.ts";
import { countDue } from "./due-conversation.repository.ts";
import { periodAccess } from "./period.access.ts";
import { findPeriod } from "./period.repository.ts";
import { setPeriod } from "./set-period.ts";

const dayMs = 86_400_000;

export function periodRoutes(app: App): void {
  app.route(readPeriodRoute, (ctx, { query: asked }) =>
    query(ctx, periodAccess.read, async ({ db }) => {
      const { workspaceId } = userOf(ctx);
      const days = (await findPeriod(db, workspaceId)) ?? null;
      const counted = asked.days ?? days;
      if (counted === null) return { days, due: 0, held: 0 };
      const before = new Date(ctx.now().getTime() - counted * dayMs);
      return { days, ...(await countDue(db, workspaceId, before)) };
    }),
  );
  app.route(setPeriodRoute, async (ctx, { body }) => {
    await setPeriod(ctx, body);
    return undefined;
  });
}
