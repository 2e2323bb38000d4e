import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { connectionErrors } from "../../contract/index.ts";
import { httpHostAccess, installationHttpHostAccess } from "../connection.access.ts";
import { invalidateTools } from "../tools/remembered-tools.ts";
import { deleteHost } from "./http-host.repository.ts";

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

async function withdrawHost(ctx: Ctx, workspaceId: string, id: string): Promise<void> {
  const row =
    (await deleteHost(ctx.db, { workspaceId, id })) ?? fail(connectionErrors, "http_host.not_found");
  invalidateTools(ctx);
  await ctx.audit({
    act: "http_host.withdrawn",
    workspaceId,
    target: [{ type: "http_host", id }],
    sealed: { host: row.host },
  });
}
