import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Ids of unused anonymous users, ordered, one page after `afterId`. */
export async function listUnusedAnonymousIds(
  db: Db,
  { unusedSince, afterId, limit }: { unusedSince: Date; afterId: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from auth.users u
    where ${isUnused(unusedSince)} and u.id > ${afterId} order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rechecks one user. A person who proved an address or number is no longer anonymous. */
export async function isUnusedAnonymous(db: Db, id: string, unusedSince: Date): Promise<boolean> {
  const { rows } = await sql`
    select from auth.users u where ${isUnused(unusedSince)} and u.id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * No sign-in, no change and no session use since. A session without an end that nobody uses does not count.
 */
function isUnused(since: Date) {
  return sql`u.is_anonymous and u.deleted_at is null
    and u.updated_at < ${since} and (u.last_sign_in_at is null or u.last_sign_in_at < ${since})
    and not exists (
      select from auth.sessions s where s.user_id = u.id and coalesce(s.refreshed_at, s.created_at) >= ${since})`;
}
