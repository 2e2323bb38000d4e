import { findUserByEmail } from "#features/auth/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import type { BillingOptions } from "../billing-options.ts";
import { checkoutAccess } from "../checkout/checkout.access.ts";
import type { CheckoutIntent } from "../checkout/checkout-intent.repository.ts";
import { sendBillingMail } from "../mails/send-billing-mail.ts";
import { findPlanName, setFinishLink } from "./finish.repository.ts";
import { createFinishLink, finishableMs } from "./finish-link.ts";

export interface MailFinishLink {
  billing: BillingOptions;
  intent: CheckoutIntent;
}

/**
 * Mails the address of a completed checkout, once: with the link to open its account, or, for an address with
 * an account, with the way to claim the plan.
 */
export const mailFinishLink = command(
  "checkout.mail_finish",
  checkoutAccess.mail_finish,
  async (ctx, { billing, intent }: MailFinishLink): Promise<void> => {
    const link = createFinishLink(billing.publicUrl);
    if (!(await setFinishLink(ctx.db, intent.id, { hash: link.hash, at: ctx.now() }))) return;
    const known = await findUserByEmail(ctx.db, intent.email);
    const expiresAt = new Date((intent.completed_at ?? ctx.now()).getTime() + finishableMs);
    await sendBillingMail(ctx, {
      kind: known ? "account_exists" : "finish_account",
      publicUrl: billing.publicUrl,
      to: known
        ? { email: intent.email, userId: known.id, metadata: known.raw_user_meta_data }
        : { email: intent.email },
      about: { url: link.url, plan: (await findPlanName(ctx.db, intent.plan_id)) ?? "", day: expiresAt },
      dedupeKey: `billing:finish:${intent.id}`,
      expiresAt,
    });
    await ctx.audit({
      act: "checkout.finish_mailed",
      workspaceId: installationWorkspaceId,
      target: [{ type: "checkout", id: intent.id }],
      isWithoutSource: true,
    });
  },
);
