import { authorize } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { cancelSubscription } from "../cancellation/cancel-subscriptions.ts";
import { modeOf } from "../mode-of.ts";
import { applyWebhookEvent } from "../webhooks/apply-webhook-event.ts";
import { findWaitingObject } from "../webhooks/webhook-event.repository.ts";
import { auditAdminRequest } from "./audit-admin-request.ts";
import { billingAccess } from "./billing.access.ts";
import { findClosingMode } from "./outgoing.repository.ts";

export interface RetryOutgoing {
  kind: "webhook" | "closing";
  id: string;
}

/**
 * Retries pending work at once. Throws `outgoing_done` when it is no longer pending, `payment_service_busy`
 * when it failed again.
 */
export async function retryOutgoing(
  ctx: Ctx,
  billing: BillingOptions,
  { kind, id }: RetryOutgoing,
): Promise<void> {
  authorize(ctx, billingAccess.ask_provider);
  const mode = modeOf(billing);
  const system = ctx.asSystem("billing");
  if (kind === "webhook") {
    const objectId = await query(system, ({ db }) => findWaitingObject(db, mode.provider, id));
    if (!objectId) fail(billingErrors, "outgoing_done");
    await auditAdminRequest(ctx, { what: { kind, id } });
    if (!(await applyWebhookEvent(system, billing, id))) fail(billingErrors, "payment_service_busy");
    return;
  }
  const closingMode = await query(system, ({ db }) => findClosingMode(db, mode, id));
  if (!closingMode) fail(billingErrors, "outgoing_done");
  await auditAdminRequest(ctx, { what: { kind, id } });
  const closing = { subscription_id: id, mode: closingMode };
  if (!(await cancelSubscription(system, billing, closing))) fail(billingErrors, "payment_service_busy");
}
