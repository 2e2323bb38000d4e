import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { HttpHost } from "../../contract/index.ts";
import { httpHostAccess, installationHttpHostAccess } from "../connection.access.ts";
import { presentHost } from "./http-host.presenter.ts";
import { listHosts } from "./http-host.repository.ts";

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
