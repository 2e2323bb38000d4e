import { sql } from "kysely";
import type { Integrity } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface EntriesQuery {
  kind: "title" | "message";
  /** A tsquery with the owner's mark. */
  query: string;
  before: { micros: string; id: string };
  exceptConversationId?: string | null;
  limit: number;
}

/** What follows any cursor of the first page. */
export const newest = { micros: "253402300799000000", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

/** `at` in microseconds since 1970. A Date would round it, and the next page would skip rows. */
export interface FoundEntry {
  id: string;
  conversation_id: string;
  at_micros: string;
  created_at: Date;
  title: string;
  /** Null for a title. */
  role: "user" | "assistant" | null;
  body: string;
}

const longestBody = 100_000;

/** The newest entries before the cursor that match, of conversations that the caller can read. */
export async function listFoundEntries(db: Db, query: EntriesQuery): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`
    select f.id, f.conversation_id, (extract(epoch from f.at) * 1000000)::bigint::text as at_micros,
      f.at as created_at, c.title, m.role, coalesce(left(m.body, ${longestBody}), '') as body
    from ${entries(query)} f
    join conversations c on c.workspace_id = app.workspace_id() and c.id = f.conversation_id
    left join messages m on m.workspace_id = app.workspace_id() and m.id = f.id
    where c.deleted_at is null and (m.id is not null) = ${query.kind === "message"}
    order by f.at desc, f.id desc limit ${query.limit}`.execute(db);
  return rows;
}

function entries({ kind, query, before, exceptConversationId = null, limit }: EntriesQuery) {
  return sql`app.find_entries(${kind}, ${query}, timestamptz 'epoch' + ${before.micros}::bigint * interval '1 microsecond',
    ${before.id}::uuid, ${exceptConversationId}::uuid, ${limit})`;
}

export interface FoundMessage {
  id: string;
  conversation_id: string;
  title: string;
  role: "user" | "assistant";
  body: string;
  created_at: Date;
  integrity: Integrity;
  readers: string[];
  /** Who could have written the title. */
  title_integrity: Integrity;
}

/**
 * Messages for the assistant's own search. Of the built-in assistant only tool results count: its help, refusals and
 * own searches contain nothing new.
 */
export async function listTellingMessages(db: Db, query: EntriesQuery): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`
    select m.id, m.conversation_id, c.title, m.role, m.created_at, m.integrity, m.readers,
      case when c.imported_from is not null then 'untrusted' when c.user_id = auth.uid() then 'user'
        when app.is_outsider(c.workspace_id, c.user_id) then 'external' else 'organization' end as title_integrity,
      left(m.body, 20000) as body
    from ${entries(query)} f
    join messages m on m.workspace_id = app.workspace_id() and m.id = f.id
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where c.deleted_at is null and m.user_id = auth.uid()
      and (m.model ->> 'isBuiltin' is distinct from 'true'
        or m.parts @> '[{"type":"tool-call","status":"succeeded"}]'
          and not m.parts @> '[{"type":"tool-call","toolName":"search_conversations"}]')
    order by f.at desc, f.id desc limit ${query.limit}`.execute(db);
  return rows;
}
