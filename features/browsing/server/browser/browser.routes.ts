import { getRun } from "#features/runs/server/index.ts";
import { findAllowed } from "#platform/server/access/authorize.ts";
import { query } from "#platform/server/command.ts";
import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../contract/index.ts";
import { presentSession } from "./browser.presenter.ts";
import { findPicture } from "./picture.repository.ts";
import { browserAccess } from "./session.access.ts";
import { markPersonSeen } from "./session.repository.ts";
import { sessionOfRun, sessionsOf } from "./sessions.ts";
import { handBackBrowser, takeOverBrowser } from "./take-over-browser.ts";

const { browserErrors } = contract;
const looks = { name: "browser.look", burst: 60, perMinute: 180 };
const inputs = { name: "browser.input", burst: 120, perMinute: 600 };

export function browserRoutes(app: App): void {
  app.route(contract.getBrowserRoute, async (ctx, { params: { id } }) => {
    await requireToken(ctx, looks, userOf(ctx).userId);
    const row = await sessionOfRun(ctx, id);
    if (!row) await getRun(ctx, id);
    return { browser: row ? await presentSession(ctx, row) : null };
  });
  app.route(contract.takeOverBrowserRoute, async (ctx, { params }) => {
    await takeOverBrowser(ctx, params);
    return undefined;
  });
  app.route(contract.handBackBrowserRoute, async (ctx, { params }) => {
    await handBackBrowser(ctx, params);
    return undefined;
  });
  app.route(contract.useBrowserRoute, async (ctx, { params, body: { events } }) => {
    await requireToken(ctx, inputs, userOf(ctx).userId);
    const row = await takenOver(ctx, params.id);
    const sessions = sessionsOf(ctx.services) ?? fail(browserErrors, "browser.ended");
    await markPersonSeen(ctx.services.servicePool, { workspaceId: row.workspace_id, runId: row.run_id });
    await sessions.ask(row, { act: "input", events }).catch(() => fail(browserErrors, "browser.ended"));
    return undefined;
  });
  app.route(contract.readBrowserPictureRoute, async (ctx, { params, reply }) => {
    const picture = await query(ctx, ({ db }) => findPicture(db, params.id));
    if (!picture) fail(browserErrors, "browser.picture_not_found");
    reply.hijack();
    const headers = {
      ...reply.getHeaders(),
      "content-type": "image/jpeg",
      "content-length": picture.length,
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
    };
    for (const [field, value] of Object.entries(headers)) {
      if (value !== undefined) reply.raw.setHeader(field, value);
    }
    reply.raw.statusCode = 200;
    reply.raw.end(picture);
    return undefined;
  });
}

/** The session, if it is the caller's to use. Throws for one that they did not take over. */
async function takenOver(ctx: Ctx, id: string) {
  const row = await query(ctx, (inner) => findAllowed(inner, browserAccess.take_over, { id }));
  if (!row.is_open) fail(browserErrors, "browser.ended");
  if (!row.taken_over_at) fail(browserErrors, "browser.not_taken_over");
  return row;
}
