import { hasPlan } from "#features/entitlements/server/index.ts";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import { joinLinkLimits } from "../../contract/join-links/join-link-limits.ts";
import type { NewPlanLink } from "../../contract/join-links/plan-link-routes.ts";
import { newSecret } from "../joining/join-secret.ts";
import type { CreatedLink } from "./create-join-link.ts";
import { planLinkAccess } from "./join-link.access.ts";
import { countActiveLinks, insertJoinLink } from "./join-link.repository.ts";

/** Makes a link that gives a plan, until a date, to the own workspace of whoever uses it. */
export const createPlanLink = command(
  "plan_link.create",
  planLinkAccess.create,
  async (ctx, { name, mostUses, days, planKey, planEndsAt }: NewPlanLink): Promise<CreatedLink> => {
    if (!(await hasPlan(ctx.db, planKey))) fail(joinLinkErrors, "join_link.unknown_plan");
    const at = ctx.now();
    const endsAt = new Date(planEndsAt);
    if (endsAt <= at) fail(joinLinkErrors, "join_link.bad_end");
    if ((await countActiveLinks(ctx.db, null, at)) >= joinLinkLimits.links) {
      fail(joinLinkErrors, "join_link.too_many");
    }
    const { token, digest } = newSecret();
    const id = newId();
    await insertJoinLink(ctx.db, {
      ...{ id, workspace_id: null, name, role: null, domains: [], teamIds: [], digest },
      ...{ plan_key: planKey, plan_ends_at: endsAt, most_uses: mostUses },
      ...{ created_by: userOf(ctx).userId, created_at: at },
      expires_at: new Date(at.getTime() + days * 86_400_000),
    });
    await ctx.audit({
      act: "plan_link.created",
      workspaceId: installationWorkspaceId,
      target: [{ type: "plan_link", id }],
      facts: { plan: planKey, uses: mostUses, days, plan_ends_at: endsAt.toISOString() },
    });
    return { id, token };
  },
);
