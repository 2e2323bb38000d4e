import type { App } from "#platform/server/http/app.ts";
import * as contract from "../../contract/index.ts";
import { editQueuedMessage } from "./edit-queued-message.ts";
import { presentQueue } from "./present-queue.ts";
import { queueMessage } from "./queue-message.ts";
import { removeQueuedMessage } from "./remove-queued-message.ts";
import { resumeQueue } from "./resume-queue.ts";
import { sendQueuedMessage } from "./send-queued-message.ts";

export function queueRoutes(app: App): void {
  app.route(contract.listQueueRoute, (ctx, { params }) => presentQueue(ctx, params.id));
  app.route(contract.queueMessageRoute, async (ctx, { params, body }) => {
    await queueMessage(ctx, { ...body, conversationId: params.id });
    return presentQueue(ctx, params.id);
  });
  app.route(contract.resumeQueueRoute, async (ctx, { params }) => {
    await resumeQueue(ctx, params);
    return presentQueue(ctx, params.id);
  });
  app.route(contract.editQueuedMessageRoute, async (ctx, { params, body }) =>
    presentQueue(ctx, await editQueuedMessage(ctx, { ...params, ...body })),
  );
  app.route(contract.removeQueuedMessageRoute, async (ctx, { params }) => {
    await removeQueuedMessage(ctx, params);
    return undefined;
  });
  app.route(contract.sendQueuedMessageRoute, async (ctx, { params }) =>
    presentQueue(ctx, await sendQueuedMessage(ctx, params)),
  );
}
