import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import type { BillingOptions, Mode } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { findCustomerId } from "../subscriptions/customer.repository.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";

export interface BillingAdmin {
  userId: string;
  workspaceId: string;
  mode: Mode;
  /** Absent when nothing was ever bought, or the buyer is gone. */
  customerId: string | undefined;
}

/** The caller. Throws unless they are an owner or admin. */
export async function requireBillingAdmin(ctx: Ctx, billing: BillingOptions): Promise<BillingAdmin> {
  authorize(ctx, subscriptionAccess.manage);
  const { userId, workspaceId } = userOf(ctx);
  const mode = modeOf(billing);
  const customerId = await query(ctx, subscriptionAccess.manage, ({ db }) =>
    findCustomerId(db, mode, workspaceId),
  );
  return { userId, workspaceId, mode, customerId };
}
