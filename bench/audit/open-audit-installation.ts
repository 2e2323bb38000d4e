import { join } from "node:path";
import pg from "pg";
import { ensureLogKey } from "../../features/compliance/server/log/log-keys.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { createServices, systemCtx } from "../../platform/server/create-services.ts";
import { migrate } from "../../platform/server/db/migrate.ts";
import { createLogger } from "../../platform/server/log.ts";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";

export const host = "adjutant.example.com";

export type AuditInstallation = Awaited<ReturnType<typeof openAuditInstallation>>;

/** The product's database with its own settings, and a key that signs the log. */
export async function openAuditInstallation(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log: { warn: () => {}, error: () => {} } });
  const pool = new pg.Pool({ ...postgres.superuserConnection, max: 2 });
  // Idle connections fail when the database stops; ignore that.
  pool.on("error", () => undefined);
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    connection: postgres.appConnection,
    keyFile: join(dataDir, "keys.json"),
    log: createLogger("error"),
    blobs: createBlobs({ dataDir, s3Url: undefined }),
  });
  const system = systemCtx(services, "bench");
  await ensureLogKey(system, undefined);
  return {
    pool,
    services,
    system,
    async close() {
      await Promise.all([services.pool.end(), services.servicePool.end(), pool.end()]);
      await postgres.stop();
    },
  };
}
