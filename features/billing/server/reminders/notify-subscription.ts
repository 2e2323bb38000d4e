import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingMailKind } from "../mails/billing-mail-kind.ts";
import type { BillingSubject } from "../mails/billing-subject.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { modeOf } from "../mode-of.ts";
import { subscriptionAccess } from "../subscriptions/subscription.access.ts";
import { findChanges } from "./find-changes.ts";
import { type KnownSubscription, lockKnown, storeNotified } from "./notified-subscription.repository.ts";
import { readLastInvoice } from "./read-last-invoice.ts";

export interface NotifySubscription {
  billing: BillingOptions;
  /** State at listing. If it changed since, the next round notifies. */
  listed: KnownSubscription;
  invoice: Pick<BillingSubject, "amount" | "invoice" | "url">;
}

/** Notifies people of a subscription's changes and records that, atomically and once. */
export const notifyChanges = command(
  "subscription.tell",
  subscriptionAccess.tell,
  async (ctx, { billing, listed, invoice }: NotifySubscription): Promise<void> => {
    const mode = modeOf(billing);
    const known = await lockKnown(ctx.db, mode, listed.subscription_id);
    if (!known || !isSame(known, listed)) return;
    for (const kind of changesOf(ctx, known)) {
      const key = `${kind}:${known.subscription_id}:${known.reading}`;
      const about = { ...aboutOf(kind, known), ...(kind === "receipt" ? invoice : {}) };
      const { workspace_id: workspaceId } = known;
      await sendNotice(ctx, { publicUrl: billing.publicUrl, notice: { workspaceId, key, kind, about } });
    }
    await storeNotified(ctx.db, mode, known);
  },
);

/** Reads the invoice for the mail from the provider, then notifies. */
export async function notifySubscription(
  ctx: Ctx,
  billing: BillingOptions,
  listed: KnownSubscription,
): Promise<void> {
  const isActive = changesOf(ctx, listed).includes("receipt");
  const invoice = isActive ? await readLastInvoice(ctx, billing, listed) : undefined;
  // After a trial the provider says active and charges an hour later: there is no receipt until then.
  if (invoice && !invoice.isPaid) return;
  await notifyChanges(ctx, { billing, listed, invoice: invoice?.about ?? {} });
}

const newMs = 2 * 24 * 3_600_000;

/** For subscriptions older than notifications nothing is sent: their state counts as known. */
function changesOf(ctx: Ctx, known: KnownSubscription): BillingMailKind[] {
  const { notified_status: status, notified_cancel_at: cancelAt, created_at: createdAt } = known;
  if (!status && ctx.now().getTime() - createdAt.getTime() > newMs) return [];
  return findChanges(status ? { status, cancel_at: cancelAt } : undefined, known);
}

function aboutOf(kind: BillingMailKind, known: KnownSubscription): BillingSubject {
  const plan = known.plan_name ?? "";
  if (kind === "cancel_planned" || kind === "payer_left") return { plan, day: known.cancel_at ?? undefined };
  if (kind === "cancel_undone") return { plan, day: known.period_ends_at ?? undefined };
  return { plan };
}

function isSame(one: KnownSubscription, other: KnownSubscription): boolean {
  return one.reading === other.reading && one.notified_status === other.notified_status;
}
