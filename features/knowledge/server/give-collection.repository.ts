import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** Makes somebody else the owner of a collection. Returns false when it is not the giver's any more. */
export async function giveCollection(
  db: Db,
  { workspaceId, id, fromId, toId }: { workspaceId: string; id: string; fromId: string; toId: string },
): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    `update collections set user_id = $4, updated_at = now()
     where workspace_id = $1 and id = $2 and user_id = $3 returning id`,
    [workspaceId, id, fromId, toId],
  );
  return rows.length === 1;
}
