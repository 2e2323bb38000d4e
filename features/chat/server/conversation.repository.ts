import { sql } from "kysely";
import type { MemoryChoice } from "#features/memory/contract/index.ts";
import { memoryChoice } from "#features/memory/server/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { TimePlace } from "#platform/server/pages/cursors.ts";
import type { Filing, ImportOrigin } from "../contract/index.ts";
import { hasComments } from "./has-comments.repository.ts";
import { unreadCount } from "./reads/unread.repository.ts";
import { withEntry } from "./search/entry.repository.ts";

export interface ConversationRow {
  workspace_id: string;
  id: string;
  user_id: string;
  title: string;
  leaf_message_id: string | null;
  active_run_id: string | null;
  /** The second of two answers that are written side by side. */
  beside_run_id: string | null;
  /** The model that was last chosen here. */
  model_ref: string | null;
  /** The agent that answers here. It may be gone. */
  agent_id: string | null;
  /** A test of the agent's draft. */
  is_test: boolean;
  deleted_at: Date | null;
  imported_from: ImportOrigin | null;
  created_at: Date;
  updated_at: Date;
  /** Whether somebody beside its owner may read it. */
  is_shared: boolean;
  /** Lists do not read it. */
  has_comments: boolean;
  /** Of the caller. Lists do not read it. */
  memory_choice: MemoryChoice;
  /** Of the owner, when that is somebody else than the caller. */
  owner_name: string | null;
}

/** With whose it is. Names are read only of others. */
const listed = sql`conversations.*, app.is_shared('conversation', conversations.id) as is_shared,
  case when conversations.user_id <> auth.uid() then app.shown_name(conversations.user_id) end as owner_name`;
const whole = sql`${listed}, ${hasComments} as has_comments, ${memoryChoice} as memory_choice`;

/** Stores a conversation. Undefined when one with this id exists. */
export async function insertConversation(
  db: Db,
  conversation: Pick<ConversationRow, "id" | "user_id" | "title"> &
    Partial<Pick<ConversationRow, "agent_id" | "is_test">>,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    with stored as (
      insert into conversations (workspace_id, id, user_id, title, agent_id, is_test)
      values (app.workspace_id(), ${conversation.id}, ${conversation.user_id}, ${conversation.title},
        ${conversation.agent_id ?? null}, ${conversation.is_test ?? false})
      on conflict do nothing returning *, false as is_shared, false as has_comments,
        'default' as memory_choice, null::text as owner_name),
    found as (${withEntry("title", "stored", conversation.title)})
    select * from stored`.execute(db);
  return rows[0];
}

export async function findConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${whole} from conversations
    where workspace_id = app.workspace_id() and id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Like `findConversation`, but includes deleted ones and locks the row until the transaction ends. */
export async function lockConversation(db: Db, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${whole} from conversations
    where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
  return rows[0];
}

/** The titles and agents of conversations that the caller may read. */
export async function describeConversations(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { title: string; agentId: string | null }>> {
  const { rows } = await sql<{ id: string; title: string; agentId: string | null }>`
    select id, title, agent_id as "agentId" from conversations
    where workspace_id = app.workspace_id() and id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(
    db,
  );
  return new Map(rows.map(({ id, title, agentId }) => [id, { title, agentId }]));
}

/** The runs that answer here, as far as is known without asking the runs: at most two. */
export function runIdsOf(row: Pick<ConversationRow, "active_run_id" | "beside_run_id">): string[] {
  return [row.active_run_id, row.beside_run_id].filter((id) => id !== null);
}

/** Stores that a run answers here no more. For background work. */
export async function releaseConversation(
  db: Db,
  { workspaceId, id, runId }: { workspaceId: string; id: string; runId: string },
): Promise<void> {
  await sql`
    update conversations set active_run_id = nullif(active_run_id, ${runId}), beside_run_id = nullif(beside_run_id, ${runId}),
      updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id}`.execute(db);
}

/** Shows the branch that goes on at `to`, unless another one than that of `from` is shown. For background work. */
export async function moveLeaf(
  db: Db,
  { workspaceId, id, from, to }: { workspaceId: string; id: string; from: string | null; to: string },
): Promise<void> {
  await sql`
    update conversations set leaf_message_id = ${to}, updated_at = now()
    where workspace_id = ${workspaceId} and id = ${id} and leaf_message_id = ${from}`.execute(db);
}

/** Locks a conversation until the transaction ends. For background work. */
export async function lockConversationOf(db: Db, workspaceId: string, id: string): Promise<void> {
  await sql`select 1 from conversations where workspace_id = ${workspaceId} and id = ${id} for update`.execute(
    db,
  );
}

export interface ConversationsQuery {
  userId: string;
  /** Where they are kept. Undefined: anywhere but in the archive. */
  state?: Filing["state"] | undefined;
  folderId?: string | undefined;
  /** The person's own, those that others share with them, or both. */
  whose: "mine" | "shared" | "all";
  before: TimePlace | undefined;
  limit: number;
}

/** With the time in microseconds since 1970. A Date would round it, and the next page would skip rows. */
export type ListedConversation = ConversationRow & { updated_micros: string; unread: number };

/** Conversations, newest first. Own ones and shared ones are each found by their index. */
export async function listConversations(db: Db, query: ConversationsQuery): Promise<ListedConversation[]> {
  const mine = sql`user_id = ${query.userId}`;
  const shared = sql`user_id <> ${query.userId} and id = any((select app.granted('conversation'))::uuid[])`;
  const wanted = { mine: [mine], shared: [shared], all: [mine, shared] }[query.whose];
  const found = wanted.map(
    (isTheirs) => sql`(
      select * from conversations
      where workspace_id = app.workspace_id() and ${isTheirs} and deleted_at is null and not is_test
        and ${isKept(query)}
        ${query.before ? isBefore(query.before) : sql``}
      order by updated_at desc, id desc limit ${query.limit})`,
  );
  const { rows } = await sql<ListedConversation>`
    select ${listed}, false as has_comments, 'default' as memory_choice,
      (extract(epoch from updated_at) * 1000000)::bigint::text as updated_micros, ${unreadCount} as unread
    from (${sql.join(found, sql` union all `)}) as conversations
    order by updated_at desc, id desc limit ${query.limit}`.execute(db);
  return rows;
}

function isKept({ state, folderId }: ConversationsQuery) {
  const filings = sql`select from filings f where f.workspace_id = conversations.workspace_id
    and f.user_id = auth.uid() and f.conversation_id = conversations.id`;
  if (state === undefined) return sql`not exists (${filings} and f.state = 'archived')`;
  if (state === "listed") return sql`not exists (${filings})`;
  return sql`exists (${filings} and f.state = ${state} ${folderId ? sql`and f.folder_id = ${folderId}` : sql``})`;
}

function isBefore({ micros, id }: TimePlace) {
  return sql`and (updated_at, id) <
    (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
}

export type ConversationChange = Partial<
  Pick<
    ConversationRow,
    "title" | "leaf_message_id" | "active_run_id" | "beside_run_id" | "model_ref" | "agent_id" | "deleted_at"
  >
> & { touch?: boolean };

export async function updateConversation(
  db: Db,
  workspaceId: string,
  id: string,
  change: ConversationChange,
): Promise<ConversationRow | undefined> {
  const { touch, ...columns } = change;
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  if (touch) assignments.push(sql`updated_at = now()`);
  const updated = sql<ConversationRow>`
    update conversations set ${sql.join(assignments)}
    where workspace_id = ${workspaceId} and id = ${id} returning ${whole}`;
  const { rows } = await (columns.title === undefined
    ? updated
    : sql<ConversationRow>`
    with stored as (${updated}), found as (${withEntry("title", "stored", columns.title)})
    select * from stored`
  ).execute(db);
  return rows[0];
}

/** Erases conversations deleted before `before`, with their messages, except what a hold keeps. Returns them. */
export async function deleteErasableConversations(
  db: Db,
  before: Date,
  limit: number,
): Promise<Pick<ConversationRow, "id" | "workspace_id" | "user_id">[]> {
  const { rows } = await sql<Pick<ConversationRow, "id" | "workspace_id" | "user_id">>`
    delete from conversations where (workspace_id, id) in (
      select workspace_id, id from conversations where deleted_at < ${before}
        and app.hold_on_conversation(workspace_id, id) is null limit ${limit})
    returning id, workspace_id, user_id`.execute(db);
  return rows;
}
