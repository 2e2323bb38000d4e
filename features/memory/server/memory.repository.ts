import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MemorySource, MemoryState } from "../contract/index.ts";

export interface MemoryRow {
  workspace_id: string;
  id: string;
  user_id: string;
  agent_id: string | null;
  text: string;
  state: MemoryState;
  source: MemorySource;
  conversation_id: string | null;
  message_id: string | null;
  version: number;
  created_at: Date;
  changed_at: Date;
  /** When a run was last given it. */
  used_at: Date | null;
  /** Null when the person cannot read the conversation any more. */
  conversation_title: string | null;
}

const selected = sql`m.*, (
    select max(g.given_at) from run_memories g where g.workspace_id = m.workspace_id and g.memory_id = m.id
  ) as used_at, (
    select c.title from conversations c
    where c.workspace_id = m.workspace_id and c.id = m.conversation_id and c.deleted_at is null
  ) as conversation_title`;
const own = sql`m.workspace_id = app.workspace_id() and m.user_id = auth.uid()`;

export type NewMemory = Pick<
  MemoryRow,
  "id" | "agent_id" | "text" | "state" | "source" | "conversation_id" | "message_id"
> &
  Partial<Pick<MemoryRow, "version" | "created_at">>;

/** Stores a memory of the caller. Undefined when the id exists, or the caller has `most` of its kind. */
export async function insertMemory(
  db: Db,
  memory: NewMemory,
  { most, at }: { most: number; at: Date },
): Promise<MemoryRow | undefined> {
  const { rows } = await sql<MemoryRow>`
    insert into memories as m (workspace_id, id, user_id, agent_id, text, state, source, conversation_id, message_id,
      version, created_at, changed_at)
    select app.workspace_id(), ${memory.id}, auth.uid(), ${memory.agent_id}::uuid, ${memory.text}, ${memory.state},
      ${memory.source}, ${memory.conversation_id}::uuid, ${memory.message_id}::uuid, ${memory.version ?? 1},
      ${memory.created_at ?? at}, ${at}
    where (select count(*) from memories m where ${own}
      and (m.state = 'proposed') = (${memory.state} = 'proposed')) < ${most}
    on conflict do nothing returning ${selected}`.execute(db);
  return rows[0];
}

/** One writer of the caller's memories at a time, until the transaction ends. */
export async function lockMemories(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('memories'), hashtext(auth.uid()::text))`.execute(db);
}

export async function findMemory(db: Db, id: string): Promise<MemoryRow | undefined> {
  const { rows } =
    await sql<MemoryRow>`select ${selected} from memories m where ${own} and m.id = ${id}`.execute(db);
  return rows[0];
}

/** The caller's memory with these words, for the same agent: one that is kept before a proposal. `not`: another one. */
export async function findSameMemory(
  db: Db,
  { text, agentId, not = null }: { text: string; agentId: string | null; not?: string | null },
): Promise<MemoryRow | undefined> {
  const { rows } = await sql<MemoryRow>`
    select ${selected} from memories m
    where ${own} and lower(m.text) = lower(${text}) and m.agent_id is not distinct from ${agentId}::uuid
      and (${not}::uuid is null or m.id <> ${not}::uuid)
    order by m.state = 'proposed', m.id limit 1`.execute(db);
  return rows[0];
}

export type ChangedMemory = Pick<MemoryRow, "text" | "agent_id" | "state">;

export async function updateMemory(db: Db, id: string, change: ChangedMemory, at: Date): Promise<MemoryRow> {
  const { rows } = await sql<MemoryRow>`
    update memories m set text = ${change.text}, agent_id = ${change.agent_id}::uuid, state = ${change.state},
      version = m.version + 1, changed_at = ${at}
    where ${own} and m.id = ${id} returning ${selected}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The memory was not changed.");
  return row;
}

/** Deletes a memory, and all of them without an id. Returns what was deleted. */
export async function deleteMemories(db: Db, id?: string): Promise<MemoryRow[]> {
  const { rows } = await sql<MemoryRow>`
    delete from memories m where ${own} and (${id ?? null}::uuid is null or m.id = ${id ?? null}::uuid)
    returning m.*`.execute(db);
  return rows;
}
