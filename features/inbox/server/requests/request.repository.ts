import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";
import type { WorkspaceRequest } from "../../contract/index.ts";

type RequestRow = Pick<WorkspaceRequest, "id" | "wants" | "role" | "seats" | "reason" | "person" | "team"> & {
  askedAt: Date;
  expiresAt: Date;
};

/** Open requests of the reader's list. The list has them under the reader's policies; names are read as the service. */
export async function findRequests(
  db: Db,
  { userId }: { userId: string },
  ids: readonly string[],
): Promise<WorkspaceRequest[]> {
  if (ids.length === 0) return [];
  const { rows } = await executeAsService(
    db,
    `select r.id, r.wants, r.role, r.seats, r.reason, r.created_at as "askedAt", r.expires_at as "expiresAt",
       json_build_object('id', r.user_id, 'name', coalesce(app.name_of_person(r.user_id), '')) as person,
       (select json_build_object('id', t.id, 'name', t.name) from teams t
         where t.workspace_id = r.workspace_id and t.id = r.team_id) as team
     from requests r
     where r.workspace_id = app.workspace_id() and r.id = any($1::uuid[]) and r.ended_as is null`,
    [[...ids]],
  );
  return (rows as RequestRow[]).map((row) => ({
    ...row,
    askedAt: new Date(row.askedAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    ...{ state: "open", endedAt: null, decidedBy: null, note: "" },
    abilities: { decide: row.person.id !== userId, withdraw: row.person.id === userId },
  }));
}
