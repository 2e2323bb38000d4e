import { setModelAudience } from "#features/models/server/audience/set-model-audience.ts";
import { deleteModel } from "#features/models/server/delete-model.ts";
import {
  deleteProvider,
  disableModel,
  enableModel,
  makeDefaultModel,
  setModelPrice,
} from "#features/models/server/index.ts";
import { replaceProviderKey } from "#features/models/server/replace-provider-key.ts";
import { setFallbackOrder } from "#features/models/server/set-fallback-order.ts";
import { testModel } from "#features/models/server/test-model.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on models and providers. */
export const modelFixtures: Record<string, CommandFixture> = {
  "model_provider.create": { act: "model_provider.created", perform: ({ newProvider }) => newProvider() },
  "model_provider.delete": {
    act: "model_provider.deleted",
    perform: async ({ system, newProvider }) => deleteProvider(system, { ref: (await newProvider()).id }),
  },
  "model.create": { act: "model.created", perform: ({ newModel }) => newModel() },
  "model.enable": {
    act: "model.enabled",
    perform: async ({ system, newModel }) => enableModel(system, { ref: (await newModel()).id }),
  },
  "model.disable": {
    act: "model.disabled",
    perform: async ({ system, newModel }) => disableModel(system, { ref: (await newModel()).id }),
  },
  "model.set_purpose": {
    act: "model.purpose_set",
    async perform({ system, newModel }) {
      const { id } = await newModel();
      await enableModel(system, { ref: id });
      await makeDefaultModel(system, { ref: id });
    },
  },
  "model.delete": {
    act: "model.deleted",
    perform: async ({ system, newModel }) => deleteModel(system, { ref: (await newModel()).id }),
  },
  "model.set_fallback_order": {
    act: "model.fallback_order_set",
    async perform({ system, newModel }) {
      const { id } = await newModel();
      await enableModel(system, { ref: id });
      await setFallbackOrder(system, { modelIds: [id] });
    },
  },
  "model.set_audience": {
    act: "model.audience_set",
    perform: async ({ system, newModel }) =>
      setModelAudience(system, { ref: (await newModel()).id, audience: { plans: ["own"], teams: [] } }),
  },
  "model_provider.replace_key": {
    act: "model_provider.key_replaced",
    perform: async ({ system, newProvider, model }) =>
      replaceProviderKey(system, { id: (await newProvider()).id, apiKey: model.apiKey }),
  },
  "model_price.set": {
    act: "model_price.set",
    perform: async ({ system, newModel }) =>
      setModelPrice(system, {
        target: { type: "model", modelId: (await newModel()).id },
        prices: { inputMicros: 3_000_000, cachedInputMicros: 300_000, outputMicros: 15_000_000 },
      }),
  },
  "model.settle_call": {
    act: "model.tried",
    perform: async ({ system, newModel }) => testModel(system, (await newModel()).id),
  },
  "model.record_capabilities": {
    act: "model.tested",
    perform: async ({ system, newModel }) => testModel(system, (await newModel()).id),
  },
};
