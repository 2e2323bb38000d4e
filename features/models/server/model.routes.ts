import type { App } from "#platform/server/http/app.ts";
import { listModelsRoute } from "../contract/routes.ts";
import { listModels } from "./list-models.ts";

export const modelRoutes = (app: App) => {
  app.route(listModelsRoute, async (ctx) => ({ items: await listModels(ctx) }));
};
