import type { AccessRule } from "#platform/server/access/access-rule.ts";
import { authorize } from "#platform/server/access/authorize.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { App } from "#platform/server/http/app.ts";
import {
  adoptModelRoute,
  connectProviderRoute,
  deleteProviderRoute,
  listOfferedModelsRoute,
  listProviderOffersRoute,
  listProvidersRoute,
  replaceProviderKeyRoute,
} from "../contract/index.ts";
import { adoptModel } from "./adopt-model.ts";
import { connectProvider } from "./connect-provider.ts";
import { presentTest } from "./connected/present-test.ts";
import { deleteProvider } from "./delete-provider.ts";
import { accessOfSetting, type OfferedKeys } from "./environment-keys.ts";
import { modelAccess, modelProviderAccess } from "./model.access.ts";
import { accessOf } from "./provider-access.ts";
import { listOfferedModels } from "./providers/list-offered-models.ts";
import { listProvidersPage, presentProvider } from "./providers/list-providers-page.ts";
import { lookForOffers } from "./providers/look-for-offers.ts";
import { replaceProviderKey } from "./replace-provider-key.ts";
import { requireOutsideCall } from "./require-outside-call.ts";

/** Routes that connect providers. `offeredKeys`: the keys in the environment. */
export const providerRoutes = (offeredKeys: OfferedKeys) => (app: App) => {
  const mayAsk = (ctx: Ctx, rule: AccessRule) => {
    authorize(ctx, rule);
    return requireOutsideCall(ctx);
  };

  app.route(listProvidersRoute, (ctx, { query }) => listProvidersPage(ctx, query));
  app.route(listProviderOffersRoute, async (ctx) => {
    await mayAsk(ctx, modelProviderAccess.look_for_offers);
    return lookForOffers(ctx, { offeredKeys });
  });
  app.route(connectProviderRoute, async (ctx, { body }) => {
    await mayAsk(ctx, modelProviderAccess.create);
    const { choice, name, baseUrl, keySetting: setting, isUnchecked } = body;
    const reached = setting
      ? accessOfSetting(offeredKeys, { setting, choice, baseUrl })
      : { apiKey: body.apiKey, baseUrl };
    const access = accessOf({ choice, name, ...reached });
    const { provider } = await connectProvider(ctx, access, { isUnchecked });
    return presentProvider(provider, 0);
  });
  app.route(replaceProviderKeyRoute, async (ctx, { params, body }) => {
    await mayAsk(ctx, modelProviderAccess.replace_key);
    await replaceProviderKey(ctx, { id: params.id, apiKey: body.apiKey });
  });
  app.route(deleteProviderRoute, async (ctx, { params }) => {
    await deleteProvider(ctx, { ref: params.id });
  });
  app.route(listOfferedModelsRoute, async (ctx, { params }) => {
    await mayAsk(ctx, modelProviderAccess.list_models);
    return { items: await listOfferedModels(ctx, params) };
  });
  app.route(adoptModelRoute, async (ctx, { params, body }) => {
    await mayAsk(ctx, modelAccess.create);
    const adopted = await adoptModel(ctx, { providerId: params.id, modelId: body.modelId });
    return { ...presentTest(adopted, adopted.isEnabled), modelId: adopted.row.id };
  });
};
