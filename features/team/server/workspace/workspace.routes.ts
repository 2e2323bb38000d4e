import type { App } from "#platform/server/http/app.ts";
import { renameWorkspaceRoute } from "../../contract/members/routes.ts";
import { renameWorkspace } from "./rename-workspace.ts";

export function workspaceRoutes(app: App): void {
  app.route(renameWorkspaceRoute, (ctx, { body }) => renameWorkspace(ctx, body));
}
