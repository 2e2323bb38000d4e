import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

const collectionsOfCaller = sql`((select app.readable_collections())::text[])`;

/** Those of these ids of collections that the caller can read. */
export async function listReadableCollections(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...ids]}::text[]) as asked (id)
    where asked.id = any ${collectionsOfCaller}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these tool calls that the caller can read, with every collection that their results came from. */
export async function listReadableResults(db: Db, callIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.id from tool_calls c
    where c.workspace_id = app.workspace_id() and c.id = any (${[...callIds]}::uuid[]) and not exists (
      select from unnest(coalesce(c.output_readers, c.result_readers)) as a (audience)
      where a.audience like 'collection:%' and substr(a.audience, 12) <> all ${collectionsOfCaller})`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
