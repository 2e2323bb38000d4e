import { readEntitlements } from "#features/entitlements/server/index.ts";
import { type Ctx, personOf } from "#platform/server/context.ts";
import type { ModelWithProvider } from "../model.repository.ts";
import { listTeamIdsOf } from "./audience.repository.ts";

/**
 * The models among these that the caller may use. The product itself may use all; somebody without an account
 * only those that are for everyone.
 */
export async function onlyPermitted(ctx: Ctx, models: ModelWithProvider[]): Promise<ModelWithProvider[]> {
  if (ctx.actor.type === "system" || !models.some((model) => model.is_restricted)) return models;
  const person = personOf(ctx.actor);
  if (!person) return models.filter((model) => !model.is_restricted);
  const { userId, workspaceId } = person;
  const audiences = models.flatMap((model) => (model.is_restricted ? model.audiences : []));
  const [planKey, teamIds] = await Promise.all([
    audiences.some(({ plan_key }) => plan_key !== null)
      ? readEntitlements(ctx, workspaceId).then((entitlements) => entitlements.planKey)
      : undefined,
    audiences.some(({ team_workspace_id }) => team_workspace_id === workspaceId)
      ? listTeamIdsOf(ctx.services.servicePool, workspaceId, userId)
      : ([] as string[]),
  ]);
  return models.filter(
    (model) =>
      !model.is_restricted ||
      model.audiences.some(({ plan_key, team_workspace_id, team_id }) =>
        plan_key === null
          ? team_workspace_id === workspaceId && teamIds.includes(team_id)
          : plan_key === planKey,
      ),
  );
}
