import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A session counts as lost when its server has been silent for so long. */
export const silentSeconds = 45;

export interface SessionKey {
  workspaceId: string;
  runId: string;
}

export interface SessionRow {
  workspace_id: string;
  run_id: string;
  user_id: string;
  conversation_id: string | null;
  node_id: string;
  opened_at: Date;
  seen_at: Date;
  ended_at: Date | null;
  ended_because: "run" | "idle" | "lost" | "server" | null;
  personal_at: Date | null;
  taken_over_at: Date | null;
  handed_back_at: Date | null;
  waiting_calls: string[];
  /** Its server is alive, and it has not ended. */
  is_open: boolean;
}

const isOpen = sql`(ended_at is null and seen_at > now() - make_interval(secs => ${silentSeconds})) as is_open`;

export async function findSession(db: Db, runId: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select *, ${isOpen} from browser_sessions where run_id = ${runId}`.execute(db);
  return rows[0];
}

export async function lockSession(db: Db, runId: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select *, ${isOpen} from browser_sessions where run_id = ${runId} for update`.execute(db);
  return rows[0];
}

/** How many sessions of a workspace are open, beside that of one run. */
export async function countOpen(db: Db, { workspaceId, runId }: SessionKey): Promise<number> {
  // One after another, so that two runs do not both take the last one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`browser ${workspaceId}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from browser_sessions
    where workspace_id = ${workspaceId} and run_id <> ${runId} and ended_at is null
      and seen_at > now() - make_interval(secs => ${silentSeconds})`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function upsertSession(
  db: Db,
  session: SessionKey & { userId: string; conversationId: string | null; nodeId: string },
): Promise<void> {
  const { workspaceId, runId, userId, conversationId, nodeId } = session;
  await sql`
    insert into browser_sessions (workspace_id, run_id, user_id, conversation_id, node_id)
    values (${workspaceId}, ${runId}, ${userId}, ${conversationId}, ${nodeId})
    on conflict (workspace_id, run_id) do update set
      node_id = excluded.node_id, opened_at = now(), seen_at = now(), ended_at = null, ended_because = null,
      personal_at = null, taken_over_at = null, person_seen_at = null, handed_back_at = null, told_at = null,
      waiting_calls = '{}'`.execute(db);
}

/** Ends it. False when it had ended. */
export async function endSessionRow(
  db: Db,
  { workspaceId, runId }: SessionKey,
  because: NonNullable<SessionRow["ended_because"]>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update browser_sessions set ended_at = now(), ended_because = ${because}, taken_over_at = null
    where workspace_id = ${workspaceId} and run_id = ${runId} and ended_at is null`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function markTakenOver(db: Db, { workspaceId, runId }: SessionKey): Promise<void> {
  await sql`
    update browser_sessions set taken_over_at = now(), person_seen_at = now(), personal_at = coalesce(personal_at, now())
    where workspace_id = ${workspaceId} and run_id = ${runId}`.execute(db);
}

export async function markHandedBack(db: Db, { workspaceId, runId }: SessionKey): Promise<void> {
  await sql`
    update browser_sessions set taken_over_at = null, handed_back_at = now(), waiting_calls = '{}'
    where workspace_id = ${workspaceId} and run_id = ${runId}`.execute(db);
}

/** Something of the person may be on its pages from now on. */
export async function markPersonal(pool: pg.Pool, { workspaceId, runId }: SessionKey): Promise<void> {
  await pool.query(
    `update browser_sessions set personal_at = coalesce(personal_at, now())
     where workspace_id = $1 and run_id = $2`,
    [workspaceId, runId],
  );
}

export async function markPersonSeen(pool: pg.Pool, { workspaceId, runId }: SessionKey): Promise<void> {
  await pool.query(
    "update browser_sessions set person_seen_at = now() where workspace_id = $1 and run_id = $2",
    [workspaceId, runId],
  );
}

/** Notes a call that waits for the person's hand-back. False when nobody has taken it over. */
export async function addWaitingCall(
  pool: pg.Pool,
  { workspaceId, runId }: SessionKey,
  callId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update browser_sessions set waiting_calls = (array_remove(waiting_calls, $3::uuid) || $3::uuid)[1:50]
     where workspace_id = $1 and run_id = $2 and taken_over_at is not null and ended_at is null`,
    [workspaceId, runId, callId],
  );
  return rowCount === 1;
}

/** Whether the page was handed back since the model last heard of it. True once. */
export async function takeHandBack(pool: pg.Pool, { workspaceId, runId }: SessionKey): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update browser_sessions set told_at = now()
     where workspace_id = $1 and run_id = $2 and handed_back_at > coalesce(told_at, '-infinity')`,
    [workspaceId, runId],
  );
  return rowCount === 1;
}

/** Says that the sessions of this server are alive. */
export async function touchSessions(pool: pg.Pool, nodeId: string, runIds: readonly string[]): Promise<void> {
  await pool.query(
    "update browser_sessions set seen_at = now() where node_id = $1 and run_id = any($2::uuid[]) and ended_at is null",
    [nodeId, runIds],
  );
}

/** Sessions of this server that a person took over and left alone for so many minutes. */
export async function listAbandoned(pool: pg.Pool, nodeId: string, minutes: number): Promise<string[]> {
  const { rows } = await pool.query<{ run_id: string }>(
    `select run_id from browser_sessions where node_id = $1 and ended_at is null
       and taken_over_at is not null and person_seen_at < now() - make_interval(mins => $2) limit 100`,
    [nodeId, minutes],
  );
  return rows.map(({ run_id }) => run_id);
}

/** Ends sessions whose server has been gone for an hour: it could not say so itself. */
export async function endLost(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update browser_sessions set ended_at = now(), ended_because = 'lost', taken_over_at = null
     where ended_at is null and seen_at < now() - interval '1 hour'`,
  );
}
