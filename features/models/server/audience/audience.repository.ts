import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#platform/server/db/connection-db.ts";
import { prepared } from "#platform/server/db/prepared.ts";
import type { AudienceRow } from "../model.repository.ts";

/** The teams of a person in a workspace, with those that these are inside. A single statement of background work. */
export async function listTeamIdsOf(
  servicePool: pg.Pool,
  workspaceId: string,
  userId: string,
): Promise<string[]> {
  const statement = "select t as team_id from app.teams_of($1, $2) as t";
  const { rows } = await servicePool.query<{ team_id: string }>(prepared(statement, [workspaceId, userId]));
  return rows.map(({ team_id }) => team_id);
}

/** Replaces who may use a model. Null: everyone. Undefined when a team does not exist. */
export async function storeAudiences(
  db: Db,
  modelId: string,
  audiences: readonly AudienceRow[] | null,
): Promise<boolean> {
  await sql`delete from model_audiences where model_id = ${modelId}`.execute(db);
  await sql`update models set is_restricted = ${audiences !== null}, updated_at = now() where id = ${modelId}`.execute(
    db,
  );
  if (!audiences || audiences.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into model_audiences (model_id, plan_key, team_workspace_id, team_id)
    select ${modelId}, a.plan_key, a.team_workspace_id, a.team_id
    from jsonb_to_recordset(${JSON.stringify(audiences)}::jsonb) as a (plan_key text, team_workspace_id uuid, team_id uuid)
    where a.team_id is null
      or exists (select from teams t where t.workspace_id = a.team_workspace_id and t.id = a.team_id)
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0) === audiences.length;
}

export interface PossibleAudiences {
  plans: { key: string; name: string }[];
  teams: { workspace_id: string; team_id: string; name: string; workspace: string }[];
}

/** What a model can be restricted to: the plans that are sold, and teams. */
export async function listPossibleAudiences(db: Db, mostTeams: number): Promise<PossibleAudiences> {
  const [plans, teams] = await Promise.all([
    sql<PossibleAudiences["plans"][number]>`
      select id as key, name from pricing_plans where is_active order by sort_order, id limit 50`.execute(db),
    sql<PossibleAudiences["teams"][number]>`
      select t.workspace_id, t.id as team_id, t.name, w.name as workspace from teams t
      join workspaces w on w.id = t.workspace_id order by w.name, t.name, t.id limit ${mostTeams}`.execute(
      db,
    ),
  ]);
  return { plans: plans.rows, teams: teams.rows };
}
