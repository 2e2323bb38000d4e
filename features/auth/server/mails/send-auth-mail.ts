import type { Ctx } from "#platform/server/context.ts";
import { letterHtml } from "#platform/server/mail/letter/letter-html.ts";
import { letterText } from "#platform/server/mail/letter/letter-text.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { composeAuthLetter } from "./compose-auth-letter.ts";
import type { AuthMailKind } from "./mail-kind.ts";

export interface AuthMail {
  service: AuthServiceOptions;
  kind: AuthMailKind;
  /** Whose language it is written in, and whose account it is about. */
  user: Pick<User, "email" | "raw_user_meta_data">;
  to: string;
  /** The code. */
  token?: string;
  /** Stands in the link; absent: the mail has none. */
  tokenHash?: string;
  redirectTo?: string;
  newEmail?: string;
  /** Notices: what exactly, e.g. the provider, the factor or the device. */
  detail?: string;
}

/** Sends a mail of the auth service when the open transaction commits, in the person's language. */
export async function sendAuthMail(ctx: Ctx, mail: AuthMail): Promise<void> {
  const { subject, letter } = composeAuthLetter(ctx, mail);
  await queueMessage(ctx, {
    channel: "mail",
    kind: `auth.${mail.kind}`,
    recipient: mail.to,
    content: { subject, text: letterText(letter), html: letterHtml(letter) },
  });
}
