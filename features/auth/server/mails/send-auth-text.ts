import type { Ctx } from "#platform/server/context.ts";
import { queueMessage } from "#platform/server/mail/queue-message.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import type { AuthTextKind } from "./mail-kind.ts";
import { textsFor } from "./texts/texts-for.ts";

export interface AuthText {
  service: AuthServiceOptions;
  kind: AuthTextKind;
  /** Digits only, with the country code. */
  phone: string;
  /** The code; absent in a notice. */
  token?: string;
  /** Id of the proof behind the code; absent for a factor's code. */
  proofId?: string;
  /** The account the message is about, and the source of its language. Absent: English, about no account. */
  user?: Pick<User, "id" | "raw_user_meta_data">;
}

/** A notice is still useful after a day with the phone off. */
const noticeMs = 86_400_000;

/** Sends a text message when the open transaction commits. */
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
