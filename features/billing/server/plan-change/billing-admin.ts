import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { findCustomerId } from "../subscriptions/customer.repository.ts";

export interface BillingAdmin {
  userId: string;
  workspaceId: string;
  mode: Mode;
  /** Absent: nothing was ever bought for the workspace, or by somebody who is gone. */
  customerId: string | undefined;
}

/** The caller, who has to be an owner or admin: what a workspace pays is not for everybody in it. */
export async function requireBillingAdmin(ctx: Ctx, billing: BillingOptions): Promise<BillingAdmin> {
  const { userId, workspaceId, role } = userOf(ctx);
  if (role === "member") fail(billingErrors, "not_billing_admin");
  const mode = modeOf(billing);
  const system = ctx.as({ type: "system", name: "billing" });
  const customerId = await query(system, ({ db }) => findCustomerId(db, mode, workspaceId));
  return { userId, workspaceId, mode, customerId };
}
