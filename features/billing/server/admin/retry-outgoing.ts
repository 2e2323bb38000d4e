import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { billingErrors } from "../../contract/billing-errors.ts";
import type { BillingOptions } from "../billing-options.ts";
import { closeSubscription } from "../closing/close-subscriptions.ts";
import { modeOf } from "../mode-of.ts";
import { askProvider } from "../plan-change/ask-provider.ts";
import { performWebhook } from "../webhooks/perform-webhook.ts";
import { findWaitingObject } from "../webhooks/webhook-event.repository.ts";
import { askAsAdmin } from "./ask-as-admin.ts";
import { findClosingMode } from "./outgoing.repository.ts";

export interface RetryOutgoing {
  kind: "webhook" | "closing";
  id: string;
  adminId: string;
}

/**
 * Tries at once what waits for the provider. Throws `outgoing_done` when it waits no more, `payment_service_busy` when it
 * failed again. Acts as the system.
 */
export async function retryOutgoing(
  ctx: Ctx,
  billing: BillingOptions,
  { kind, id, adminId }: RetryOutgoing,
): Promise<void> {
  const mode = modeOf(billing);
  if (kind === "webhook") {
    const objectId = await query(ctx, ({ db }) => findWaitingObject(db, mode.provider, id));
    if (!objectId) fail(billingErrors, "outgoing_done");
    await askAsAdmin(ctx, { adminId, what: { kind, id } });
    return askProvider(ctx, performWebhook(billing).perform(ctx, { eventId: id }));
  }
  const closingMode = await query(ctx, ({ db }) => findClosingMode(db, mode, id));
  if (!closingMode) fail(billingErrors, "outgoing_done");
  await askAsAdmin(ctx, { adminId, what: { kind, id } });
  await askProvider(ctx, closeSubscription(ctx, billing, { subscription_id: id, mode: closingMode }));
}
