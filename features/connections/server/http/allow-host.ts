import { forgetToolModes } from "#features/tools/server/index.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { AllowHost, HttpHost } from "../../contract/index.ts";
import { httpHostAccess } from "../connection.access.ts";
import type { Outside } from "../outside/outside.ts";
import { presentHost } from "./http-host.presenter.ts";
import { toolsForHost } from "./http-tools.ts";
import { readHost } from "./read-host.ts";
import { storeHost } from "./store-host.ts";

/** Allows HTTP requests of the workspace's assistants to a host. Throws for one that they could never reach. */
export async function allowWorkspaceHost(ctx: Ctx, outside: Outside, input: AllowHost): Promise<HttpHost> {
  authorize(ctx, httpHostAccess.allow);
  return storeWorkspaceHost(ctx, { ...input, host: readHost(outside, input.host) });
}

const storeWorkspaceHost = command("http_host.allow", httpHostAccess.allow, async (ctx, input: AllowHost) => {
  const row = await storeHost(ctx, userOf(ctx).workspaceId, input);
  // Admins chose the mode for the hosts that were allowed then.
  await forgetToolModes(ctx, toolsForHost(row));
  return presentHost(row);
});
