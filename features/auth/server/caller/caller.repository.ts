import { sql } from "kysely";
import type { WorkspaceRole } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { callersChannel } from "#platform/server/http/callers-channel.ts";

export interface CallerRow {
  email: string;
  /** Null without a membership in the workspace. */
  role: WorkspaceRole | null;
  is_admin: boolean;
  /** The person has a second factor and this session has not passed it. */
  lacks_factor: boolean;
  /** The account waits for its deletion. */
  is_closing: boolean;
}

/** Undefined when the session has ended or its user may not act. */
export async function findCaller(
  db: Db,
  sessionId: string,
  userId: string,
  workspaceId: string,
): Promise<CallerRow | undefined> {
  const { rows } = await sql<CallerRow>`
    select email, role, is_admin, lacks_factor, is_closing
    from app.find_caller(${sessionId}, ${userId}, ${workspaceId})`.execute(db);
  return rows[0];
}

export async function announceCallerChange(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${callersChannel}, ${userId})`.execute(db);
}
