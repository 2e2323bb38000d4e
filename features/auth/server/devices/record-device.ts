import type { Ctx } from "#platform/server/context.ts";
import { deviceOf } from "./device-of.ts";
import { renewDevice, storeDeviceUse } from "./known-device.repository.ts";

/** A device unused for this long is unknown again. */
export const knownForMs = 90 * 86_400_000;

/**
 * Records the device of a sign-in, inside the open transaction. True when the person has to be notified: they
 * signed in before, and not from this device in the last 90 days.
 */
export async function recordDevice(ctx: Ctx, userId: string): Promise<boolean> {
  const at = ctx.now();
  const { isKnown, isFirstSignIn } = await storeDeviceUse(ctx.db, {
    userId,
    device: deviceOf(userId, ctx.source),
    at,
    knownSince: new Date(at.getTime() - knownForMs),
  });
  return !isKnown && !isFirstSignIn;
}

/** Renews a known device while its session continues. At most once a day, so that refreshes stay cheap. */
export async function renewDeviceDaily(
  ctx: Ctx,
  session: { user_id: string; refreshed_at: Date | null; created_at: Date },
): Promise<void> {
  const [lastUse, now] = [session.refreshed_at ?? session.created_at, ctx.now()];
  if (dayOf(lastUse) === dayOf(now)) return;
  await renewDevice(ctx.db, session.user_id, deviceOf(session.user_id, ctx.source), now);
}

/** The UTC day of a moment, as `2027-01-31`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
