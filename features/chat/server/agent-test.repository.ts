import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** Hides the caller's tests of an agent but the newest ones. */
export async function hideOwnTests(
  db: Db,
  { agentId, keep, now }: { agentId: string; keep: number; now: Date },
): Promise<void> {
  await sql`
    update conversations set deleted_at = ${now} where workspace_id = app.workspace_id() and id in (
      select id from conversations where workspace_id = app.workspace_id() and user_id = auth.uid()
        and agent_id = ${agentId} and is_test and deleted_at is null
      order by id desc offset ${keep})`.execute(db);
}

/** Hides everybody's tests of an agent. As the service, because they belong to all who edited it. */
export async function hideTestsOfAll(
  db: Db,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<void> {
  await executeAsService(
    db,
    `update conversations set deleted_at = now()
     where workspace_id = $1 and agent_id = $2 and is_test and deleted_at is null`,
    [workspaceId, agentId],
  );
}
