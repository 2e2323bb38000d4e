import { sql } from "kysely";
import type { GivenFile } from "#features/files/contract/index.ts";
import type { Mention } from "#features/mentions/contract/index.ts";
import type { ModelBadge, RunError, Usage } from "#features/runs/contract/index.ts";
import type { Integrity, Label } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { Part } from "../contract/index.ts";
import { withEntry } from "./search/entry.repository.ts";

export interface MessageRow {
  workspace_id: string;
  id: string;
  conversation_id: string;
  parent_id: string | null;
  user_id: string;
  /** Of somebody else than the caller. Null also when their account is gone. */
  author_name: string | null;
  role: "user" | "assistant";
  status: "streaming" | "complete" | "failed" | "cancelled";
  parts: Part[];
  mentions: Mention[];
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
  /** The other of two answers among which nobody has chosen yet. */
  beside_id: string | null;
  /** How many of the first parts are of the version that this one continues. */
  continued_parts: number;
  given_files: GivenFile[] | null;
  created_at: Date;
}

/** What an interrupted version had written before another one continued it. */
export interface Continued {
  parts: Part[];
  body: string;
  /** It goes on from a step of that version, whose journal its model reads. */
  isFork?: boolean;
}

export type ShownMessage = MessageRow & { sibling_ids: string[]; beside?: MessageRow | undefined };

const columns = sql`m.workspace_id, m.id, m.conversation_id, m.parent_id, m.user_id, m.role, m.status, m.parts, m.mentions,
  case when m.user_id <> auth.uid() then app.shown_name(m.user_id) end as author_name, m.integrity, m.readers, m.run_id, m.model, m.error, m.usage, m.duration_ms, m.heard_characters, m.recording_seconds,
  m.beside_id, coalesce(jsonb_array_length(m.continues -> 'parts'), 0) as continued_parts, m.given_files, m.created_at`;

export type NewMessage = Pick<
  MessageRow,
  "id" | "conversation_id" | "parent_id" | "user_id" | "role" | "status" | "parts"
> & {
  body: string;
  mentions?: readonly Mention[];
  run_id?: string;
  label: Label;
  beside_id?: string | undefined;
  continues?: Continued | undefined;
  /** For background work. Absent: the caller's. */
  workspace_id?: string;
};

/** Stores a message. Undefined when one with this id exists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<MessageRow | undefined> {
  const stored = sql<MessageRow>`
    insert into messages as m (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body,
      integrity, readers, run_id, beside_id, continues, mentions)
    values (coalesce(${message.workspace_id ?? null}::uuid, app.workspace_id()), ${message.id}, ${message.conversation_id}, ${message.parent_id}, ${message.user_id},
      ${message.role}, ${message.status}, ${JSON.stringify(message.parts)}::jsonb, ${message.body},
      ${message.label.integrity}, ${message.label.readers}::text[], ${message.run_id ?? null},
      ${message.beside_id ?? null}, ${jsonOrNull(message.continues ?? null)}::jsonb,
      ${JSON.stringify(message.mentions ?? [])}::jsonb)
    on conflict do nothing returning ${columns}`;
  const { rows } = await (message.status === "streaming"
    ? stored
    : sql<MessageRow>`
    with stored as (${stored}), found as (${withEntry("message", "stored", message.body)})
    select * from stored`
  ).execute(db);
  return rows[0];
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m where m.workspace_id = app.workspace_id() and m.id = ${id}`.execute(db);
  return rows[0];
}

/** The first message that a run wrote, and what it continues. */
export async function findFirstAnswerOf(
  db: Db,
  run: { id: string; host_id: string },
): Promise<(MessageRow & { continues: Continued | null }) | undefined> {
  const { rows } = await sql<MessageRow & { continues: Continued | null }>`
    select ${columns}, m.continues from messages m
    where m.workspace_id = app.workspace_id() and m.conversation_id = ${run.host_id} and m.run_id = ${run.id}
    order by m.created_at, m.id limit 1`.execute(db);
  return rows[0];
}

/** The latest answer to a question, if any. */
export async function findAnswerTo(db: Db, messageId: string): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m
    where m.workspace_id = app.workspace_id() and m.parent_id = ${messageId} and m.role = 'assistant'
    order by m.created_at desc, m.id limit 1`.execute(db);
  return rows[0];
}

export async function listMessagesOf(db: Db, ids: string[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages m where m.workspace_id = app.workspace_id() and m.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/**
 * Ends the choice between this answer and another one, if there is one. Both stay. Whoever may edit the conversation
 * chooses, also between the answers that a colleague asked for; the command has checked that.
 */
export async function endComparison(
  db: Db,
  { workspace_id, conversation_id, id }: Pick<MessageRow, "workspace_id" | "conversation_id" | "id">,
): Promise<void> {
  await executeAsService(
    db,
    `update messages set beside_id = null
     where workspace_id = $1 and conversation_id = $2 and beside_id is not null and id in ($3,
       (select m.beside_id from messages m where m.workspace_id = $1 and m.id = $3))`,
    [workspace_id, conversation_id, id],
  );
}

/** Puts another version of an answer beside the one that it stood beside, which may be a colleague's. */
export async function replaceInPair(
  db: Db,
  {
    workspace_id,
    conversation_id,
    id,
    by,
  }: Pick<MessageRow, "workspace_id" | "conversation_id" | "id"> & {
    by: string;
  },
): Promise<void> {
  await executeAsService(
    db,
    `update messages set beside_id = case when id = $3 then null else $4::uuid end
     where workspace_id = $1 and conversation_id = $2 and id in ($3,
       (select m.beside_id from messages m where m.workspace_id = $1 and m.id = $3))`,
    [workspace_id, conversation_id, id, by],
  );
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
  /** Null: as stored. */
  label: Label | null;
  model: ModelBadge | null;
  error: RunError | null;
  usage: Usage | null;
  durationMs: number | null;
}

/** Stores an answer so far, behind what it continues. */
export async function storeAnswer(
  db: Db,
  workspaceId: string,
  id: string,
  progress: AnswerProgress,
): Promise<void> {
  const stored = sql`
    update messages set status = ${progress.status}, 
      parts = coalesce(continues -> 'parts', '[]') || ${JSON.stringify(progress.parts)}::jsonb,
      body = concat_ws(E'\\n\\n', nullif(continues ->> 'body', ''), ${progress.body}::text), 
      integrity = coalesce(${progress.label?.integrity ?? null}, integrity),
      readers = coalesce(${progress.label?.readers ?? null}::text[], readers), model = ${jsonOrNull(progress.model)}::jsonb,
      error = ${jsonOrNull(progress.error)}::jsonb, usage = ${jsonOrNull(progress.usage)}::jsonb,
      duration_ms = ${progress.durationMs}
    where workspace_id = ${workspaceId} and id = ${id}`;
  await (progress.status === "streaming"
    ? stored
    : sql`
    with stored as (${stored} returning workspace_id, id, conversation_id, created_at, continues),
    -- A job makes the entry of an answer that continues another, whose text is known to the database alone.
    whole as (select * from stored where continues is null)
    ${withEntry("message", "whole", progress.body)}`
  ).execute(db);
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Records what the model was given of each file. */
export async function updateGivenFiles(db: Db, id: string, files: readonly GivenFile[]): Promise<boolean> {
  const { rows } = await sql`
    update messages set given_files = ${JSON.stringify(files)}::jsonb
    where workspace_id = app.workspace_id() and id = ${id}
      and given_files is distinct from ${JSON.stringify(files)}::jsonb returning 1`.execute(db);
  return rows.length > 0;
}
