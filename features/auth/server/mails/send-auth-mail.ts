import type { Ctx } from "#platform/server/context.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import type { AuthMail } from "./auth-mail.ts";
import { composeAuthLetter } from "./compose-auth-letter.ts";

/** Sends an auth mail in the person's language when the open transaction commits. */
export async function sendAuthMail(ctx: Ctx, mail: AuthMail): Promise<void> {
  const { subject, letter } = composeAuthLetter(ctx, mail);
  await queueMessage(ctx, {
    channel: "mail",
    kind: `auth.${mail.kind}`,
    recipient: mail.to,
    ...(mail.isLast ? { isLast: true } : { userId: mail.user.id }),
    ...(mail.proofId ? { carries: mail.proofId, expiresAt: expiryOf(ctx, mail) } : {}),
    ...(mail.dedupeKey ? { dedupeKey: mail.dedupeKey } : {}),
    content: {
      subject,
      text: letterText(letter),
      html: letterHtml(letter),
      ...(letter.button ? { link: letter.button.url } : {}),
    },
  });
}

function expiryOf(ctx: Ctx, { service }: AuthMail): Date {
  return new Date(ctx.now().getTime() + service.settings.mailOtpSeconds * 1_000);
}
