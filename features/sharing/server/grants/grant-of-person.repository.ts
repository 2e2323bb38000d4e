import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** Deletes what one person has on an object by name. */
export async function deleteGrantOfPerson(
  db: Db,
  { workspaceId, object, userId }: { workspaceId: string; object: ObjectRef; userId: string },
): Promise<void> {
  await executeAsService(
    db,
    "delete from grants where workspace_id = $1 and object_type = $2 and object_id = $3 and user_id = $4",
    [workspaceId, object.noun, object.id, userId],
  );
}
