import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ArchiveRow } from "./archive.repository.ts";
import { listPeopleOfHold } from "./hold/person-of-hold.repository.ts";

/** What people do to the package of a hold has sentences of its own. */
const actsOfPackages: Partial<Record<string, `archive.${string}`>> = {
  "archive.requested": "archive.package_requested",
  "archive.downloaded": "archive.package_downloaded",
  "archive.removed": "archive.package_removed",
};

/**
 * What a person or the product did to an archive. That of another person is recorded in the log of the
 * installation too, and what was done to it in that person's own, where they see it. What a person did to the package of a
 * hold names whose it is.
 */
export async function auditArchive(
  ctx: Ctx,
  { workspace_id, id, user_id, kind, subject_id }: Omit<ArchiveRow, "state" | "subject_name">,
  act: `archive.${string}`,
  facts: JsonObject = {},
): Promise<void> {
  const isSystem = ctx.actor.type === "system";
  const people = kind === "hold" && !isSystem ? await listPeopleOfHold(ctx.db, workspace_id, subject_id) : [];
  const event = {
    act: (kind === "hold" && actsOfPackages[act]) || act,
    target: [
      { type: "archive", id },
      { type: kind === "person" ? "user" : "hold", id: subject_id },
      ...people.map((person) => ({ type: "user", id: person })),
    ],
    facts: { kind, ...facts },
  };
  const isOfOther = kind === "person" && user_id !== subject_id;
  for (const workspaceId of isOfOther ? [workspace_id, installationWorkspaceId] : [workspace_id]) {
    await ctx.audit({ ...event, workspaceId, ...(isSystem && { onBehalfOf: user_id }) });
  }
  if (isOfOther && !isSystem) await ctx.audit({ ...event, workspaceId: subject_id, onBehalfOf: subject_id });
}
