import type { Db } from "../db/connection-db.ts";
import { executeAsService } from "../db/execute-as-service.ts";

/**
 * Keeps a membership until the transaction ends: what ends it waits, and finds what was done before. False when it has
 * ended meanwhile. As the service: people lock no memberships.
 */
export async function lockMembership(
  db: Db,
  { workspaceId, userId }: { workspaceId: string; userId: string },
): Promise<boolean> {
  const { rows } = await executeAsService(
    db,
    "select user_id from memberships where workspace_id = $1 and user_id = $2 for key share",
    [workspaceId, userId],
  );
  return rows.length > 0;
}
