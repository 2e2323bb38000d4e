import {
  deleteProvider,
  disableModel,
  enableModel,
  makeDefaultModel,
  setModelPrice,
} from "#features/models/server/index.ts";
import { testModel } from "#features/models/server/test-model.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on models and providers. */
export const modelFixtures: Record<string, CommandFixture> = {
  "model_provider.create": { act: "model_provider.created", perform: ({ newProvider }) => newProvider() },
  "model_provider.delete": {
    act: "model_provider.deleted",
    perform: async ({ system, newProvider }) => deleteProvider(system, { name: (await newProvider()).name }),
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
  "model.make_default": {
    act: "model.made_default",
    async perform({ system, newModel }) {
      const { id } = await newModel();
      await enableModel(system, { ref: id });
      await makeDefaultModel(system, { ref: id });
    },
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
