import { command } from "#platform/server/command.ts";
import { personOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { type EntitlementKey, entitlementDefinitions } from "../../contract/entitlement.ts";
import type { NewOverride } from "../../contract/entitlement-override.ts";
import { entitlementErrors } from "../../contract/errors.ts";
import { announceChange } from "../announce-change.ts";
import { hasWorkspace } from "../plans/workspace-plan.repository.ts";
import { requireFittingValue } from "../values/require-fitting-value.ts";
import { entitlementOverrideAccess } from "./entitlement-override.access.ts";
import { type OverrideRow, storeOverride } from "./override.repository.ts";

export interface SetOverride {
  workspaceId: string;
  entitlement: EntitlementKey;
  override: NewOverride;
}

/** Gives a workspace more, less or nothing of an entitlement, whatever its plan. */
export const setOverride = command(
  "entitlement_override.put",
  entitlementOverrideAccess.put,
  async (ctx, { workspaceId, entitlement, override }: SetOverride): Promise<OverrideRow> => {
    const { isRemoved, valueBoolean, valueLimit, reason } = override;
    if (isRemoved) requireFittingValue({ entitlement, ...nothingOf(entitlement) });
    else requireFittingValue({ entitlement, valueBoolean, valueLimit });
    if (!(await hasWorkspace(ctx.db, workspaceId))) fail(entitlementErrors, "workspace.not_found");
    const startsAt = override.startsAt ? new Date(override.startsAt) : ctx.now();
    const endsAt = override.endsAt ? new Date(override.endsAt) : null;
    if (endsAt && endsAt <= startsAt) {
      fail(entitlementErrors, "entitlement.wrong_value", { message: "endsAt has to be after startsAt." });
    }
    const createdBy = personOf(ctx.actor)?.userId ?? null;
    const row: OverrideRow = {
      ...{ workspaceId, id: newId(), entitlement, isRemoved, reason, startsAt, endsAt, createdBy },
      ...(isRemoved ? { valueBoolean: null, valueLimit: null } : { valueBoolean, valueLimit }),
    };
    await storeOverride(ctx.db, row, ctx.now());
    await ctx.audit({
      act: "entitlement_override.set",
      workspaceId,
      target: [{ type: "entitlement_override", id: row.id }],
      facts: {
        ...{ entitlement, is_removed: isRemoved },
        ...{ value_boolean: row.valueBoolean, value_limit: row.valueLimit },
        ends_at: endsAt?.toISOString() ?? null,
      },
      sealed: { reason },
    });
    await announceChange(ctx, workspaceId);
    return row;
  },
);

function nothingOf(entitlement: EntitlementKey) {
  return {
    valueBoolean: entitlementDefinitions[entitlement].kind === "boolean" ? false : null,
    valueLimit: 0,
  };
}
