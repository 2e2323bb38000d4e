import { crashPoint } from "#features/tools/server/index.ts";
import { userOf } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import { openEventStream } from "#platform/server/http/open-event-stream.ts";
import {
  cancelRunRoute,
  decideLimitRoute,
  getReceiptRoute,
  getRunOfCallRoute,
  getRunRoute,
  listActiveRunsRoute,
  listRunStepsRoute,
  streamRunRoute,
} from "../contract/index.ts";
import { listActiveRunsPage } from "./active/list-active-runs-page.ts";
import { cancelRun } from "./cancel-run.ts";
import { getRunOfCall } from "./child-run.ts";
import { decideLimit } from "./decide-limit.ts";
import { followRun } from "./follow-run.ts";
import { getRun } from "./get-run.ts";
import { getReceipt } from "./receipt.ts";
import { listRunSteps } from "./replay/list-run-steps.ts";
import { presentRun } from "./run.presenter.ts";
import { streamedRun } from "./streamed-run.ts";

export function runRoutes(app: App): void {
  app.route(listActiveRunsRoute, (ctx, { query: page }) => listActiveRunsPage(ctx, page));
  app.route(getRunRoute, async (ctx, { params }) => presentRun(ctx, await getRun(ctx, params.id)));
  app.route(getRunOfCallRoute, async (ctx, { params }) => {
    const run = await getRunOfCall(ctx, params.id);
    return { run: run && (await presentRun(ctx, run)) };
  });
  app.route(listRunStepsRoute, (ctx, { params, query }) => listRunSteps(ctx, { ...params, ...query }));
  app.route(getReceiptRoute, (ctx, { params }) => getReceipt(ctx, params.id));
  app.route(cancelRunRoute, async (ctx, { params }) => presentRun(ctx, await cancelRun(ctx, params)));
  app.route(decideLimitRoute, async (ctx, { params, body }) => {
    const run = await decideLimit(ctx, { ...params, ...body });
    await crashPoint("limit.decided");
    return presentRun(ctx, run);
  });
  app.route(streamRunRoute, async (ctx, { params, request, reply }) => {
    const run = await getRun(ctx, params.id);
    followRun(ctx, openEventStream(reply, streamedRun(ctx, run)), {
      workspaceId: userOf(ctx).workspaceId,
      runId: run.id,
      afterSeq: lastSeq(request.headers["last-event-id"]),
    });
    return undefined;
  });
}

function lastSeq(header: string | string[] | undefined): number {
  const seq = typeof header === "string" ? Number.parseInt(header, 10) : 0;
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}
