import { type Ctx, userOf } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import type { App } from "#platform/server/http/app.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { takeToken } from "#platform/server/rate-limit/take-token.ts";
import { beginDemoRoute, demoErrors, endDemoRoute, getDemoRoute } from "../contract/index.ts";
import { beginDemo } from "./begin-demo.ts";
import type { DemoOptions } from "./demo-options.ts";
import { endDemo } from "./end-demo.ts";
import { plantScenes } from "./plant-scenes.ts";
import { presentDemo } from "./present-demo.ts";
import { visitorOf } from "./visitor-of.ts";

/** A small burst, for retries and for people behind a shared address. Then one in ten minutes. */
const beginLimit = { name: "demo.begin", burst: 4, perMinute: 0.1, hidesSubject: true };

/** The routes of the caller's own demo. Nobody can access another visitor's. */
export const demoRoutes = (options: DemoOptions) => (app: App) => {
  app.route(beginDemoRoute, async (ctx) => {
    if (!options.settings.isOn) fail(demoErrors, "demo.off");
    await requireTurn(ctx);
    const system = ctx.asSystem("demo");
    const { token, ...demo } = await beginDemo(system, options.settings);
    try {
      await plantScenes(ctx.as(visitorOf(demo)), options.scenes);
    } catch (error) {
      await endDemo(system, { userId: demo.userId, reason: "not_begun" });
      throw error;
    }
    return { ...(await presentDemo(system, demo, options)), token };
  });

  app.route(getDemoRoute, (ctx) => presentDemo(ctx, ownDemo(ctx), options));

  app.route(endDemoRoute, async (ctx) => {
    await endDemo(ctx, { userId: ownDemo(ctx).userId, reason: "asked" });
    return undefined;
  });
};

async function requireTurn(ctx: Ctx): Promise<void> {
  const waitMs = await takeToken(ctx, beginLimit, addressKey(ctx.source.ip));
  if (waitMs === 0) return;
  const minutes = Math.ceil(waitMs / 60_000);
  fail(demoErrors, "demo.too_many", {
    message: `Several demos were begun from your network. Try again in ${minutes} min.`,
    details: { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  });
}

function ownDemo(ctx: Ctx) {
  const { userId, isVisitor, tokenEndsAtMs } = userOf(ctx);
  if (!isVisitor || tokenEndsAtMs === undefined) fail(demoErrors, "demo.not_found");
  return { userId, endsAt: new Date(tokenEndsAtMs) };
}
