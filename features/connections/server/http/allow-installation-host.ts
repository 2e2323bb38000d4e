import { forgetToolModes, forgetToolModesAhead } from "#features/tools/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AllowHost, HttpHost } from "../../contract/index.ts";
import { installationHttpHostAccess } from "../connection.access.ts";
import type { Outside } from "../outside/outside.ts";
import { presentHost } from "./http-host.presenter.ts";
import { toolsForHost } from "./http-tools.ts";
import { readHost } from "./read-host.ts";
import { requireRoom, storeHost } from "./store-host.ts";

/** Allows HTTP requests of every workspace's assistants to a host. Throws for one that they could never reach. */
export async function allowInstallationHost(ctx: Ctx, outside: Outside, input: AllowHost): Promise<HttpHost> {
  const host = await query(ctx, installationHttpHostAccess.allow, async ({ db }) => {
    const read = readHost(outside, input.host);
    await requireRoom(db, installationWorkspaceId, read);
    return read;
  });
  // One transaction for all workspaces would hold the audit trail of each until the last is done.
  await forgetToolModesAhead(ctx, toolsForHost(input));
  return storeInstallationHost(ctx, { ...input, host });
}

const storeInstallationHost = command(
  "installation_http_host.allow",
  installationHttpHostAccess.allow,
  async (ctx, input: AllowHost) => {
    const row = await storeHost(ctx, installationWorkspaceId, input);
    // Modes that were set since the workspaces forgot theirs.
    await forgetToolModes(ctx, toolsForHost(row), { isEverywhere: true });
    return presentHost(row);
  },
);
