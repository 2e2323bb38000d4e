import { authorize } from "#platform/server/access/authorize.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  deleteModelRoute,
  listConnectedModelsRoute,
  listModelsRoute,
  listPossibleAudiencesRoute,
  listPurposeDefaultsRoute,
  setFallbackOrderRoute,
  setModelAudienceRoute,
  setModelEnabledRoute,
  setPurposeDefaultRoute,
  testModelRoute,
} from "../contract/index.ts";
import { readPossibleAudiences } from "./audience/read-possible-audiences.ts";
import { setModelAudience } from "./audience/set-model-audience.ts";
import { listConnectedModels } from "./connected/list-connected-models.ts";
import { presentTest } from "./connected/present-test.ts";
import { deleteModel } from "./delete-model.ts";
import { disableModel } from "./disable-model.ts";
import { enableModel } from "./enable-model.ts";
import { listModels } from "./list-models.ts";
import { modelAccess } from "./model.access.ts";
import { listPurposeDefaults } from "./purposes/list-purpose-defaults.ts";
import { setPurposeDefault } from "./purposes/set-purpose-default.ts";
import { requireOutsideCall } from "./require-outside-call.ts";
import { setFallbackOrder } from "./set-fallback-order.ts";
import { testModel } from "./test-model.ts";

export const modelRoutes = (app: App) => {
  app.route(listModelsRoute, async (ctx) => ({ items: await listModels(ctx) }));
  app.route(listConnectedModelsRoute, (ctx, { query }) => listConnectedModels(ctx, query));
  app.route(testModelRoute, async (ctx, { params }) => {
    authorize(ctx, modelAccess.test);
    await requireOutsideCall(ctx);
    const tested = await testModel(ctx, params.id);
    return presentTest(tested, tested.row.is_enabled);
  });
  app.route(setModelEnabledRoute, async (ctx, { params, body }) => {
    await (body.isEnabled ? enableModel : disableModel)(ctx, { ref: params.id });
  });
  app.route(listPurposeDefaultsRoute, async (ctx) => ({ items: await listPurposeDefaults(ctx) }));
  app.route(setPurposeDefaultRoute, async (ctx, { params, body }) => {
    await setPurposeDefault(ctx, { purpose: params.purpose, ref: body.modelId });
  });
  app.route(listPossibleAudiencesRoute, (ctx) => readPossibleAudiences(ctx));
  app.route(setModelAudienceRoute, async (ctx, { params, body }) => {
    await setModelAudience(ctx, { ref: params.id, audience: body.audience });
  });
  app.route(deleteModelRoute, async (ctx, { params }) => {
    await deleteModel(ctx, { ref: params.id });
  });
  app.route(setFallbackOrderRoute, async (ctx, { body }) => {
    await setFallbackOrder(ctx, body);
  });
};
