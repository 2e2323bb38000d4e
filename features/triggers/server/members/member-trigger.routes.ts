import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import * as contract from "../../contract/index.ts";
import { getMemberTrigger, listMemberTriggersPage } from "./member-triggers.ts";
import { allowMemberTrigger, stopMemberTrigger } from "./stop-member-trigger.ts";

/** The view of owners and admins of the workspace on the triggers of everybody in it. */
export function memberTriggerRoutes(app: App): void {
  app.route(contract.listMemberTriggersRoute, (ctx, { query: { cursor, limit } }) =>
    listMemberTriggersPage(ctx, { before: readIdCursor(cursor), limit }),
  );
  app.route(contract.stopMemberTriggerRoute, async (ctx, { params }) => {
    await stopMemberTrigger(ctx, params);
    return getMemberTrigger(ctx, params.id);
  });
  app.route(contract.allowMemberTriggerRoute, async (ctx, { params }) => {
    await allowMemberTrigger(ctx, params);
    return getMemberTrigger(ctx, params.id);
  });
}
