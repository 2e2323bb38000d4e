import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

interface GiveConversations {
  workspaceId: string;
  ids: readonly string[];
  fromId: string;
  toId: string;
}

/**
 * Makes somebody else the owner of those of these conversations that are still the giver's. What each wrote stays
 * theirs. Their public links go with them, and they are found by their new owner: the words of entries are marked with
 * the owner, so they are made again. Returns which were given. Five statements, whatever their number.
 */
export async function giveConversations(
  db: Db,
  { workspaceId, ids, fromId, toId }: GiveConversations,
): Promise<string[]> {
  if (ids.length === 0) return [];
  // Of two who give the same at once, the second waits here and then gives nothing.
  const { rows } = await executeAsService(
    db,
    `update conversations set user_id = $4
     where workspace_id = $1 and id = any($2::uuid[]) and user_id = $3 returning id`,
    [workspaceId, [...ids], fromId, toId],
  );
  const given = rows.map(({ id }) => String(id));
  if (given.length === 0) return given;
  const those = [workspaceId, given];
  const ofThose = "where workspace_id = $1 and conversation_id = any($2::uuid[])";
  await executeAsService(db, `update public_links set user_id = $3 ${ofThose}`, [...those, toId]);
  await executeAsService(db, `delete from search_entries ${ofThose}`, those);
  await executeAsService(db, `delete from settled_entries ${ofThose}`, those);
  await executeAsService(
    db,
    `insert into search_pending (workspace_id, conversation_id, id, kind)
     select workspace_id, id, id, 'title' from conversations where workspace_id = $1 and id = any($2::uuid[])
     union all
     select workspace_id, conversation_id, id, 'message' from messages ${ofThose} and status <> 'streaming'
     on conflict do nothing`,
    those,
  );
  return given;
}
