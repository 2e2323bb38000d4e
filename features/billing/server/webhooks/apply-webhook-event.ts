import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { runWithBackoff } from "../monitoring/run-with-backoff.ts";
import { markWebhookApplied } from "./mark-webhook-applied.ts";
import { readObject } from "./read-object.ts";
import { findWaitingObject } from "./webhook-event.repository.ts";

/** Syncs the object of a webhook event; false when that failed and is postponed. Idempotent. */
export async function applyWebhookEvent(
  ctx: Ctx,
  billing: BillingOptions,
  eventId: string,
): Promise<boolean> {
  const mode = modeOf(billing);
  const objectId = await query(ctx, ({ db }) => findWaitingObject(db, mode.provider, eventId));
  if (!objectId) return true;
  return runWithBackoff(ctx, mode, { kind: "webhook", objectId: eventId }, async () => {
    await readObject(ctx, billing, objectId);
    await markWebhookApplied(ctx, { provider: mode.provider, eventId });
  });
}
