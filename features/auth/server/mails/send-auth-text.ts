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
  /** The code. */
  token: string;
  /** Whose language it is written in; absent: English. */
  user?: Pick<User, "raw_user_meta_data">;
}

/** Sends a text message of the auth service when the open transaction commits. */
export async function sendAuthText(ctx: Ctx, { service, kind, phone, token, user }: AuthText): Promise<void> {
  const { texts } = textsFor(user?.raw_user_meta_data ?? {});
  const site = new URL(service.settings.siteUrl).host;
  await queueMessage(ctx, {
    channel: "sms",
    kind: `auth.${kind}`,
    recipient: phone,
    content: { text: texts[kind](token, site) },
  });
}
