import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ArchiveRow } from "./archive.repository.ts";

/**
 * What a person or the product did to an archive. That of another person is recorded in the log of the
 * installation too, and what was done to it in that person's own, where they see it.
 */
export async function auditArchive(
  ctx: Ctx,
  { workspace_id, id, user_id, kind, subject_id }: Omit<ArchiveRow, "state" | "subject_name">,
  act: `archive.${string}`,
  facts: JsonObject = {},
): Promise<void> {
  const isSystem = ctx.actor.type === "system";
  const event = {
    act,
    target: [
      { type: "archive", id },
      { type: kind === "person" ? "user" : "hold", id: subject_id },
    ],
    facts: { kind, ...facts },
  };
  const isOfOther = kind === "person" && user_id !== subject_id;
  for (const workspaceId of isOfOther ? [workspace_id, installationWorkspaceId] : [workspace_id]) {
    await ctx.audit({ ...event, workspaceId, ...(isSystem && { onBehalfOf: user_id }) });
  }
  if (isOfOther && !isSystem) await ctx.audit({ ...event, workspaceId: subject_id, onBehalfOf: subject_id });
}
