import type { Ctx } from "#platform/server/context.ts";
import { describeDevice } from "../account/describe-device.ts";
import { sendAuthMail } from "../mails/send-auth-mail.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { deviceOf } from "./device-of.ts";
import { dayOf } from "./record-device.ts";

/**
 * Tells the person by mail that a device signed in which they have not used lately; once a day and device. An
 * address that nobody has proved may be somebody else's, who is left in peace.
 */
export async function notifyOfDevice(ctx: Ctx, service: AuthServiceOptions, user: User): Promise<void> {
  if (!user.email || !user.email_confirmed_at) return;
  const device = deviceOf(user.id, ctx.source);
  await sendAuthMail(ctx, {
    service,
    kind: "session_new_device",
    user,
    to: user.email,
    detail: describeDevice(ctx.source.userAgent ?? null),
    dedupeKey: `auth.session_new_device ${user.id} ${device} ${dayOf(ctx.now())}`,
  });
}
