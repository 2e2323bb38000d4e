import { join } from "node:path";
import { modules } from "#apps/server/modules.ts";
import { createServices } from "#platform/server/create-services.ts";
import type { Connection } from "#platform/server/db/pool.ts";
import { buildServer } from "#platform/server/http/build-server.ts";
import { createLogger } from "#platform/server/log.ts";

/** The OpenAPI document of the whole product, as JSON text; the server is built for it and never listens. */
export async function readApiDocument(connection: Connection, folder: string): Promise<string> {
  const services = await createServices({
    connection,
    keyFile: join(folder, "keys.json"),
    log: createLogger("silent"),
  });
  const server = await buildServer({ services, modules });
  try {
    await server.ready();
    return `${JSON.stringify(server.swagger(), null, 2)}\n`;
  } finally {
    await server.close();
    await services.pool.end();
  }
}
