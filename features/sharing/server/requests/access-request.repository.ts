import type { ObjectRef } from "#platform/server/access/grant.repository.ts";
import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

/** How long a request waits for its answer. */
export const requestDays = 30;

const isOpen = `decided_at is null and created_at > $2::timestamptz - interval '${requestDays} days'`;

export type RequestRow = {
  id: string;
  workspace_id: string;
  object_type: string;
  object_id: string;
  user_id: string;
  name: string;
  relation: GrantedRelation;
  note: string;
  created_at: Date;
};

interface NewRequest extends Pick<RequestRow, "id" | "relation" | "note"> {
  workspaceId: string;
  userId: string;
  object: ObjectRef;
  at: Date;
}

/** Stores a request in place of one whose time is over. Returns false when one is open already. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { id, workspaceId, userId, object, relation, note, at } = request;
  await executeAsService(
    db,
    `delete from access_requests where workspace_id = $1 and object_type = $3 and object_id = $4 and user_id = $5
       and decided_at is null and not (${isOpen})`,
    [workspaceId, at, object.noun, object.id, userId],
  );
  const { rows } = await executeAsService(
    db,
    `insert into access_requests (workspace_id, id, object_type, object_id, user_id, relation, note, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning 1`,
    [workspaceId, id, object.noun, object.id, userId, relation, note, at],
  );
  return rows.length > 0;
}

const columns = `id, workspace_id, object_type, object_id, user_id, relation, note, created_at,
  coalesce(app.name_of_person(user_id), '') as name`;

/** The open requests about an object, oldest first. As the service. */
export async function listRequests(
  db: Db,
  of: ObjectRef & { workspaceId: string; at: Date; after: string | null; limit: number },
): Promise<RequestRow[]> {
  const { rows } = await executeAsService(
    db,
    `select ${columns} from access_requests
     where workspace_id = $1 and ${isOpen} and object_type = $3 and object_id = $4 and ($5::uuid is null or id > $5::uuid)
     order by id limit $6`,
    [of.workspaceId, of.at, of.noun, of.id, of.after, of.limit],
  );
  return rows as RequestRow[];
}

/** An open request, locked. As the service. */
export async function lockRequest(
  db: Db,
  { workspaceId, id, at }: { workspaceId: string; id: string; at: Date },
): Promise<RequestRow | undefined> {
  const { rows } = await executeAsService(
    db,
    `select ${columns} from access_requests where workspace_id = $1 and ${isOpen} and id = $3 for update`,
    [workspaceId, at, id],
  );
  return rows[0] as RequestRow | undefined;
}

interface RequestAnswer extends ObjectRef {
  workspaceId: string;
  userId: string;
  decidedBy: string;
  isGranted: boolean;
  at: Date;
}

/** Answers the open request of a person about an object, if there is one. */
export async function endRequest(db: Db, answer: RequestAnswer): Promise<void> {
  const { workspaceId, noun, id, userId, decidedBy, isGranted, at } = answer;
  await executeAsService(
    db,
    `update access_requests set decided_at = $1, decided_by = $2, is_granted = $3
     where workspace_id = $4 and object_type = $5 and object_id = $6 and user_id = $7 and decided_at is null`,
    [at, decidedBy, isGranted, workspaceId, noun, id, userId],
  );
}
