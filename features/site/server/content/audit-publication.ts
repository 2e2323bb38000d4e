import type { JsonObject } from "#platform/contract/json.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ContentPlace } from "./content.repository.ts";

interface Publication extends ContentPlace {
  version: number;
  /** Absent: the text comes with the product. */
  adminId?: string;
  facts?: JsonObject;
}

/** Writes down which version of what was published, and by whom. */
export async function auditPublication(
  ctx: Ctx,
  act: "content.published" | "content.restored",
  { kind, language, version, adminId, facts = {} }: Publication,
): Promise<void> {
  await ctx.audit({
    act,
    workspaceId: installationWorkspaceId,
    ...(adminId ? { onBehalfOf: adminId } : {}),
    target: [{ type: "content", id: kind }],
    facts: { language, version, ...facts },
  });
}
