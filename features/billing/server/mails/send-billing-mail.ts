import type { Ctx } from "#platform/server/context.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import type { BillingMail } from "./billing-mail.ts";
import { composeBillingLetter } from "./compose-billing-letter.ts";

/** Sends a billing mail when the open transaction commits. */
export async function sendBillingMail(ctx: Ctx, mail: BillingMail): Promise<void> {
  const { kind, to, dedupeKey, expiresAt, isLast } = mail;
  const { subject, letter } = composeBillingLetter(mail);
  await queueMessage(ctx, {
    ...{ channel: "mail", kind: `billing.${kind}`, recipient: to.email, dedupeKey },
    ...(isLast ? { isLast } : to.userId ? { userId: to.userId } : {}),
    ...(expiresAt ? { expiresAt } : {}),
    content: {
      subject,
      text: letterText(letter),
      html: letterHtml(letter),
      ...(letter.button ? { link: letter.button.url } : {}),
    },
  });
}
