import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { PossibleAudiences } from "../../contract/connected-model.ts";
import { modelAccess } from "../model.access.ts";
import { listPossibleAudiences } from "./audience.repository.ts";

const mostTeams = 200;

/** What a model can be restricted to: plans, and teams of any workspace. */
export async function readPossibleAudiences(ctx: Ctx): Promise<PossibleAudiences> {
  const { plans, teams } = await query(ctx, modelAccess.list_audiences, ({ db }) =>
    listPossibleAudiences(db, mostTeams),
  );
  return {
    plans,
    teams: teams.map(({ workspace_id, team_id, ...names }) => ({
      workspaceId: workspace_id,
      teamId: team_id,
      ...names,
    })),
  };
}
