import { join } from "node:path";
import { installationRoutes } from "#apps/server/installation-routes.ts";
import { createModules } from "#apps/server/modules.ts";
import { createBlobs } from "#platform/server/blobs/create-blobs.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { createServices } from "#platform/server/create-services.ts";
import type { Connection } from "#platform/server/db/pool.ts";
import { createHealth } from "#platform/server/health/health.ts";
import { buildServer } from "#platform/server/http/build-server.ts";
import { createLogger } from "#platform/server/log.ts";

/** The OpenAPI document of the whole product as JSON. The server is composed for it but never listens. */
export async function readApiDocument(connection: Connection, folder: string): Promise<string> {
  const config = loadConfig({ DATA_DIR: folder }, folder);
  const services = await createServices({
    connection,
    keyFile: join(folder, "keys.json"),
    blobs: createBlobs(config),
    log: createLogger("silent"),
  });
  const server = await buildServer({
    services,
    modules: createModules(config),
    fallback: (instance) => installationRoutes(instance, { config, services, health: createHealth() }),
  });
  try {
    await server.ready();
    const document = (await server.inject("/api/v1/openapi.json")).json();
    return `${JSON.stringify(document, null, 2)}\n`;
  } finally {
    await server.close();
    await Promise.all([services.pool.end(), services.servicePool.end()]);
  }
}
