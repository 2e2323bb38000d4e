import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { type ArtifactRow, artifactColumns } from "./artifact.repository.ts";

export type ArtifactAnywhereRow = ArtifactRow & {
  /** Null: the caller may not open the conversation. */
  conversation_title: string | null;
  /** When it was changed, or deleted. A Date would round it, and the next page would skip rows. */
  sorted_micros: string;
};

export interface ArtifactsQuery {
  search: string;
  before: { micros: string; id: string } | undefined;
  limit: number;
}

/** Those of all conversations that the caller may open, the last changed first. Each part is found by its index. */
export function listArtifactsAnywhere(db: Db, query: ArtifactsQuery): Promise<ArtifactAnywhereRow[]> {
  const [beside, itself] = [sql`app.granted('conversation')`, sql`app.granted('artifact')`];
  const others = sql`a.user_id <> auth.uid()`;
  const isBeside = sql`a.conversation_id = any ((select ${beside})::uuid[])`;
  const parts = [
    sql`a.user_id = auth.uid()`,
    sql`${others} and ${isBeside}`,
    sql`${others} and a.id = any ((select ${itself})::uuid[]) and not ${isBeside}`,
  ];
  const isShown = sql`a.deleted_at is null and not exists (
    select from conversations t where t.workspace_id = a.workspace_id and t.id = a.conversation_id and t.is_test)`;
  return list(db, {
    ...query,
    parts: parts.map((part) => sql`${part} and ${isShown}`),
    at: sql`a.updated_at`,
  });
}

/** Deleted ones that the caller can restore: they own or made them, and may still edit them. The last deleted first. */
export function listDeletedArtifacts(
  db: Db,
  { since, ...query }: ArtifactsQuery & { since: Date },
): Promise<ArtifactAnywhereRow[]> {
  const parts = [sql`${isRestorable(since)}`];
  return list(db, { ...query, parts, at: sql`a.deleted_at` });
}

/** One that the caller can restore. */
export async function findDeletedArtifact(
  db: Db,
  { id, since }: { id: string; since: Date },
): Promise<ArtifactAnywhereRow | undefined> {
  const parts = [sql`a.id = ${id} and ${isRestorable(since)}`];
  const query = { search: "", before: undefined, limit: 1, parts, at: sql`a.deleted_at` };
  const [row] = await list(db, query);
  return row;
}

const isRestorable = (since: Date) => sql`a.deleted_at >= ${since}
  and (a.user_id = auth.uid() or a.created_by = auth.uid() and (
    a.id = any ((select app.granted('artifact', '{editor}'))::uuid[])
    or a.conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[])))`;

async function list(
  db: Db,
  {
    search,
    before,
    limit,
    parts,
    at,
  }: ArtifactsQuery & { parts: RawBuilder<unknown>[]; at: RawBuilder<unknown> },
): Promise<ArtifactAnywhereRow[]> {
  const found = parts.map(
    (part) => sql`(
      select ${artifactColumns}, ${at} as sorted_at from artifacts a
      where a.workspace_id = app.workspace_id() and ${part}
        ${search ? sql`and position(lower(${search}) in lower(a.title)) > 0` : sql``}
        ${before ? sql`and (${at}, a.id) < (timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond', ${before.id}::uuid)` : sql``}
      order by ${at} desc, a.id desc limit ${limit})`,
  );
  const { rows } = await sql<ArtifactAnywhereRow>`
    select a.*, c.title as conversation_title,
      (extract(epoch from a.sorted_at) * 1000000)::bigint::text as sorted_micros
    from (${sql.join(found, sql` union all `)}) a
    left join conversations c
      on c.workspace_id = a.workspace_id and c.id = a.conversation_id and c.deleted_at is null
    order by a.sorted_at desc, a.id desc limit ${limit}`.execute(db);
  return rows;
}
