import { join } from "node:path";
import pg from "pg";
import { addModel, addProvider, enableModel, setPurposeDefault } from "../../features/models/server/index.ts";
import { startEmbeddingServer } from "../../mocks/embedding-server/start-embedding-server.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "../../platform/server/create-services.ts";
import { migrate } from "../../platform/server/db/migrate.ts";
import { createLogger } from "../../platform/server/log.ts";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";
import { createUserActor } from "../../platform/server/testing/create-user-actor.ts";
import { concepts } from "./subjects.ts";

export type KnowledgeInstallation = Awaited<ReturnType<typeof openKnowledgeInstallation>>;

/** The product's database with its own settings, its commands, and a model for embedding on this machine. */
export async function openKnowledgeInstallation(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log: { warn: () => {}, error: () => {} } });
  const pool = new pg.Pool({ ...postgres.superuserConnection, max: 2, options: "-c app.audit_exempt=on" });
  // Idle connections fail when the database stops; ignore that.
  pool.on("error", () => undefined);
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    ...{
      connection: postgres.appConnection,
      keyFile: join(dataDir, "keys.json"),
      log: createLogger("error"),
    },
    blobs: createBlobs({ dataDir, s3Url: undefined }),
  });
  const system = systemCtx(services, "bench");
  const vendor = await startEmbeddingServer({ concepts: concepts() });
  const provider = await addProvider(system, {
    ...{ kind: "openai_compatible" as const, name: "Embeddings", baseUrl: vendor.url, apiKey: vendor.apiKey },
  });
  const model = await addModel(system, { providerId: provider.id, modelId: "concepts" });
  await pool.query(`update models set capabilities = capabilities || '{"chat": false, "embeddings": true}'`);
  await enableModel(system, { ref: model.id });
  return {
    ...{ pool, system, modelId: model.id },
    /** Whether questions are also searched by meaning. */
    setMeaning: (isOn: boolean) =>
      setPurposeDefault(system, { purpose: "embedding", ref: isOn ? model.id : null }),
    as: (facts: { userId: string; workspaceId: string }) => system.as(createUserActor(facts)),
    async close() {
      await Promise.all([services.pool.end(), services.servicePool.end(), pool.end()]);
      await vendor.close();
      await postgres.stop();
    },
  };
}
