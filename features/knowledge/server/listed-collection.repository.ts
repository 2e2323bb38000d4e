import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { CollectionRow } from "./collection.repository.ts";

/** A collection with what it holds. `updated_micros`: a Date would round it, and the next page would skip rows. */
export interface ListedCollection extends CollectionRow {
  updated_micros: string;
  is_shared: boolean;
  document_count: number;
  waiting_count: number;
  failed_count: number;
  passage_count: number;
}

export interface CollectionsQuery {
  show: "all" | "own" | "shared" | "editable";
  search: string;
  before: { micros: string; id: string } | undefined;
  limit: number;
}

/** The collections that the caller can read, newest change first. */
export async function listCollections(db: Db, query: CollectionsQuery): Promise<ListedCollection[]> {
  const { before, search } = query;
  const { rows } = await sql<ListedCollection>`
    ${shown} and ${isShown(query.show)}
      ${search ? sql`and position(lower(${search}) in lower(c.name)) > 0` : sql``}
      ${before ? sql`and (c.updated_at, c.id) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)` : sql``}
    order by c.updated_at desc, c.id desc limit ${query.limit}`.execute(db);
  return rows;
}

/** Those of these ids that the caller can read. */
export async function findListedCollections(db: Db, ids: readonly string[]): Promise<ListedCollection[]> {
  const { rows } = await sql<ListedCollection>`
    ${shown} and c.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const shown = sql`
  select c.*, (extract(epoch from c.updated_at) * 1000000)::bigint::text as updated_micros,
    app.is_shared('collection', c.id) as is_shared, d.*
  from collections c cross join lateral (
    select count(*)::int as document_count, count(*) filter (where state in ('waiting', 'reading'))::int as waiting_count,
      count(*) filter (where state = 'failed')::int as failed_count,
      coalesce(sum(d.passage_count), 0)::int as passage_count
    from documents d where d.workspace_id = c.workspace_id and d.collection_id = c.id) d
  where c.workspace_id = app.workspace_id()`;

function isShown(show: CollectionsQuery["show"]) {
  switch (show) {
    case "all":
      return sql`true`;
    case "own":
      return sql`c.user_id = auth.uid()`;
    case "shared":
      return sql`c.user_id is distinct from auth.uid()`;
    case "editable":
      return sql`c.id = any ((select app.editable_collections())::uuid[])`;
  }
}
