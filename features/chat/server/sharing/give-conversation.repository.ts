import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/**
 * Makes somebody else the owner of a conversation. What each wrote stays theirs. Its public links go with it, and it is
 * found by its new owner: the words of entries are marked with the owner, so they are made again.
 */
export async function giveConversation(
  db: Db,
  { workspaceId, id, userId }: { workspaceId: string; id: string; userId: string },
): Promise<void> {
  const given = [workspaceId, id];
  const ofConversation = "where workspace_id = $1 and conversation_id = $2";
  await executeAsService(db, "update conversations set user_id = $3 where workspace_id = $1 and id = $2", [
    ...given,
    userId,
  ]);
  await executeAsService(db, `update public_links set user_id = $3 ${ofConversation}`, [...given, userId]);
  await executeAsService(db, `delete from search_entries ${ofConversation}`, given);
  await executeAsService(db, `delete from settled_entries ${ofConversation}`, given);
  await executeAsService(
    db,
    `insert into search_pending (workspace_id, conversation_id, id, kind)
     select workspace_id, id, id, 'title' from conversations where workspace_id = $1 and id = $2
     union all
     select workspace_id, conversation_id, id, 'message' from messages ${ofConversation} and status <> 'streaming'
     on conflict do nothing`,
    given,
  );
}
