import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import { executeAsService } from "#platform/server/db/execute-as-service.ts";

export interface AgentRow {
  workspace_id: string;
  id: string;
  user_id: string;
  draft_revision: number;
  /** Null: never published. */
  published_number: number | null;
  last_number: number;
  archived_at: Date | null;
  withdrawn_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export async function insertAgent(db: Db, agent: Pick<AgentRow, "id" | "user_id">): Promise<AgentRow> {
  const { rows } = await sql<AgentRow>`
    insert into agents (workspace_id, id, user_id) values (app.workspace_id(), ${agent.id}, ${agent.user_id})
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The agent was not stored.");
  return row;
}

export async function findAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`
    select * from agents where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  return rows[0];
}

/** Like `findAgent`, and locks it until the transaction ends. Only agents that the caller may edit are found. */
export async function lockAgent(db: Db, id: string): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`
    select * from agents where workspace_id = app.workspace_id() and id = ${id} for update`.execute(db);
  return rows[0];
}

export type AgentChange = Partial<
  Pick<AgentRow, "draft_revision" | "published_number" | "last_number" | "archived_at">
>;

export async function updateAgent(db: Db, id: string, change: AgentChange): Promise<AgentRow> {
  const assignments = Object.entries(change).map(([name, value]) => sql`${sql.id(name)} = ${value}`);
  const { rows } = await sql<AgentRow>`
    update agents set ${sql.join([...assignments, sql`updated_at = now()`])}
    where workspace_id = app.workspace_id() and id = ${id} returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("The agent is gone.");
  return row;
}

/** Deletes an agent with its versions, and what was granted on it. */
export async function deleteAgentRow(db: Db, { workspace_id, id }: AgentRow): Promise<void> {
  await sql`delete from agents where workspace_id = app.workspace_id() and id = ${id}`.execute(db);
  await executeAsService(
    db,
    "delete from grants where workspace_id = $1 and object_type = 'agent' and object_id = $2",
    [workspace_id, id],
  );
}

/** All agents of a workspace, also those that the caller does not see. */
export async function countAgents(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await executeAsService(
    db,
    "select count(*)::int as count from agents where workspace_id = $1",
    [workspaceId],
  );
  return Number(rows[0]?.count ?? 0);
}

/** Stops the use of an agent, or lets it be used again. For an elevated command. */
export async function setWithdrawn(
  db: Db,
  { workspaceId, id, at }: { workspaceId: string; id: string; at: Date | null },
): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`
    update agents set withdrawn_at = ${at}
    where workspace_id = ${workspaceId} and id = ${id} and (withdrawn_at is null) = ${at !== null}
    returning *`.execute(db);
  return rows[0];
}
