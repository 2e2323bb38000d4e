import type { Ctx } from "#platform/server/context.ts";
import { deviceOf } from "./device-of.ts";
import { renewDevice, storeDeviceUse } from "./known-device.repository.ts";

/** A device that was not used for so long is new again. */
export const knownForMs = 90 * 86_400_000;

/**
 * Writes down from which device the person signs in, inside the open transaction. True when it is one to tell
 * them of: they have signed in before, and not from this one in the last 90 days.
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

/** Keeps a device known on which a session goes on; once a day is enough, and costs a refresh nothing. */
export async function renewDeviceDaily(
  ctx: Ctx,
  session: { user_id: string; refreshed_at: Date | null; created_at: Date },
): Promise<void> {
  const [lastUse, now] = [session.refreshed_at ?? session.created_at, ctx.now()];
  if (dayOf(lastUse) === dayOf(now)) return;
  await renewDevice(ctx.db, session.user_id, deviceOf(session.user_id, ctx.source), now);
}

/** The day of a moment, as `2027-01-31`, everywhere in the same time zone. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
