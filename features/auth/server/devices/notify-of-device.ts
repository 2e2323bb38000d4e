import type { Ctx } from "#platform/server/context.ts";
import { describeDevice } from "../account/describe-device.ts";
import { notifyPerson } from "../mails/notify-person.ts";
import type { AuthServiceOptions } from "../service/endpoint.ts";
import type { User } from "../users/user.ts";
import { deviceOf } from "./device-of.ts";
import { dayOf } from "./record-device.ts";

/** Notifies the person by mail of a sign-in on an unknown device, once per day and device. */
export async function notifyOfDevice(ctx: Ctx, service: AuthServiceOptions, user: User): Promise<void> {
  const device = deviceOf(user.id, ctx.source);
  await notifyPerson(ctx, service, user, "session_new_device", {
    detail: describeDevice(ctx.source.userAgent ?? null),
    dedupeKey: `auth.session_new_device ${user.id} ${device} ${dayOf(ctx.now())}`,
  });
}
