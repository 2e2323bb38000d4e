import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/server/config/config.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { localUrl } from "#platform/server/config/local-url.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { openDataFolder } from "#platform/server/data-folder/open-data-folder.ts";
import { createHealth } from "#platform/server/health/health.ts";
import { createLogger } from "#platform/server/log.ts";
import { createShutdown } from "#platform/server/shutdown.ts";
import { banner } from "./banner.ts";
import { claimPort, explainListenError } from "./claim-port.ts";
import { openDatabase } from "./open-database.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** Brings the server of the checkout in `root` up, says so, and returns; it then lives until a signal ends it. */
export async function start(root: string): Promise<void> {
  const settings = loadConfig(readEnvironment(root), root);
  const config = settings.role === "worker" ? settings : await withPort(settings);
  const log = createLogger(config.logLevel);
  const health = createHealth();
  const shutdown = createShutdown();
  stopOnSignal(shutdown);
  try {
    const folder = await openDataFolder(config.dataDir, { isExclusive: !config.databaseUrl });
    shutdown.onShutdown("data folder", folder.close);

    const [database, { startServer }] = await Promise.all([
      openDatabase(config, log, root),
      import("../main.ts"),
    ]);
    shutdown.onShutdown("database", database.close, 8_000);
    health.register("postgres", database.check);

    const { ownerConnection, appConnection, description } = database;
    const server = await startServer(config, { ownerConnection, appConnection, log, health, shutdown, root });
    const { claimUrl, models } = await server.facts();
    const version = await readVersion(root);
    console.log(banner({ version, config, database: description, claimUrl, models }));
  } catch (error) {
    await shutdown.run();
    throw explainListenError(error as NodeJS.ErrnoException, config.host, config.port);
  }
}

async function withPort(config: Config): Promise<Config> {
  const port = await claimPort(config.host, config.port);
  const publicUrl = config.hasOwnPublicUrl ? config.publicUrl : localUrl(config.host, port);
  return Object.freeze({ ...config, port, publicUrl });
}

async function readVersion(root: string) {
  return JSON.parse(await readFile(join(root, "package.json"), "utf8")).version as string;
}
