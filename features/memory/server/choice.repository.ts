import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { MemoryChoice } from "../contract/index.ts";

/** The caller's choice for a row of `conversations`. */
export const memoryChoice = sql<MemoryChoice>`coalesce((
  select k.choice from memory_choices k
  where k.workspace_id = conversations.workspace_id and k.user_id = auth.uid()
    and k.conversation_id = conversations.id), 'default')`;

/** Stores the caller's choice for a conversation, or for all without one. `default` is no row. */
export async function storeChoice(
  db: Db,
  { conversationId, choice, at }: { conversationId: string | null; choice: MemoryChoice; at: Date },
): Promise<void> {
  if (choice === "default") {
    await sql`
      delete from memory_choices
      where workspace_id = app.workspace_id() and user_id = auth.uid()
        and conversation_id is not distinct from ${conversationId}::uuid`.execute(db);
    return;
  }
  await sql`
    insert into memory_choices (workspace_id, user_id, conversation_id, choice, chosen_at)
    values (app.workspace_id(), auth.uid(), ${conversationId}::uuid, ${choice}, ${at})
    on conflict (workspace_id, user_id, conversation_id) do update
      set choice = excluded.choice, chosen_at = excluded.chosen_at`.execute(db);
}

/** Whether the caller can read the conversation. */
export async function canRead(db: Db, conversationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations
    where workspace_id = app.workspace_id() and id = ${conversationId} and deleted_at is null`.execute(db);
  return rows.length > 0;
}

export interface MemoryState {
  /** Off everywhere, by the person's own choice. */
  isOff: boolean;
  /** The person's choice for the conversation. */
  choice: MemoryChoice;
  /** Somebody else may read it, or it is not the person's own. */
  isShared: boolean;
}

/** How the caller's memory stands in a conversation, or in none. */
export async function findMemoryState(db: Db, conversationId: string | null): Promise<MemoryState> {
  const { rows } = await sql<MemoryState>`
    select exists (
        select from memory_choices k
        where k.workspace_id = app.workspace_id() and k.user_id = auth.uid() and k.conversation_id is null
          and k.choice = 'off') as "isOff",
      coalesce((
        select k.choice from memory_choices k
        where k.workspace_id = app.workspace_id() and k.user_id = auth.uid()
          and k.conversation_id = ${conversationId}::uuid), 'default') as choice,
      not exists (
        select from conversations c
        where c.workspace_id = app.workspace_id() and c.id = ${conversationId}::uuid and c.user_id = auth.uid()
          and not app.is_shared('conversation', c.id)) as "isShared"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The standing was not read.");
  return row;
}
