import { afterAll, beforeAll, beforeEach } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { enableModel } from "../enable-model.ts";
import { getModel } from "../get-model.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { modelsModule } from "../module.ts";

export const person = createUserActor();

export const tried = {
  payer: { type: "installation" as const },
  requestId: "test",
  purpose: "test" as const,
};

/** An installation without connected models at the start of each test, and a scripted server with models. */
export function stageModels() {
  let server: TestServer;
  let vendor: ModelServer;

  beforeAll(async () => {
    server = await createTestServer({ modules: [modelsModule] });
    vendor = await startModelServer({ apiKey: "vendor-secret-key" });
  });
  afterAll(async () => {
    await vendor.close();
    await server[Symbol.asyncDispose]();
  });
  beforeEach(async () => {
    await server.look(
      "truncate model_prices, model_purposes, model_audiences, model_health, model_call_counts, models, model_providers cascade",
    );
    invalidateModels(server.services);
  });

  /** Connects the scripted server and enables these models. */
  async function connect(name: string, ...modelIds: string[]) {
    const provider = await addProvider(server.system, {
      kind: "openai_compatible",
      name,
      baseUrl: vendor.url,
      apiKey: vendor.apiKey,
    });
    for (const modelId of modelIds) {
      await addModel(server.system, { providerId: provider.id, modelId });
      await enableModel(server.system, { ref: `${name}/${modelId}` });
    }
    return provider;
  }

  async function answerOf(modelRef?: string): Promise<string> {
    const routed = await getModel(server.as(person), modelRef);
    const { stream } = await routed.paidBy(tried).doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
    });
    let text = "";
    for await (const part of stream) if (part.type === "text-delta") text += part.delta;
    return text;
  }

  const listed = async () =>
    (await server.server.inject({ url: "/api/v1/models", headers: server.headersOf(person) })).json().items;

  return {
    get server() {
      return server;
    },
    get vendor() {
      return vendor;
    },
    connect,
    answerOf,
    listed,
  };
}
