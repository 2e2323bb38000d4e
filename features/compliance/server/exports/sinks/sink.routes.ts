import { query } from "#platform/server/command.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { requireToken } from "#platform/server/rate-limit/take-token.ts";
import * as contract from "../../../contract/index.ts";
import { changeSink } from "./change-sink.ts";
import { createSink } from "./create-sink.ts";
import { deleteSink } from "./delete-sink.ts";
import { pauseSink } from "./pause-sink.ts";
import { listSinks } from "./position.repository.ts";
import { renewSinkSecret } from "./renew-sink-secret.ts";
import { sinkAccess } from "./sink.access.ts";
import { presentSink } from "./sink.presenter.ts";
import { testSink } from "./test-sink.ts";

const writeLimit = { name: "event_sink.write", burst: 30, perMinute: 30 };
/** Each dials an address that a person wrote. */
const testLimit = { name: "event_sink.test", burst: 10, perMinute: 6 };

export function sinkRoutes(app: App): void {
  app.route(contract.listSinksRoute, async (ctx) => {
    const rows = await query(ctx, sinkAccess.read, ({ db }) => listSinks(db, userOf(ctx).workspaceId));
    return { items: rows.map((row) => presentSink(row, ctx.now())) };
  });
  app.route(contract.createSinkRoute, async (ctx, { body }) => {
    await requireToken(ctx, writeLimit, userOf(ctx).userId);
    return createSink(ctx, body);
  });
  app.route(contract.changeSinkRoute, async (ctx, { params, body }) => {
    await changeSink(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(contract.pauseSinkRoute, async (ctx, { params, body }) => {
    await pauseSink(ctx, { ...params, ...body });
    return undefined;
  });
  app.route(contract.renewSinkSecretRoute, async (ctx, { params }) => {
    await requireToken(ctx, writeLimit, userOf(ctx).userId);
    return renewSinkSecret(ctx, params);
  });
  app.route(contract.testSinkRoute, async (ctx, { params }) => {
    await requireToken(ctx, testLimit, userOf(ctx).userId);
    return testSink(ctx, params);
  });
  app.route(contract.deleteSinkRoute, async (ctx, { params }) => {
    await deleteSink(ctx, params);
    return undefined;
  });
}
