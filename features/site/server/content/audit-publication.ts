import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ContentPlace } from "./content.repository.ts";

interface Publication extends ContentPlace {
  version: number;
  facts?: JsonObject;
}

/** Audits a publication. */
export async function auditPublication(
  ctx: Ctx,
  act: "content.published" | "content.restored",
  { kind, language, version, facts = {} }: Publication,
): Promise<void> {
  await ctx.audit({
    act,
    workspaceId: installationWorkspaceId,
    target: [{ type: "content", id: kind }],
    facts: { language, version, ...facts },
  });
}
