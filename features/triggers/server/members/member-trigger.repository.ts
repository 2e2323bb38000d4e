import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TriggerRow } from "../trigger.repository.ts";

/** Without what it asks: that is its person's. */
export type MemberTriggerRow = Pick<
  TriggerRow,
  "id" | "user_id" | "name" | "kind" | "cron" | "time_zone" | "paused_at" | "paused_because" | "created_at"
> & { owner_name: string | null };

/** Triggers of a workspace, newest first, older than the id `before`; with `id` that one. For an elevated query. */
export async function listMemberTriggers(
  db: Db,
  { workspaceId, before, limit, id }: { workspaceId: string; before?: string; limit: number; id?: string },
): Promise<MemberTriggerRow[]> {
  const { rows } = await sql<MemberTriggerRow>`
    select t.id, t.user_id, t.name, t.kind, t.cron, t.time_zone, t.paused_at, t.paused_because, t.created_at,
      app.name_of_person(t.user_id) as owner_name
    from triggers t where t.workspace_id = ${workspaceId} and t.deleted_at is null
      ${before ? sql`and t.id < ${before}` : sql``} ${id ? sql`and t.id = ${id}` : sql``}
    order by t.id desc limit ${limit}`.execute(db);
  return rows;
}
