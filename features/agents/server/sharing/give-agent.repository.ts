import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** Makes somebody else the owner of an agent. */
export async function giveAgent(
  db: Db,
  { workspaceId, id, userId }: { workspaceId: string; id: string; userId: string },
): Promise<void> {
  await executeAsService(
    db,
    "update agents set user_id = $3, updated_at = now() where workspace_id = $1 and id = $2",
    [workspaceId, id, userId],
  );
}
