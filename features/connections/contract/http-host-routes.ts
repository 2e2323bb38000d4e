import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { AllowHost, HttpHost } from "./http-host.ts";

const ofWorkspace = { tag: "connections", access: "workspaceAdmin" } as const;
const ofInstallation = { tag: "connections", access: "admin" } as const;
const idParams = z.object({ id: z.uuid() });
/** At most 100 of the workspace, and 100 of the installation. */
const hosts = z.object({ items: z.array(HttpHost) });

export const listHttpHostsRoute = route({
  ...ofWorkspace,
  method: "GET",
  path: "/api/v1/http-hosts",
  id: "listHttpHosts",
  summary: "List the hosts that the tools for HTTP requests may reach",
  reply: hosts,
});

export const allowHttpHostRoute = route({
  ...ofWorkspace,
  method: "POST",
  path: "/api/v1/http-hosts",
  id: "allowHttpHost",
  summary: "Allow HTTP requests of assistants to a host",
  body: AllowHost,
  reply: HttpHost,
  status: 201,
});

export const withdrawHttpHostRoute = route({
  ...ofWorkspace,
  method: "DELETE",
  path: "/api/v1/http-hosts/:id",
  id: "withdrawHttpHost",
  summary: "Allow HTTP requests to a host no longer",
  params: idParams,
});

export const listInstallationHttpHostsRoute = route({
  ...ofInstallation,
  method: "GET",
  path: "/api/v1/admin/http-hosts",
  id: "listInstallationHttpHosts",
  summary: "List the hosts that HTTP requests of every workspace may reach",
  reply: hosts,
});

export const allowInstallationHttpHostRoute = route({
  ...ofInstallation,
  method: "POST",
  path: "/api/v1/admin/http-hosts",
  id: "allowInstallationHttpHost",
  summary: "Allow HTTP requests of every workspace to a host",
  body: AllowHost,
  reply: HttpHost,
  status: 201,
});

export const withdrawInstallationHttpHostRoute = route({
  ...ofInstallation,
  method: "DELETE",
  path: "/api/v1/admin/http-hosts/:id",
  id: "withdrawInstallationHttpHost",
  summary: "Allow HTTP requests to a host no longer, in every workspace",
  params: idParams,
});
