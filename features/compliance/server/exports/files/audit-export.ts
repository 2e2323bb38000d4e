import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { EventExportRow } from "./event-export.repository.ts";

/** What a person or the product did to an export. Of the installation's log it is recorded there as well. */
export async function auditExport(
  ctx: Ctx,
  { workspace_id, user_id, id, scope }: Pick<EventExportRow, "workspace_id" | "user_id" | "id" | "scope">,
  act: `event_export.${string}`,
  { facts = {}, sealed }: { facts?: JsonObject; sealed?: Record<string, string> } = {},
): Promise<void> {
  const workspaces = scope === "installation" ? [workspace_id, installationWorkspaceId] : [workspace_id];
  for (const workspaceId of workspaces) {
    await ctx.audit({
      act,
      workspaceId,
      target: [{ type: "event_export", id }],
      facts: { log: scope, ...facts },
      ...(ctx.actor.type === "system" && { onBehalfOf: user_id }),
      ...(sealed && Object.keys(sealed).length > 0 && { sealed }),
    });
  }
}
