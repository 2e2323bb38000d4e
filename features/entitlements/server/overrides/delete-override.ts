import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { EntitlementKey } from "../../contract/entitlement.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { announceChange } from "../announce-change.ts";
import { entitlementOverrideAccess } from "./entitlement-override.access.ts";
import { deleteOverrideRow } from "./override.repository.ts";

export interface DeleteOverride {
  workspaceId: string;
  entitlement: EntitlementKey;
}

/** Deletes an override: the plan's value applies again. */
export const deleteOverride = command(
  "entitlement_override.delete",
  entitlementOverrideAccess.delete,
  async (ctx, { workspaceId, entitlement }: DeleteOverride): Promise<void> => {
    const id = await deleteOverrideRow(ctx.db, workspaceId, entitlement);
    if (!id) return fail(entitlementErrors, "override.not_found");
    await ctx.audit({
      act: "entitlement_override.deleted",
      workspaceId,
      target: [{ type: "entitlement_override", id }],
      facts: { entitlement },
    });
    await announceChange(ctx, workspaceId);
  },
);
