import type { App } from "#platform/server/http/app.ts";
import { undoRunRoute, undoToolCallRoute } from "../contract/approval-routes.ts";
import { getToolCallRoute } from "../contract/routes.ts";
import { crashPoint } from "./crash-points.ts";
import { getToolCall } from "./get-tool-call.ts";
import { presentToolCall } from "./tool-call.presenter.ts";
import { undoRun } from "./undo/undo-run.ts";
import { undoStateOf } from "./undo/undo-state.ts";
import { undoToolCall } from "./undo/undo-tool-call.ts";

export const toolCallRoutes = (app: App) => {
  app.route(getToolCallRoute, async (ctx, { params }) => {
    const row = await getToolCall(ctx, params.id);
    return presentToolCall(row, await undoStateOf(ctx, row));
  });
  app.route(undoToolCallRoute, async (ctx, { params }) => {
    const undone = await undoToolCall(ctx, params);
    await crashPoint("undo.stored");
    return undone;
  });
  app.route(undoRunRoute, async (ctx, { params }) => ({ items: await undoRun(ctx, params.id) }));
};
