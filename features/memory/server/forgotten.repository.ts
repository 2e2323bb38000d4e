import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MemoryRow, NewMemory } from "./memory.repository.ts";

/** How long Undo brings back what a tool call erased. */
export const undoMinutes = 60;

const own = sql`f.workspace_id = app.workspace_id() and f.user_id = auth.uid()`;

/** Notes what a tool call erased, for its Undo. */
export async function noteForgotten(db: Db, callId: string, memory: MemoryRow, at: Date): Promise<void> {
  await sql`
    insert into forgotten_memories (workspace_id, call_id, user_id, memory_id, agent_id, text, state, source,
      conversation_id, message_id, created_at, forgotten_at)
    values (app.workspace_id(), ${callId}, auth.uid(), ${memory.id}, ${memory.agent_id}::uuid, ${memory.text},
      ${memory.state}, ${memory.source}, ${memory.conversation_id}::uuid, ${memory.message_id}::uuid,
      ${memory.created_at}, ${at})`.execute(db);
}

/** What the call erased, as long as it can be brought back. */
export async function findForgotten(db: Db, callId: string, now: Date): Promise<NewMemory | undefined> {
  const since = new Date(now.getTime() - undoMinutes * 60_000);
  const { rows } = await sql<NewMemory>`
    select f.memory_id as id, f.agent_id, f.text, f.state, f.source, f.conversation_id, f.message_id, f.created_at
    from forgotten_memories f
    where ${own} and f.call_id = ${callId} and f.forgotten_at > ${since}`.execute(db);
  return rows[0];
}

/** Deletes the copies of these memories, and all of the caller's without ids. */
export async function deleteForgotten(db: Db, memoryId?: string): Promise<void> {
  await sql`
    delete from forgotten_memories f
    where ${own} and (${memoryId ?? null}::uuid is null or f.memory_id = ${memoryId ?? null}::uuid)`.execute(
    db,
  );
}
