import { domainToUnicode } from "node:url";
import { forgetToolModes } from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type AllowHost, connectionErrors, type HttpHost } from "../../contract/index.ts";
import { httpHostAccess, installationHttpHostAccess } from "../connection.access.ts";
import type { Outside } from "../outside/outside.ts";
import { deleteHost, type HttpHostRow, insertHost, listHosts } from "./http-host.repository.ts";
import { toolsForHost } from "./http-tools.ts";
import { readHost } from "./read-host.ts";

const maxHosts = 100;

/** The hosts that runs of the workspace may reach, with those of the installation. */
export function listWorkspaceHosts(ctx: Ctx): Promise<HttpHost[]> {
  const workspaceIds = [userOf(ctx).workspaceId, installationWorkspaceId];
  return query(ctx, httpHostAccess.list, async ({ db }) =>
    (await listHosts(db, workspaceIds)).map(presentHost),
  );
}

export function listInstallationHosts(ctx: Ctx): Promise<HttpHost[]> {
  return query(ctx, installationHttpHostAccess.list, async ({ db }) =>
    (await listHosts(db, [installationWorkspaceId])).map(presentHost),
  );
}

/** Allows HTTP requests of the workspace's assistants to a host. Throws for one that they could never reach. */
export async function allowWorkspaceHost(ctx: Ctx, outside: Outside, input: AllowHost): Promise<HttpHost> {
  authorize(ctx, httpHostAccess.allow);
  return storeWorkspaceHost(ctx, { ...input, host: readHost(outside, input.host) });
}

/** Allows HTTP requests of every workspace's assistants to a host. Throws for one that they could never reach. */
export async function allowInstallationHost(ctx: Ctx, outside: Outside, input: AllowHost): Promise<HttpHost> {
  authorize(ctx, installationHttpHostAccess.allow);
  return storeInstallationHost(ctx, { ...input, host: readHost(outside, input.host) });
}

const storeWorkspaceHost = command("http_host.allow", httpHostAccess.allow, (ctx, input: AllowHost) =>
  allowHost(ctx, userOf(ctx).workspaceId, input),
);

const storeInstallationHost = command(
  "installation_http_host.allow",
  installationHttpHostAccess.allow,
  (ctx, input: AllowHost) => allowHost(ctx, installationWorkspaceId, input),
);

export const withdrawWorkspaceHost = command(
  "http_host.withdraw",
  httpHostAccess.withdraw,
  (ctx, { id }: { id: string }) => withdrawHost(ctx, userOf(ctx).workspaceId, id),
);

export const withdrawInstallationHost = command(
  "installation_http_host.withdraw",
  installationHttpHostAccess.withdraw,
  (ctx, { id }: { id: string }) => withdrawHost(ctx, installationWorkspaceId, id),
);

async function allowHost(ctx: Ctx, workspaceId: string, { host, methods }: AllowHost): Promise<HttpHost> {
  if ((await listHosts(ctx.db, [workspaceId])).length >= maxHosts)
    fail(connectionErrors, "http_host.too_many");
  const row = await insertHost(ctx.db, {
    ...{
      workspace_id: workspaceId,
      id: newId(),
      host,
      methods: [...new Set(methods)],
    },
    created_by: userOf(ctx).userId,
  });
  if (!row) fail(connectionErrors, "http_host.exists");
  // Admins chose the mode for the hosts that were allowed then.
  await forgetToolModes(ctx, toolsForHost(row), { isEverywhere: workspaceId === installationWorkspaceId });
  await ctx.audit({
    act: "http_host.allowed",
    workspaceId,
    target: [{ type: "http_host", id: row.id }],
    facts: { methods: row.methods },
    sealed: { host: row.host },
  });
  return presentHost(row);
}

async function withdrawHost(ctx: Ctx, workspaceId: string, id: string): Promise<void> {
  const row =
    (await deleteHost(ctx.db, { workspaceId, id })) ?? fail(connectionErrors, "http_host.not_found");
  await ctx.audit({
    act: "http_host.withdrawn",
    workspaceId,
    target: [{ type: "http_host", id }],
    sealed: { host: row.host },
  });
}

function presentHost({ workspace_id, id, host, methods }: HttpHostRow): HttpHost {
  return {
    id,
    host,
    unicode: unicodeOf(host),
    methods,
    isEverywhere: workspace_id === installationWorkspaceId,
  };
}

function unicodeOf(host: string): string | null {
  const [name = "", port] = host.split(":");
  const own = name.includes("xn--") ? domainToUnicode(name) : name;
  return own === name || own === "" ? null : `${own}${port ? `:${port}` : ""}`;
}
