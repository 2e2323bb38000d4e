import type { App } from "#platform/server/http/app.ts";
import { getToolCallRoute } from "../contract/routes.ts";
import { getToolCall } from "./get-tool-call.ts";
import { presentToolCall } from "./tool-call.presenter.ts";

export const toolCallRoutes = (app: App) => {
  app.route(getToolCallRoute, async (ctx, { params }) => presentToolCall(await getToolCall(ctx, params.id)));
};
