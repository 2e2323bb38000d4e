import type { App } from "#platform/server/http/app.ts";
import * as routes from "../../contract/http-host-routes.ts";
import type { Outside } from "../outside/outside.ts";
import { allowWorkspaceHost } from "./allow-host.ts";
import { allowInstallationHost } from "./allow-installation-host.ts";
import { listInstallationHosts, listWorkspaceHosts } from "./list-hosts.ts";
import { withdrawInstallationHost, withdrawWorkspaceHost } from "./withdraw-host.ts";

export const httpHostRoutes = (outside: Outside) => (app: App) => {
  app.route(routes.listHttpHostsRoute, async (ctx) => ({ items: await listWorkspaceHosts(ctx) }));
  app.route(routes.allowHttpHostRoute, (ctx, { body }) => allowWorkspaceHost(ctx, outside, body));
  app.route(routes.withdrawHttpHostRoute, async (ctx, { params }) => {
    await withdrawWorkspaceHost(ctx, params);
    return undefined;
  });
  app.route(routes.listInstallationHttpHostsRoute, async (ctx) => ({
    items: await listInstallationHosts(ctx),
  }));
  app.route(routes.allowInstallationHttpHostRoute, (ctx, { body }) =>
    allowInstallationHost(ctx, outside, body),
  );
  app.route(routes.withdrawInstallationHttpHostRoute, async (ctx, { params }) => {
    await withdrawInstallationHost(ctx, params);
    return undefined;
  });
};
