import { perServices } from "#features/auth/server/index.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import { modeOf } from "../mode-of.ts";
import { stripeClient } from "../stripe/stripe-client.ts";
import { endFinding, recordFinding } from "../watch/record-finding.ts";

/** One may have been held up on its way; several in a row are a secret that is wrong. */
const limit = 3;
const finding = { kind: "webhooks_refused" as const, objectId: "endpoint" };
/** Anybody may post anything: the provider is not asked more often because of it. */
const askedEveryMs = 5_000;

/** Of this process. What another one told before it ended is over with the first event that is taken. */
const refusedBy = perServices(() => ({ count: 0, askedAtMs: 0, isTold: false, isSound: false }));

/**
 * Takes note of a refused webhook. Of one that nobody signed the provider alone can say whether it was its own: what
 * others make up counts as nothing. At the third since an event was taken, once, somebody has to look.
 */
export async function noteRefusal(
  ctx: Ctx,
  billing: BillingOptions,
  { body, isSigned }: { body: unknown; isSigned: boolean },
): Promise<void> {
  const refused = refusedBy(ctx.services);
  if (refused.isTold) return;
  if (!isSigned) {
    const id = eventIdOf(body);
    const nowMs = ctx.now().getTime();
    if (!id || nowMs - refused.askedAtMs < askedEveryMs) return;
    refused.askedAtMs = nowMs;
    const { events } = await stripeClient(ctx.services, billing);
    // Throws where it does not know it.
    await events.retrieve(id);
  }
  refused.count += 1;
  if (refused.count < limit || refused.isTold) return;
  refused.isTold = true;
  await recordFinding(ctx, { mode: modeOf(billing), finding: { ...finding, facts: {} } });
}

/** What the provider signs is taken. */
export async function noteAcceptance(ctx: Ctx, billing: BillingOptions): Promise<void> {
  const refused = refusedBy(ctx.services);
  const mayBeTold = refused.isTold || !refused.isSound;
  Object.assign(refused, { count: 0, isTold: false, isSound: true });
  if (mayBeTold) await endFinding(ctx, { mode: modeOf(billing), ...finding });
}

/** Of what claims to be an event; undefined for anything else. */
function eventIdOf(body: unknown): string | undefined {
  if (!Buffer.isBuffer(body)) return undefined;
  return /"id"\s*:\s*"(evt_\w{1,100})"/.exec(body.subarray(0, 2_000).toString("latin1"))?.[1];
}
