import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { readMeRoute } from "../contract/routes.ts";
import { listOwnWorkspaces } from "./workspace.repository.ts";

export function meRoutes(app: App): void {
  app.route(readMeRoute, async (ctx) => {
    const { userId, email, workspaceId, role, isAdmin, isClosing = false } = userOf(ctx);
    const workspaces = await query(ctx, (inner) => listOwnWorkspaces(inner.db));
    // Team access comes with a plan, and nobody has one yet.
    return {
      user: { id: userId, email },
      workspaceId,
      role,
      workspaces,
      isAdmin,
      isClosing,
      hasTeamAccess: false,
    };
  });
}
