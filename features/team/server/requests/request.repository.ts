import { sql } from "kysely";
import type { RequestWants } from "#features/inbox/contract/index.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { AskedRole } from "../../contract/requests/routes.ts";

export interface RequestRow {
  id: string;
  user_id: string;
  person_name: string | null;
  wants: RequestWants;
  role: AskedRole | null;
  seats: number | null;
  team_id: string | null;
  team_name: string | null;
  reason: string;
  created_at: Date;
  expires_at: Date;
  ended_as: "approved" | "declined" | "withdrawn" | "expired" | null;
  ended_at: Date | null;
  decider_name: string | null;
  note: string;
  may_decide: boolean;
}

export interface RequestReader {
  workspaceId: string;
  userId: string;
}

const isOthers = ({ userId }: RequestReader) => sql`
  r.user_id <> ${userId}::uuid and app.decides_request(r.workspace_id, ${userId}::uuid, r.wants, r.role, r.team_id)`;

const select = (reader: RequestReader) => sql`
  select r.id, r.user_id, app.name_of_person(r.user_id) as person_name, r.wants, r.role, r.seats, r.team_id,
    t.name as team_name, r.reason, r.created_at, r.expires_at, r.ended_as, r.ended_at,
    app.name_of_person(r.decided_by) as decider_name, r.note,
    ${isOthers(reader)} as may_decide
  from requests r left join teams t on t.workspace_id = r.workspace_id and t.id = r.team_id
  where r.workspace_id = ${reader.workspaceId}`;

/** A request of the reader, or one that the reader may decide. */
export async function findRequest(
  db: Db,
  reader: RequestReader,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    ${select(reader)} and r.id = ${id} and (r.user_id = ${reader.userId} or (${isOthers(reader)}))`.execute(
    db,
  );
  return rows[0];
}

export async function listOwnRequests(
  db: Db,
  reader: RequestReader,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    ${select(reader)} and r.user_id = ${reader.userId} and (${after ?? null}::uuid is null or r.id < ${after ?? null}::uuid)
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Open requests that the reader may decide. */
export async function listRequestsToDecide(
  db: Db,
  reader: RequestReader,
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    ${select(reader)} and r.ended_as is null and r.expires_at > ${now} and ${isOthers(reader)}
      and (${after ?? null}::uuid is null or r.id < ${after ?? null}::uuid)
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The people who may decide. */
export async function listDeciders(
  db: Db,
  workspaceId: string,
  { wants, role, teamId }: { wants: RequestWants; role: AskedRole | null; teamId: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from memberships
    where workspace_id = ${workspaceId} and app.decides_request(workspace_id, user_id, ${wants}, ${role}, ${teamId}::uuid)
    order by user_id limit 100`.execute(db);
  return rows.map(({ id }) => id);
}
