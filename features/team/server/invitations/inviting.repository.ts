import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

/** Serializes the inviting of a workspace until the transaction ends. */
export async function lockInviting(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invite ${workspaceId}`}, 0))`.execute(db);
}

/** Mails of invitations of the workspace since a moment; one that was repeated counts each time. */
export async function countMailsSince(db: Db, workspaceId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(sent_count), 0)::int as count from invitations
    where workspace_id = ${workspaceId} and sent_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}
