import {
  addModel,
  addProvider,
  enableModel,
  setModelPrice,
  setPurposeDefault,
} from "#features/models/server/index.ts";
import type { EmbeddingServer } from "#mocks/embedding-server/start-embedding-server.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";

/** Connects the stand-in, and lets a test choose its model for embedding. */
export async function stageEmbedding(server: TestServer, vendor: EmbeddingServer) {
  const provider = await addProvider(server.system, {
    ...{ kind: "openai_compatible" as const, name: `Embeddings ${newId()}` },
    ...{ baseUrl: vendor.url, apiKey: vendor.apiKey },
  });
  return {
    /** Adds a model of the stand-in and makes it the default for embedding. Returns its id. */
    async choose(modelId: string): Promise<string> {
      const { id } = await addModel(server.system, { providerId: provider.id, modelId });
      await server.look(
        `update models set capabilities = capabilities || '{"chat": false, "embeddings": true}' where id = $1`,
        [id],
      );
      await enableModel(server.system, { ref: id });
      await setPurposeDefault(server.system, { purpose: "embedding", ref: id });
      return id;
    },
    none: () => setPurposeDefault(server.system, { purpose: "embedding", ref: null }),
    /** A thousand micro-dollars for a token. */
    price: (id: string) =>
      setModelPrice(server.system, {
        target: { type: "model", modelId: id },
        prices: { inputMicros: 1e9, cachedInputMicros: 1e9, outputMicros: 1e9 },
      }),
  };
}
