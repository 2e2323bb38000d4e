import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InboxMailsAbout } from "../../contract/index.ts";

/** What the caller gets no mails about. */
export async function listMutes(db: Db): Promise<InboxMailsAbout[]> {
  const { rows } = await sql<{ about: InboxMailsAbout }>`
    select about from muted_inbox_mails where user_id = auth.uid()`.execute(db);
  return rows.map(({ about }) => about);
}

/** Returns false when there was one. */
export async function insertMute(db: Db, about: InboxMailsAbout, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into muted_inbox_mails (user_id, about, muted_at) values (auth.uid(), ${about}, ${at})
    on conflict do nothing returning user_id`.execute(db);
  return rows.length === 1;
}

/** Returns false when there was none. */
export async function deleteMute(db: Db, about: InboxMailsAbout): Promise<boolean> {
  const { rows } = await sql`
    delete from muted_inbox_mails where user_id = auth.uid() and about = ${about} returning user_id`.execute(
    db,
  );
  return rows.length === 1;
}
