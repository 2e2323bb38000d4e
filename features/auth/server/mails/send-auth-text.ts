import type { Ctx } from "#platform/server/context.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { AuthTextKind } from "./mail-kind.ts";
import { textsFor } from "./texts/texts-for.ts";

export interface AuthText {
  service: AuthServiceOptions;
  kind: AuthTextKind;
  /** Digits only, with the country. */
  phone: string;
  /** The code; absent where the message only tells something. */
  token?: string;
  /** Id of the proof that the code is of; absent for a factor's. */
  proofId?: string;
  /** Whose language it is written in, and whose account it is about; absent: English, and nobody's. */
  user?: Pick<User, "id" | "raw_user_meta_data">;
}

/** A day: what tells something is still of use when a phone was off. */
const noticeMs = 86_400_000;

/** Sends a text message of the auth service when the open transaction commits. */
export async function sendAuthText(
  ctx: Ctx,
  { service, kind, phone, token = "", user, proofId }: AuthText,
): Promise<void> {
  const { texts } = textsFor(user?.raw_user_meta_data ?? {});
  const { smsOtpSeconds, challengeSeconds } = service.settings;
  const codeMs = (proofId ? smsOtpSeconds : challengeSeconds) * 1_000;
  const lifetimeMs = token ? codeMs : noticeMs;
  const site = new URL(service.settings.siteUrl).host;
  await queueMessage(ctx, {
    channel: "sms",
    kind: `auth.${kind}`,
    recipient: phone,
    ...(user ? { userId: user.id } : {}),
    ...(proofId ? { carries: proofId } : {}),
    expiresAt: new Date(ctx.now().getTime() + lifetimeMs),
    content: { text: texts[kind](token, site) },
  });
}
