import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { MessageRow } from "./message.repository.ts";

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
