import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { addModel } from "../add-model.ts";
import { addProvider } from "../add-provider.ts";
import { enableModel } from "../enable-model.ts";
import { getModel } from "../get-model.ts";
import type { ModelCall } from "../metering/model-call.ts";
import { invalidateModels } from "../model-catalogue.ts";
import { modelsModule } from "../module.ts";
import { setModelPrice } from "../prices/set-model-price.ts";

/** A dollar for each million tokens read, two for each million written. */
const prices = { inputMicros: 1e6, cachedInputMicros: 1e6, outputMicros: 2e6 };

export interface UsageStage extends AsyncDisposable {
  server: TestServer;
  vendor: ModelServer;
  callOf(person: UserActor, more?: Partial<ModelCall>): ModelCall;
  /** Every model is asked again, whatever failed before. */
  resume(): Promise<void>;
  /** Asks a model and reads to the end. True when it answered. Resolves when it is settled. */
  ask(script: string, options: { call: ModelCall; ref?: string; stopAfter?: number }): Promise<boolean>;
}

/** A server with the models `failing`, `scripted` and `tokens` in this order. The last one is free. */
export async function stageUsage({ now }: { now?: () => Date } = {}): Promise<UsageStage> {
  const server = await createTestServer({ modules: [modelsModule], ...(now ? { now } : {}) });
  const vendor = await startModelServer();
  const connection = { kind: "openai_compatible" as const, baseUrl: vendor.url, apiKey: vendor.apiKey };
  const provider = await addProvider(server.system, { ...connection, name: "Vendor" });
  for (const modelId of ["failing", "scripted", "tokens"]) {
    const model = await addModel(server.system, { providerId: provider.id, modelId });
    await enableModel(server.system, { ref: model.id });
    const target = { type: "model" as const, modelId: model.id };
    if (modelId !== "tokens") await setModelPrice(server.system, { target, prices });
  }
  return {
    server,
    vendor,
    callOf: ({ workspaceId, userId }, more) => ({
      payer: { type: "workspace", workspaceId, userId },
      requestId: newId(),
      purpose: "chat",
      ...more,
    }),
    async resume() {
      await server.look("delete from model_health");
      invalidateModels(server.services);
    },
    async ask(script, { call, ref = "scripted", stopAfter }) {
      const stop = new AbortController();
      const paid = (await getModel(server.system, ref || undefined)).paidBy(call);
      try {
        const reader = await paid.answer({
          prompt: [{ role: "user", content: [{ type: "text", text: script }] }],
          maxOutputTokens: 50,
          abortSignal: stop.signal,
        });
        let count = 0;
        let hasFailed = false;
        for (let parts = await reader.read(); parts; parts = await reader.read()) {
          count += parts.filter(({ type }) => type === "text-delta").length;
          hasFailed ||= parts.some(({ type }) => type === "error");
          if (stopAfter !== undefined && count >= stopAfter) {
            stop.abort();
            reader.cancel();
            return false;
          }
        }
        return !hasFailed;
      } catch {
        return false;
      } finally {
        await paid.settled();
      }
    },
    async [Symbol.asyncDispose]() {
      await vendor.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
