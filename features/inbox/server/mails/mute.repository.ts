import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export async function hasMute(db: Db): Promise<boolean> {
  const { rows } = await sql`select from muted_inbox_mails where user_id = auth.uid()`.execute(db);
  return rows.length === 1;
}

/** Returns false when there was one. */
export async function insertMute(db: Db, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into muted_inbox_mails (user_id, muted_at) values (auth.uid(), ${at})
    on conflict do nothing returning user_id`.execute(db);
  return rows.length === 1;
}

/** Returns false when there was none. */
export async function deleteMute(db: Db): Promise<boolean> {
  const { rows } =
    await sql`delete from muted_inbox_mails where user_id = auth.uid() returning user_id`.execute(db);
  return rows.length === 1;
}
