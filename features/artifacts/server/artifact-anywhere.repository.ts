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
  /** The caller, by value: with the functions that read it, no index is chosen for its order. */
  caller: { workspaceId: string; userId: string };
  search: string;
  before: { micros: string; id: string } | undefined;
  limit: number;
}

/** Those of all conversations that the caller may open, the last changed first. */
export async function listArtifactsAnywhere(db: Db, query: ArtifactsQuery): Promise<ArtifactAnywhereRow[]> {
  return (await artifactsAnywhere(query).execute(db)).rows;
}

/**
 * Own ones, those beside shared conversations, and those that are shared by themselves: each part is found by its index.
 * A title is searched before row-level security is asked, which would be asked for every artifact of the caller.
 */
export function artifactsAnywhere(query: ArtifactsQuery): RawBuilder<ArtifactAnywhereRow> {
  const [beside, itself] = [sql`app.granted('conversation')`, sql`app.granted('artifact')`];
  const { userId } = query.caller;
  const others = sql`a.user_id <> ${userId}`;
  const isBeside = sql`a.conversation_id = any ((select ${beside})::uuid[])`;
  const parts = [
    sql`a.user_id = ${userId}`,
    sql`${others} and ${isBeside}`,
    sql`${others} and a.id = any ((select ${itself})::uuid[]) and not ${isBeside}`,
  ];
  const titled = sql`a.id = any (array(select app.find_artifacts(
    ${query.search}, ${query.before ? timeOf(query.before) : sql`'infinity'`}, ${query.before?.id ?? lastId}, ${query.limit})))`;
  return listing({
    ...query,
    parts: (query.search ? [titled] : parts).map(
      (part) => sql`${part} and a.deleted_at is null and ${isWork}`,
    ),
    at: sql`a.updated_at`,
  });
}

const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

const timeOf = ({ micros }: { micros: string }) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

/** Test conversations of agents are listed nowhere, and neither is what stands beside them. */
const isWork = sql`not exists (
  select from conversations t where t.workspace_id = a.workspace_id and t.id = a.conversation_id and t.is_test)`;

/** Deleted ones that the caller can restore: they own or made them, and may still edit them. The last deleted first. */
export async function listDeletedArtifacts(
  db: Db,
  { since, search, ...query }: ArtifactsQuery & { since: Date },
): Promise<ArtifactAnywhereRow[]> {
  const isFound = search ? sql`position(lower(${search}) in lower(a.title)) > 0` : sql`true`;
  const parts = [sql`${isRestorable(query.caller, since)} and ${isWork} and ${isFound}`];
  return (await listing({ ...query, parts, at: sql`a.deleted_at` }).execute(db)).rows;
}

/** One that the caller can restore. */
export async function findDeletedArtifact(
  db: Db,
  { caller, id, since }: Pick<ArtifactsQuery, "caller"> & { id: string; since: Date },
): Promise<ArtifactAnywhereRow | undefined> {
  const parts = [sql`a.id = ${id} and ${isRestorable(caller, since)}`];
  const query = { caller, before: undefined, limit: 1, parts, at: sql`a.deleted_at` };
  return (await listing(query).execute(db)).rows[0];
}

const isRestorable = ({ userId }: ArtifactsQuery["caller"], since: Date) => sql`a.deleted_at >= ${since}
  and (a.user_id = ${userId} or a.created_by = ${userId} and (
    a.id = any ((select app.granted('artifact', '{editor}'))::uuid[])
    or a.conversation_id = any ((select app.granted('conversation', '{editor}'))::uuid[])))`;

function listing({
  caller,
  before,
  limit,
  parts,
  at,
}: Omit<ArtifactsQuery, "search"> & {
  parts: RawBuilder<unknown>[];
  at: RawBuilder<unknown>;
}): RawBuilder<ArtifactAnywhereRow> {
  const found = parts.map(
    (part) => sql`(
      select ${artifactColumns}, ${at} as sorted_at from artifacts a
      where a.workspace_id = ${caller.workspaceId} and ${part}
        ${before ? sql`and (${at}, a.id) < (${timeOf(before)}, ${before.id}::uuid)` : sql``}
      order by ${at} desc, a.id desc limit ${limit})`,
  );
  return sql<ArtifactAnywhereRow>`
    select a.*, c.title as conversation_title,
      (extract(epoch from a.sorted_at) * 1000000)::bigint::text as sorted_micros
    from (${sql.join(found, sql` union all `)}) a
    left join conversations c
      on c.workspace_id = a.workspace_id and c.id = a.conversation_id and c.deleted_at is null
    order by a.sorted_at desc, a.id desc limit ${limit}`;
}
