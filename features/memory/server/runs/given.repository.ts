import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Statement } from "#platform/server/db/statement.ts";

export interface GivenMemory {
  id: string;
  text: string;
  agentId: string | null;
}

/** What is switched on for the caller's runs of this agent: what was used or changed last comes first. */
export async function listGivable(db: Db, agentId: string | null, limit: number): Promise<GivenMemory[]> {
  const { rows } = await sql<GivenMemory>`
    select m.id, m.text, m.agent_id as "agentId" from memories m
    where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.state = 'kept'
      and (m.agent_id is null or m.agent_id = ${agentId}::uuid)
    order by greatest(m.changed_at, (
      select max(g.given_at) from run_memories g where g.workspace_id = m.workspace_id and g.memory_id = m.id
    )) desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What the caller's run was given when it began, as far as it is still remembered. */
export async function listGiven(db: Db, runId: string): Promise<GivenMemory[]> {
  const { rows } = await sql<GivenMemory>`
    select g.memory_id as id, g.text, m.agent_id as "agentId"
    from run_memories g join memories m on m.workspace_id = g.workspace_id and m.id = g.memory_id
    where g.workspace_id = app.workspace_id() and g.run_id = ${runId} and g.user_id = auth.uid()
    order by g.place`.execute(db);
  return rows;
}

/** Whether a step of the run was journalled, and what it was given with it. */
export async function hasBegun(db: Db, runId: string): Promise<boolean> {
  const { rows } = await sql`
    select from run_steps where workspace_id = app.workspace_id() and run_id = ${runId} limit 1`.execute(db);
  return rows.length > 0;
}

interface Run {
  id: string;
  workspace_id: string;
  user_id: string;
  /** Of the server that holds it. */
  fence: number;
}

/** The lock keeps a memory that is erased meanwhile from coming back. */
const insertion = `
  insert into run_memories (workspace_id, run_id, memory_id, user_id, place, text)
  select m.workspace_id, r.id, m.id, m.user_id, given.place, given.text
  from unnest($4::uuid[], $5::text[]) with ordinality as given (id, text, place)
  join memories m on m.workspace_id = $1::uuid and m.id = given.id and m.user_id = $3::uuid
  join runs r on r.workspace_id = m.workspace_id and r.id = $2::uuid and r.fence = $6::int
  for key share of m
  on conflict do nothing`;

/** Journals what a run is given, unless the fence has moved. Idempotent. For background work. */
export function givenInsertion(run: Run, given: readonly GivenMemory[]): Statement {
  return {
    text: insertion,
    values: [
      ...[run.workspace_id, run.id, run.user_id],
      ...[given.map(({ id }) => id), given.map(({ text }) => text), run.fence],
    ],
  };
}
