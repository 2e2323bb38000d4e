import { perServices } from "#features/auth/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { endFinding, recordFinding } from "../monitoring/record-finding.ts";
import { stripeClient } from "../stripe/stripe-client.ts";

/** A single event may be delayed; several refused in a row mean a wrong secret. */
const limit = 3;
const finding = { kind: "webhooks_refused" as const, objectId: "endpoint" };
/** Throttles provider calls: anybody can post here. */
const askedEveryMs = 5_000;

/** Per process. A finding of an ended process is closed by the next accepted event. */
const refusedBy = perServices(() => ({ count: 0, askedAtMs: 0, isReported: false, isSound: false }));

/**
 * Counts a refused webhook. Only the provider can tell whether an event without a valid signature was its
 * own; forged ones do not count. The third since the last accepted event records a finding, once.
 */
export async function noteRefusal(
  ctx: Ctx,
  billing: BillingOptions,
  { body, isSigned }: { body: unknown; isSigned: boolean },
): Promise<void> {
  const refused = refusedBy(ctx.services);
  if (refused.isReported) return;
  if (!isSigned) {
    const id = eventIdOf(body);
    const nowMs = ctx.now().getTime();
    if (!id || nowMs - refused.askedAtMs < askedEveryMs) return;
    refused.askedAtMs = nowMs;
    const { events } = await stripeClient(ctx.services, billing);
    // Throws for an unknown event.
    await events.retrieve(id);
  }
  refused.count += 1;
  if (refused.count < limit || refused.isReported) return;
  refused.isReported = true;
  await recordFinding(ctx, { mode: modeOf(billing), finding: { ...finding, facts: {} } });
}

/** Resets the count and closes the finding. */
export async function noteAcceptance(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const refused = refusedBy(ctx.services);
  const mayBeReported = refused.isReported || !refused.isSound;
  Object.assign(refused, { count: 0, isReported: false, isSound: true });
  if (mayBeReported) await endFinding(ctx, { mode: modeOf(billing), ...finding });
}

/** The event id in a body; undefined for anything else. */
function eventIdOf(body: unknown): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  return /"id"\s*:\s*"(evt_\w{1,100})"/.exec(body.subarray(0, 2_000).toString("latin1"))?.[1];
}
