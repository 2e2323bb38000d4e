import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { BillingOptions } from "../billing-options.ts";
import type { BillingMailKind } from "../mails/billing-mail-kind.ts";
import { listSentKeys } from "../mails/notice.repository.ts";
import { sendNotice } from "../mails/send-notice.ts";
import { modeOf } from "../mode-of.ts";
import { type DueSubscription, listUnpaid } from "./due-subscription.repository.ts";
import { findGraceStep } from "./find-reminder-step.ts";
import { forEachPage } from "./for-each-page.ts";
import { readLastInvoice } from "./read-last-invoice.ts";

const dayMs = 24 * 3_600_000;

/**
 * Sends reminders of failed payments on the days of their grace, and of pending bank confirmations. Returns
 * the failures.
 */
export function remindOfPayments(ctx: Ctx, billing: BillingOptions): Promise<unknown[]> {
  const since = new Date(ctx.now().getTime() - 2 * dayMs);
  return forEachPage(
    (page) => query(ctx, ({ db }) => listUnpaid(db, modeOf(billing), { since, ...page })),
    (unpaid) => remind(ctx, billing, unpaid),
  );
}

async function remind(ctx: Ctx, billing: BillingOptions, unpaid: DueSubscription): Promise<void> {
  const { grace_until: graceUntil, workspace_id: workspaceId, plan_name: plan } = unpaid;
  const { kind, key, daysLeft } = dueNotice(ctx.now(), unpaid);
  if ((await query(ctx, ({ db }) => listSentKeys(db, [key]))).size > 0) return;
  const invoice = await readLastInvoice(ctx, billing, unpaid);
  const about = { plan: plan ?? "", day: graceUntil ?? undefined, daysLeft, ...invoice?.about };
  await sendNotice(ctx, { publicUrl: billing.publicUrl, notice: { workspaceId, key, kind, about } });
}

/** A bank confirmation replaces the first failure mail, under the same key: both are one failure. */
function dueNotice(
  now: Date,
  { subscription_id: id, grace_until: graceUntil, is_action_required: isAsked }: DueSubscription,
): { kind: BillingMailKind; key: string; daysLeft: number } {
  const key = (what: string | number) =>
    `payment_failed:${id}:${graceUntil?.toISOString() ?? "first"}:${what}`;
  const step = graceUntil ? findGraceStep(now, graceUntil) : 1;
  if (step === "over") return { kind: "access_ended", key: key(step), daysLeft: 0 };
  return { kind: isAsked ? "payment_action" : "payment_failed", key: key(step), daysLeft: 8 - step };
}
