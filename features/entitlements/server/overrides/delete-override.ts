import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { deleteOverrideRow } from "./override.repository.ts";

export interface DeleteOverride {
  workspaceId: string;
  entitlement: EntitlementKey;
  adminId: string;
}

/** Takes an override back: the plan counts again. For background work. */
export const deleteOverride = command(
  "entitlement_override.delete",
  async (ctx, { workspaceId, entitlement, adminId }: DeleteOverride): Promise<void> => {
    const id = await deleteOverrideRow(ctx.db, workspaceId, entitlement);
    if (!id) return fail(entitlementErrors, "override.not_found");
    await ctx.audit({
      act: "entitlement_override.deleted",
      workspaceId,
      target: [{ type: "entitlement_override", id }],
      facts: { entitlement, admin: adminId },
    });
    await ctx.emit({ name: "entitlements.changed", workspaceId, data: {} });
  },
);
