import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Records the notice; false when it was sent before. */
export async function insertNotice(db: Db, workspaceId: string, key: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into billing_notices (workspace_id, notice_key, sent_at) values (${workspaceId}, ${key}, ${at})
    on conflict do nothing returning notice_key`.execute(db);
  return rows.length > 0;
}

/** Keys of these notices that were sent. */
export async function listSentKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ notice_key: string }>`
    select notice_key from billing_notices where notice_key = any (${keys})`.execute(db);
  return new Set(rows.map(({ notice_key }) => notice_key));
}
