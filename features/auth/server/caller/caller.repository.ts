import { sql } from "kysely";
import type pg from "pg";
import type { WorkspaceRole } from "#platform/contract/workspace-role.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { databaseError } from "#platform/server/db/database-error.ts";
import { forgetIfStale, prepared } from "#platform/server/db/prepared.ts";
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
  /** The membership in the workspace is suspended. */
  is_suspended: boolean;
}

/** Undefined when the session has ended or its user may not act. */
export async function findCaller(
  servicePool: pg.Pool,
  sessionId: string,
  userId: string,
  workspaceId: string,
): Promise<CallerRow | undefined> {
  const { rows } = await servicePool
    .query<CallerRow>(prepared(selectCaller, [sessionId, userId, workspaceId]))
    .catch((error: unknown) => {
      forgetIfStale(selectCaller, error);
      throw databaseError(error);
    });
  return rows[0];
}

/** One statement of its own: every request waits for it. */
const selectCaller =
  "select email, role, is_admin, lacks_factor, is_closing, is_suspended from app.find_caller($1, $2, $3)";

export async function announceCallerChange(db: Db, userId: string): Promise<void> {
  await sql`select pg_notify(${callersChannel}, ${userId})`.execute(db);
}
