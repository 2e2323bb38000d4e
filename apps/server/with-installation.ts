import { join } from "node:path";
import type { Config } from "#platform/server/config/config.ts";
import { type Environment, loadConfig } from "#platform/server/config/load-config.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import type { Ctx } from "#platform/server/context.ts";
import { createServices, systemCtx } from "#platform/server/create-services.ts";
import { migrate } from "#platform/server/db/migrate.ts";
import { createLogger } from "#platform/server/log.ts";
import { endServices } from "./end-services.ts";
import { reachDatabase } from "./start/reach-database.ts";

export interface Installation {
  config: Config;
  environment: Environment;
  /** Acts as the system, under the name of the program. */
  system: Ctx;
}

/**
 * Runs `perform` on this installation from a command line: beside a running server, or with the embedded
 * database started for it alone.
 */
export async function withInstallation<Result>(
  root: string,
  name: string,
  perform: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const environment = readEnvironment(root);
  const config = loadConfig(environment, root);
  const log = createLogger(config.logLevel);
  const database = await reachDatabase(config, log, root);
  try {
    const { ownerConnection, appConnection } = database;
    const isSameUser = ownerConnection.user === appConnection.user;
    await migrate(ownerConnection, isSameUser ? undefined : appConnection.user);
    const services = await createServices({
      connection: appConnection,
      maxConnections: 4,
      keyFile: join(config.dataDir, "keys.json"),
      log,
    });
    try {
      return await perform({ config, environment, system: systemCtx(services, name) });
    } finally {
      await endServices(services);
    }
  } finally {
    await database.close();
  }
}
