import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";

export interface OwnSessionRow {
  id: string;
  aal: "aal1" | "aal2" | "aal3";
  ip: string | null;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
}

/** The user's live sessions, most recently used first. */
export async function listLivingSessions(db: Db, userId: string, limit: number): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select id, aal, ip, user_agent, created_at, coalesce(refreshed_at, created_at) as last_used_at
    from auth.sessions where user_id = ${userId} and (not_after is null or not_after > now())
    order by coalesce(refreshed_at, created_at) desc, id desc limit ${limit}`.execute(db);
  return rows;
}
