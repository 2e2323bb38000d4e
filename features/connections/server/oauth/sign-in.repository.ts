import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface SignInRow {
  workspace_id: string;
  id: string;
  connection_id: string;
  user_id: string;
  session_id: string;
  sealed_flow: string;
  created_at: Date;
}

export async function insertSignIn(
  db: Db,
  row: Omit<SignInRow, "created_at"> & { state_hash: string; at: Date },
): Promise<void> {
  await sql`
    insert into connection_sign_ins (workspace_id, id, connection_id, user_id, session_id, state_hash,
      sealed_flow, created_at)
    values (${row.workspace_id}, ${row.id}, ${row.connection_id}, ${row.user_id}, ${row.session_id},
      ${row.state_hash}, ${row.sealed_flow}, ${row.at})`.execute(db);
}

/** Deletes and returns a sign-in, if this session of this person began it after `since`. It can be consumed once. */
export async function consumeSignIn(
  db: Db,
  asked: { stateHash: string; workspaceId: string; userId: string; sessionId: string; since: Date },
): Promise<SignInRow | undefined> {
  const { rows } = await sql<SignInRow>`
    delete from connection_sign_ins
    where state_hash = ${asked.stateHash} and workspace_id = ${asked.workspaceId}
      and user_id = ${asked.userId} and session_id = ${asked.sessionId} and created_at > ${asked.since}
    returning *`.execute(db);
  return rows[0];
}
