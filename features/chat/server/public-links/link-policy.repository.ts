import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function areLinksForbidden(db: Db): Promise<boolean> {
  const { rows } = await sql`select from public_link_bans`.execute(db);
  return rows.length > 0;
}

/** Returns false when nothing changes. */
export async function forbidLinks(db: Db): Promise<boolean> {
  const { rows } = await sql`
    insert into public_link_bans (is_only) values (true) on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Returns false when nothing changes. */
export async function allowLinks(db: Db): Promise<boolean> {
  const { rows } = await sql`delete from public_link_bans returning 1`.execute(db);
  return rows.length > 0;
}

/** The links of the whole installation that work at `now`, unless they are forbidden. */
export async function countAllActiveLinks(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public_links
    where withdrawn_at is null and (expires_at is null or expires_at > ${now})`.execute(db);
  return rows[0]?.count ?? 0;
}
