import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { fail } from "#platform/server/errors.ts";
import type { ModelAudience } from "../../contract/connected-model.ts";
import { modelErrors } from "../../contract/errors.ts";
import { getModelRow } from "../get-model-row.ts";
import { modelAccess } from "../model.access.ts";
import type { AudienceRow } from "../model.repository.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { storeAudiences } from "./audience.repository.ts";

export interface ModelAudienceChoice {
  ref: string;
  /** Null: everyone. Without any plan or team: nobody. */
  audience: ModelAudience | null;
}

/** Sets who may use a model, from the next answer on. */
export const setModelAudience = command(
  "model.set_audience",
  modelAccess.set_audience,
  async (ctx, { ref, audience }: ModelAudienceChoice) => {
    const model = await getModelRow(ctx, ref);
    const isStored = await storeAudiences(ctx.db, model.id, audience && rowsOf(audience));
    if (!isStored) fail(modelErrors, "model.unknown_audience");
    await ctx.audit({
      act: "model.audience_set",
      workspaceId: installationWorkspaceId,
      target: [{ type: "model", id: model.id }],
      facts: {
        is_for_everyone: audience === null,
        plans: audience?.plans ?? [],
        teams: audience?.teams.map(({ teamId }) => teamId) ?? [],
      },
    });
    ctx.afterCommit(() => invalidateModels(ctx.services));
    return model;
  },
);

function rowsOf({ plans, teams }: ModelAudience): AudienceRow[] {
  const uniqueTeams = new Map(teams.map((team) => [`${team.workspaceId} ${team.teamId}`, team]));
  return [
    ...[...new Set(plans)].map((plan_key) => ({ plan_key, team_workspace_id: null, team_id: null })),
    ...[...uniqueTeams.values()].map(({ workspaceId, teamId }) => ({
      plan_key: null,
      team_workspace_id: workspaceId,
      team_id: teamId,
    })),
  ];
}
