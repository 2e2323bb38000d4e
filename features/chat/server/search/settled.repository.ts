import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EntryOwner {
  workspace_id: string;
  owner_id: string;
}

/** Takes an owner who may have many young entries. Other servers take others meanwhile. */
export async function takeCrowdedOwner(db: Db): Promise<EntryOwner | undefined> {
  const { rows } = await sql<EntryOwner>`
    delete from crowded_owners where (workspace_id, owner_id) in (
      select workspace_id, owner_id from crowded_owners limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** Settles some of the owner's entries beyond the newest 1,000. Returns how many. */
export async function settleEntries(db: Db, { workspace_id, owner_id }: EntryOwner): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    select app.settle_entries(${workspace_id}, ${owner_id}) as settled`.execute(db);
  return rows[0]?.settled ?? 0;
}

export async function noteCrowdedOwner(db: Db, { workspace_id, owner_id }: EntryOwner): Promise<void> {
  await sql`insert into crowded_owners values (${workspace_id}, ${owner_id}) on conflict do nothing`.execute(
    db,
  );
}
