import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { InboxItemType } from "../contract/index.ts";

/** What has this id among the rows that the reader's policies show, waiting or not. Null when none has. */
export async function findTypeOfItem(db: Db, id: string): Promise<InboxItemType | null> {
  const { rows } = await sql<{ type: InboxItemType }>`
    select 'approval' as type from approvals where workspace_id = app.workspace_id() and id = ${id}
    union all
    select 'question' from questions where workspace_id = app.workspace_id() and id = ${id}
    union all
    select 'limit' from run_waits where workspace_id = app.workspace_id() and subject_id = ${id}
      and kind = 'limit' and declared_at is not null
    union all
    select 'request' from requests where workspace_id = app.workspace_id() and id = ${id}
    union all
    select 'task' from tasks where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0]?.type ?? null;
}
