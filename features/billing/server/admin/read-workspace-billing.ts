import { entitlementErrors } from "#features/entitlements/contract/index.ts";
import { readUsageOf } from "#features/entitlements/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { WorkspaceBilling } from "../../contract/admin/workspace-billing.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { originOf } from "../origin-of.ts";
import { presentBilled } from "./billed-workspace.presenter.ts";
import { listBilledRows } from "./billed-workspace.repository.ts";
import { billingAccess } from "./billing.access.ts";
import { presentMatter } from "./list-outgoing.ts";
import { listOutgoingOf } from "./outgoing.repository.ts";
import { presentAssigned, presentCustomer, presentSubscription } from "./workspace-billing.presenter.ts";
import { findAssignedPlan, listAllSubscriptions, listCustomers } from "./workspace-billing.repository.ts";

/** Throws `workspace.not_found`. */
export async function readWorkspaceBilling(
  ctx: Ctx,
  billing: BillingOptions,
  workspaceId: string,
): Promise<WorkspaceBilling> {
  const { provider, isLive } = billing;
  const now = ctx.now();
  const mode: Mode | undefined = provider === "none" ? undefined : { provider, isLive };
  const found = await query(ctx, billingAccess.read, async ({ db }) => {
    const [row] = await listBilledRows(db, {
      ...{ origin: originOf(billing), mode, now, workspaceId, limit: 1 },
      ...{ search: "", state: undefined, after: undefined },
    });
    if (!row) return fail(entitlementErrors, "workspace.not_found");
    return {
      row,
      assigned: await findAssignedPlan(db, workspaceId),
      subscriptions: mode ? await listAllSubscriptions(db, mode, { workspaceId, limit: 50 }) : [],
      customers: mode ? await listCustomers(db, mode, { workspaceId, limit: 20 }) : [],
      outgoing: mode ? await listOutgoingOf(db, mode, { workspaceId, limit: 50 }) : [],
    };
  });
  const usages = await readUsageOf(ctx, [{ workspaceId, seats: found.row.members }]);
  const usage = usages.get(workspaceId) ?? [];
  return {
    ...{ provider, usage, isTestMode: mode !== undefined && !isLive },
    workspace: presentBilled(found.row, usage),
    assigned: found.assigned ? presentAssigned(found.assigned, now) : null,
    subscriptions: found.subscriptions.map((row) => presentSubscription(row, billing)),
    customers: found.customers.map((row) => presentCustomer(row, billing)),
    outgoing: found.outgoing.map(presentMatter),
  };
}
