import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { listMembers } from "../events/person.repository.ts";
import { changeHold } from "./change-hold.ts";
import { describeRetention } from "./describe-retention.ts";
import { findConversations } from "./find-conversations.ts";
import { holdAccess } from "./hold.access.ts";
import { presentHold } from "./hold.presenter.ts";
import { listHoldableAgents, listHoldRows } from "./listed-hold.repository.ts";
import { placeHold } from "./place-hold.ts";
import { releaseHold } from "./release-hold.ts";
import { listWorkspaceTables } from "./workspace-table.repository.ts";

const writeLimit = { name: "hold.write", burst: 30, perMinute: 30 };
/** One search for each pause in typing. */
const searchLimit = { name: "hold.find", burst: 60, perMinute: 120 };
/** Released ones are listed as far back as this. */
const mostListed = 300;
const mostChoices = 500;

export function holdRoutes(app: App): void {
  app.route(contract.listHoldsRoute, (ctx) =>
    query(ctx, holdAccess.read, async ({ db }) => {
      const { workspaceId } = userOf(ctx);
      const rows = await listHoldRows(db, workspaceId, mostListed);
      return {
        items: rows.map((row) => presentHold(row, ctx.now())),
        mayPlace: admits(holdAccess.place, callerOf(ctx)),
        people: await listMembers(db, workspaceId, mostChoices),
        agents: await listHoldableAgents(db, workspaceId, mostChoices),
      };
    }),
  );
  app.route(contract.findHoldableRoute, async (ctx, { query: { q } }) => {
    await requireToken(ctx, searchLimit, userOf(ctx).userId);
    return { items: await findConversations(ctx, q) };
  });
  app.route(contract.placeHoldRoute, async (ctx, { body }) => {
    await requireToken(ctx, writeLimit, userOf(ctx).userId);
    return placeHold(ctx, body);
  });
  app.route(contract.changeHoldRoute, async (ctx, { params, body }) => {
    await changeHold(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(contract.releaseHoldRoute, async (ctx, { params }) => {
    await releaseHold(ctx, params);
    return undefined;
  });
  app.route(contract.listRetentionRoute, (ctx) =>
    query(ctx, holdAccess.read_retention, async ({ db, services }) => ({
      items: describeRetention(services.retention, await listWorkspaceTables(db)),
    })),
  );
}
