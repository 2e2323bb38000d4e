import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import { joinLinkErrors } from "../../contract/join-links/join-link-errors.ts";
import * as ofPlan from "../../contract/join-links/plan-link-routes.ts";
import * as contract from "../../contract/join-links/routes.ts";
import { createJoinLink } from "./create-join-link.ts";
import { createPlanLink } from "./create-plan-link.ts";
import { joinByLink } from "./join-by-link.ts";
import { joinLinkAccess, planLinkAccess } from "./join-link.access.ts";
import { openJoinLink } from "./open-join-link.ts";
import { presentJoinLink, presentPlanLink } from "./present-links.ts";
import { readLink, readLinkPage, readUsePage } from "./read-links.ts";
import { withdrawJoinLink, withdrawPlanLink } from "./withdraw-links.ts";

/** People behind one address share it; guesses of 256 bits end here. */
const openLimit = { name: "join_link.open", burst: 60, perMinute: 30, hidesSubject: true };

/** Links to join, and their use. */
export function joinLinkRoutes(app: App): void {
  const { list } = joinLinkAccess;
  app.route(contract.createJoinLinkRoute, async (ctx, { body }) => {
    const { id, token } = await createJoinLink(ctx, body);
    const row = await readLink(ctx, list, userOf(ctx).workspaceId, id);
    return { link: presentJoinLink(row, ctx.now()), token };
  });
  app.route(contract.listJoinLinksRoute, (ctx, { query: page }) =>
    readLinkPage(ctx, list, { workspaceId: userOf(ctx).workspaceId, page }, presentJoinLink),
  );
  app.route(contract.listJoinLinkUsesRoute, (ctx, { query: page, params }) =>
    readUsePage(ctx, list, { workspaceId: userOf(ctx).workspaceId, page, ...params }),
  );
  app.route(contract.withdrawJoinLinkRoute, async (ctx, { params }) => {
    await withdrawJoinLink(ctx, params);
    return undefined;
  });
  app.route(contract.openJoinLinkRoute, async (ctx, { body: { token }, reply }) => {
    await throttle(ctx);
    void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    return openJoinLink(ctx, token);
  });
  app.route(contract.useJoinLinkRoute, async (ctx, { body }) => {
    await throttle(ctx);
    const { outcome, workspaceId } = await joinByLink(ctx, body);
    if (outcome !== "joined") fail(joinLinkErrors, `join_link.${outcome}`);
    return { workspaceId };
  });
}

/** Links that give plans, for admins of the installation. */
export function planLinkRoutes(app: App): void {
  const { list } = planLinkAccess;
  app.route(ofPlan.createPlanLinkRoute, async (ctx, { body }) => {
    const { id, token } = await createPlanLink(ctx, body);
    const row = await readLink(ctx, list, null, id);
    return { link: presentPlanLink(row, ctx.now()), token };
  });
  app.route(ofPlan.listPlanLinksRoute, (ctx, { query: page }) =>
    readLinkPage(ctx, list, { workspaceId: null, page }, presentPlanLink),
  );
  app.route(ofPlan.listPlanLinkUsesRoute, (ctx, { query: page, params }) =>
    readUsePage(ctx, list, { workspaceId: null, page, ...params }),
  );
  app.route(ofPlan.withdrawPlanLinkRoute, async (ctx, { params }) => {
    await withdrawPlanLink(ctx, params);
    return undefined;
  });
}

function throttle(ctx: Ctx): Promise<void> {
  return requireToken(ctx, openLimit, addressKey(ctx.source.ip));
}
