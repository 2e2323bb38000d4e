import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { readIdCursor } from "#platform/server/pages/cursors.ts";
import { pageOfRows } from "#platform/server/pages/page-of-rows.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { createPublicLink } from "./create-public-link.ts";
import { linkObstacle } from "./link-obstacle.ts";
import { areLinksForbidden, countAllActiveLinks } from "./link-policy.repository.ts";
import { openPublicLink } from "./open-public-link.ts";
import { presentPublicLink } from "./present-public-link.ts";
import { publicLinkAccess } from "./public-link.access.ts";
import { listPublicLinks } from "./public-link.repository.ts";
import { renewPublicLink } from "./renew-public-link.ts";
import { setLinkPolicy } from "./set-link-policy.ts";
import { withdrawPublicLink } from "./withdraw-public-link.ts";

/** Readers behind one address share it; guesses of 256 bits end here. */
const openLimit = { name: "public_link.open", burst: 60, perMinute: 30, hidesSubject: true };

/** A copy may be large. */
const copyLimit = { name: "public_link.copy", burst: 20, perMinute: 10 };

export function publicLinkRoutes(app: App): void {
  app.route(contract.createPublicLinkRoute, async (ctx, { params, body }) => {
    await requireToken(ctx, copyLimit, userOf(ctx).userId);
    const { row, token } = await createPublicLink(ctx, { ...params, ...body });
    return { link: presentPublicLink(row, ctx.now()), token };
  });
  app.route(contract.listPublicLinksRoute, async (ctx, { query: { cursor, limit, conversationId } }) => {
    const beforeId = readIdCursor(cursor);
    const { userId } = userOf(ctx);
    const { rows, obstacle } = await query(ctx, async (ctx) => ({
      rows: await listPublicLinks(ctx.db, { userId, conversationId, beforeId, limit: limit + 1 }),
      obstacle: await linkObstacle(ctx),
    }));
    const page = pageOfRows(rows, limit, ({ id }) => id);
    return { ...page, items: page.items.map((row) => presentPublicLink(row, ctx.now())), obstacle };
  });
  app.route(contract.renewPublicLinkRoute, async (ctx, { params }) => {
    await requireToken(ctx, copyLimit, userOf(ctx).userId);
    return presentPublicLink(await renewPublicLink(ctx, params), ctx.now());
  });
  app.route(contract.withdrawPublicLinkRoute, async (ctx, { params }) => {
    await withdrawPublicLink(ctx, params);
    return undefined;
  });
  app.route(contract.openPublicLinkRoute, async (ctx, { body, reply }) => {
    await requireToken(ctx, openLimit, addressKey(ctx.source.ip));
    void reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    return openPublicLink(ctx, body);
  });
  app.route(contract.readLinkPolicyRoute, (ctx) =>
    query(ctx, publicLinkAccess.set_policy, async ({ db }) => ({
      isAllowed: !(await areLinksForbidden(db)),
      activeCount: await countAllActiveLinks(db, ctx.now()),
    })),
  );
  app.route(contract.setLinkPolicyRoute, async (ctx, { body }) => {
    await setLinkPolicy(ctx, body);
    return undefined;
  });
}
