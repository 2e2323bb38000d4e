import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Retention } from "../retention/retention.ts";

/**
 * Conditions that leave out rows of a table which a legal hold keeps: by the workspace, person, conversation and agent that
 * its columns name. None while no hold stands, and for technical rows and tables of no workspace.
 */
export async function exceptHeld(
  db: Db,
  { table, column, isTechnical }: Retention,
): Promise<RawBuilder<unknown>[]> {
  if (isTechnical) return [];
  const { rows } = await sql<{ columns: string[] }>`
    select array(
      select attname::text from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
    ) as columns
    where exists (
      select from holds where released_at is null and (ends_at is null or ends_at > now()))`.execute(db);
  const columns = new Set(rows[0]?.columns);
  if (!columns.has("workspace_id")) return [];
  const ref = (...names: string[]) => {
    const name = names.find((each) => columns.has(each));
    return name ? sql.ref(name) : sql`null::uuid`;
  };
  const [person, conversation] = [ref("user_id", "owner_id", "created_by"), ref("conversation_id")];
  return [
    sql`app.hold_on_row(workspace_id, array[${person}], ${conversation}, ${ref("agent_id")},
      ${sql.ref(column)}::timestamptz, ${sql.ref(column)}::timestamptz) is null`,
    ...(columns.has("conversation_id")
      ? [sql`app.hold_on_conversation(workspace_id, conversation_id) is null`]
      : []),
  ];
}
