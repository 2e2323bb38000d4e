import { readEntitlements } from "#features/entitlements/server/index.ts";
import { admits } from "#platform/server/access/authorize.ts";
import { callerOf } from "#platform/server/access/who.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { readMeRoute } from "../contract/routes.ts";
import { meAccess } from "./me.access.ts";
import { hasOtherAdmin } from "./other-admin.repository.ts";
import { listOwnWorkspaces } from "./workspace.repository.ts";

export function meRoutes(app: App): void {
  app.route(readMeRoute, async (ctx) => {
    const { userId, email, workspaceId, role, isAdmin, isClosing = false } = userOf(ctx);
    const workspaces = await query(ctx, (inner) => listOwnWorkspaces(inner.db));
    const isOnlyAdmin = isAdmin && !(await findOtherAdmin(ctx, userId));
    const { values } = await readEntitlements(ctx, workspaceId);
    return {
      user: { id: userId, email },
      workspaceId,
      role,
      workspaces,
      isAdmin,
      isOnlyAdmin,
      isClosing,
      hasTeamAccess: values.team.isGiven,
      mayDo: ctx.services.offers
        .filter((rule) => admits(rule, callerOf(ctx)))
        .map(({ noun, verb }) => `${noun}.${verb}`),
    };
  });
}

function findOtherAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  return query(ctx, meAccess.find_other_admin, ({ db }) => hasOtherAdmin(db, userId));
}
