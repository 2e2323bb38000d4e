import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface DeviceUse {
  userId: string;
  device: string;
  at: Date;
  /** A device last used before this time is no longer known. */
  knownSince: Date;
}

/**
 * Records a use of the device, unless the user is being deleted. Returns whether it was known, and whether
 * this is the person's first sign-in.
 */
export async function storeDeviceUse(
  db: Db,
  { userId, device, at, knownSince }: DeviceUse,
): Promise<{ isKnown: boolean; isFirstSignIn: boolean }> {
  const { rows } = await sql<{ is_known: boolean; is_first: boolean }>`
    with person as (
      select id from auth.users where id = ${userId} for key share
    ), used as (
      insert into auth.known_devices (user_id, device, last_used_at)
      select person.id, ${device}, ${at}::timestamptz from person
      on conflict (user_id, device)
        do update set last_used_at = greatest(auth.known_devices.last_used_at, excluded.last_used_at)
    )
    select u.last_sign_in_at is null as is_first, coalesce(d.last_used_at >= ${knownSince}, false) as is_known
    from auth.users u left join auth.known_devices d on d.user_id = u.id and d.device = ${device}
    where u.id = ${userId}`.execute(db);
  return { isKnown: rows[0]?.is_known ?? false, isFirstSignIn: rows[0]?.is_first ?? true };
}

/** Renews a known device on which a session continues. Adds no device: only a sign-in does. */
export async function renewDevice(db: Db, userId: string, device: string, at: Date): Promise<void> {
  await sql`
    update auth.known_devices set last_used_at = greatest(last_used_at, ${at})
    where user_id = ${userId} and device = ${device}`.execute(db);
}

export async function deleteDevicesUnusedSince(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from auth.known_devices where last_used_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await sql`delete from auth.known_devices where user_id = ${userId}`.execute(db);
}
