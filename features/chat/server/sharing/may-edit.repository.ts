import { type RawBuilder, sql } from "kysely";
import type { RunRow } from "#features/runs/server/index.ts";
import { isEditableByGrant } from "#platform/server/access/may-edit.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Whether this person owns the conversation `c` of the statement, or may edit it now. */
export function isEditor(person: RawBuilder<unknown>): RawBuilder<boolean> {
  const granted = isEditableByGrant("conversation", sql`c.id`, { workspaceId: sql`c.workspace_id`, person });
  return sql`(c.user_id = ${person} or ${granted})`;
}

/** Whether the person of a run may still write in its conversation. For background work. */
export async function mayEdit(
  db: Db,
  { workspace_id, host_id, user_id }: Pick<RunRow, "workspace_id" | "host_id" | "user_id">,
): Promise<boolean> {
  const { rows } = await sql`
    select from conversations c where c.workspace_id = ${workspace_id} and c.id = ${host_id}
      and ${isEditor(sql`${user_id}::uuid`)}`.execute(db);
  return rows.length > 0;
}
