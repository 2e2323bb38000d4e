import type { AddressInfo } from "node:net";
import { join } from "node:path";
import pg from "pg";
import "../../features/chat/server/conversation.access.ts";
import { presenceModule } from "../../features/presence/server/module.ts";
import { createBlobs } from "../../platform/server/blobs/create-blobs.ts";
import { createServices } from "../../platform/server/create-services.ts";
import { migrate } from "../../platform/server/db/migrate.ts";
import { buildServer } from "../../platform/server/http/build-server.ts";
import { createLogger } from "../../platform/server/log.ts";
import type { Module } from "../../platform/server/module.ts";
import { platformModule } from "../../platform/server/platform-module.ts";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";
import { pollingModule } from "./polling.ts";

/** Who calls is said by a header: signing in is measured elsewhere. */
const callers: Module = {
  name: "bench-callers",
  authenticate: async ({ headers }) => {
    const said = headers["x-bench-actor"];
    return typeof said === "string" ? JSON.parse(said) : { type: "anonymous" };
  },
};

/** A server on its own database, which counts its statements. */
export async function openPresenceInstallation(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log: { warn: () => {}, error: () => {} } });
  const looking = new pg.Pool({ ...postgres.superuserConnection, max: 2, options: "-c app.audit_exempt=on" });
  looking.on("error", () => undefined);
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const services = await createServices({
    ...{
      connection: postgres.appConnection,
      keyFile: join(dataDir, "keys.json"),
      log: createLogger("error"),
    },
    blobs: createBlobs({ dataDir, s3Url: undefined }),
  });
  let statements = 0;
  for (const pool of [services.pool, services.servicePool]) {
    pool.on("connect", (client) => {
      const { query } = client;
      client.query = ((...given: unknown[]) => {
        statements += 1;
        return Reflect.apply(query, client, given);
      }) as typeof query;
    });
  }
  await looking.query(
    "create table bench_presence (conversation_id uuid, user_id uuid, state text, changed_at bigint, primary key (conversation_id, user_id))",
  );
  await looking.query("grant all on bench_presence to service_role");
  const modules = [platformModule, presenceModule, pollingModule, callers];
  await services.broadcast.start();
  for (const module of modules) await module.start?.(services, { isWorker: false });
  const server = await buildServer({ services, modules });
  await server.listen({ port: 0, host: "127.0.0.1" });
  return {
    looking,
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    statements: () => statements,
    async close() {
      server.server.closeAllConnections();
      await server.close();
      for (const module of modules.toReversed()) await module.stop?.(services);
      await services.broadcast.stop();
      await Promise.all([services.pool.end(), services.servicePool.end(), looking.end()]);
      await postgres.stop();
    },
  };
}

export type PresenceInstallation = Awaited<ReturnType<typeof openPresenceInstallation>>;
