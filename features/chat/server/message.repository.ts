import { sql } from "kysely";
import type { ModelBadge, RunError, Usage } from "#features/agents/contract/index.ts";
import type { Integrity, Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Part } from "../contract/index.ts";

export interface MessageRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  parent_id: string | null;
  user_id: string;
  role: "user" | "assistant";
  status: "streaming" | "complete" | "failed" | "cancelled";
  parts: Part[];
  /** The label of the message. */
  integrity: Integrity;
  readers: string[];
  run_id: string | null;
  model: ModelBadge | null;
  error: RunError | null;
  usage: Usage | null;
  duration_ms: number | null;
  heard_characters: number | null;
  recording_seconds: number | null;
  created_at: Date;
}

export type ShownMessage = MessageRow & { sibling_ids: string[] };

const columns = sql`m.workspace_id, m.id, m.conversation_id, m.parent_id, m.user_id, m.role, m.status, m.parts,
  m.integrity, m.readers, m.run_id, m.model, m.error, m.usage, m.duration_ms, m.heard_characters, m.recording_seconds,
  m.created_at`;

export type NewMessage = Pick<
  MessageRow,
  "id" | "conversation_id" | "parent_id" | "user_id" | "role" | "status" | "parts"
> & { body: string; run_id?: string; label: Label };

/** Stores a message. Undefined when one with this id exists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    insert into messages as m (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body,
      integrity, readers, run_id)
    values (app.workspace_id(), ${message.id}, ${message.conversation_id}, ${message.parent_id}, ${message.user_id},
      ${message.role}, ${message.status}, ${JSON.stringify(message.parts)}::jsonb, ${message.body},
      ${message.label.integrity}, ${message.label.readers}::text[], ${message.run_id ?? null})
    on conflict do nothing returning ${columns}`.execute(db);
  return rows[0];
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m where m.workspace_id = app.workspace_id() and m.id = ${id}`.execute(db);
  return rows[0];
}

/** The latest answer to a question, if any. */
export async function findAnswerTo(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m
    where m.workspace_id = app.workspace_id() and m.parent_id = ${messageId} and m.role = 'assistant'
    order by m.created_at desc, m.id desc limit 1`.execute(db);
  return rows[0];
}

/** The last `limit` messages of the branch that ends in `leafId`, oldest first. */
export async function listBranch(db: Db, leafId: string, limit: number): Promise<ShownMessage[]> {
  const { rows } = await sql<ShownMessage>`
    with recursive branch as (
      select m.*, 1 as depth from messages m where m.workspace_id = app.workspace_id() and m.id = ${leafId}
      union all
      select p.*, b.depth + 1 from branch b
      join messages p on p.workspace_id = b.workspace_id and p.id = b.parent_id
      where b.depth < ${limit})
    select ${columns}, coalesce(
        (select array_agg(s.id order by s.created_at, s.id) from messages s
         where s.workspace_id = m.workspace_id and s.conversation_id = m.conversation_id
           and s.parent_id is not distinct from m.parent_id and s.role = m.role), array[m.id]) as sibling_ids
    from branch m order by m.depth desc`.execute(db);
  return rows;
}

export type SaidMessage = Pick<
  MessageRow,
  "user_id" | "role" | "parts" | "heard_characters" | "integrity" | "readers"
>;

/** The authors and parts of the last `limit` messages of the branch that ends in `leafId`, newest first. */
export async function listPartsOfBranch(db: Db, leafId: string, limit: number): Promise<SaidMessage[]> {
  const { rows } = await sql<SaidMessage>`
    with recursive branch as (
      select m.workspace_id, m.parent_id, m.user_id, m.role, m.parts, m.heard_characters, m.integrity, m.readers,
        1 as depth
      from messages m where m.workspace_id = app.workspace_id() and m.id = ${leafId}
      union all
      select m.workspace_id, m.parent_id, m.user_id, m.role, m.parts, m.heard_characters, m.integrity, m.readers,
        b.depth + 1
      from branch b join messages m on m.workspace_id = b.workspace_id and m.id = b.parent_id
      where b.depth < ${limit})
    select user_id, role, parts, heard_characters, integrity, readers from branch order by depth`.execute(db);
  return rows;
}

/** Records how much of an answer was heard. */
export async function updateHeard(db: Db, id: string, characters: number): Promise<void> {
  await sql`
    update messages set heard_characters = ${characters}
    where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
}

/**
 * Records the length of a message's recording, or null for none. Returns false when nothing changes between
 * having one and having none.
 */
export async function updateRecordingSeconds(db: Db, id: string, seconds: number | null): Promise<boolean> {
  const { rows } = await sql`
    update messages set recording_seconds = ${seconds}::real
    where workspace_id = app.workspace_id() and id = ${id}
      and (recording_seconds is null) = (${seconds}::real is not null) returning 1`.execute(db);
  return rows.length > 0;
}

/** The newest descendant of `id`. It is the end of the branch shown when `id` is chosen. */
export async function findLeafBelow(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id, 0 as depth from messages where workspace_id = app.workspace_id() and id = ${id}
      union all
      select (select c.id from messages c where c.workspace_id = app.workspace_id() and c.parent_id = b.id
              order by c.created_at desc, c.id desc limit 1), b.depth + 1
      from below b where b.id is not null and b.depth < 10000)
    select id from below where id is not null order by depth desc limit 1`.execute(db);
  return rows[0]?.id ?? id;
}

export interface AnswerProgress {
  status: MessageRow["status"];
  parts: Part[];
  body: string;
  label: Label;
  model: ModelBadge | null;
  error: RunError | null;
  usage: Usage;
  durationMs: number | null;
}

export async function storeAnswer(
  db: Db,
  workspaceId: string,
  id: string,
  progress: AnswerProgress,
): Promise<void> {
  await sql`
    update messages set status = ${progress.status}, parts = ${JSON.stringify(progress.parts)}::jsonb,
      body = ${progress.body}, integrity = ${progress.label.integrity}, readers = ${progress.label.readers}::text[],
      model = ${jsonOrNull(progress.model)}::jsonb,
      error = ${jsonOrNull(progress.error)}::jsonb, usage = ${JSON.stringify(progress.usage)}::jsonb,
      duration_ms = ${progress.durationMs}
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

export interface FoundMessage {
  id: string;
  conversation_id: string;
  title: string;
  role: "user" | "assistant";
  excerpt: string;
  created_at: Date;
  integrity: Integrity;
  readers: string[];
  /** False when it matches only some of the words. */
  holds_all: boolean;
}

/**
 * Full-text search over the caller's messages; each word is a tsquery. Messages with all words come first,
 * then the person's own, then the best match. Of the built-in assistant only tool results count: its help,
 * refusals and own searches contain nothing new.
 */
export async function searchMessages(
  db: Db,
  words: string[],
  exceptConversationId: string | null,
  limit: number,
): Promise<FoundMessage[]> {
  const anyWord = words.join(" | ");
  const allWords = words.join(" & ");
  const { rows } = await sql<FoundMessage>`
    select m.id, m.conversation_id, c.title, m.role, m.created_at, m.integrity, m.readers,
      m.search @@ every as holds_all,
      ts_headline('simple', left(m.body, 20000), q, 'MaxWords=40, MinWords=20, StartSel="", StopSel=""') as excerpt
    from to_tsquery('simple', ${anyWord}) q, to_tsquery('simple', ${allWords}) every, messages m
    join conversations c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and c.deleted_at is null
      and m.search @@ q and m.conversation_id is distinct from ${exceptConversationId}::uuid
      and (m.model ->> 'isBuiltin' is distinct from 'true'
        or m.parts @> '[{"type":"tool-call","status":"succeeded"}]'
          and not m.parts @> '[{"type":"tool-call","toolName":"search_conversations"}]')
    order by holds_all desc, m.role = 'user' desc, ts_rank_cd(m.search, q) desc, m.created_at desc, m.id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
