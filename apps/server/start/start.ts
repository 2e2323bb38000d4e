import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#platform/server/config/config.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { localUrl } from "#platform/server/config/local-url.ts";
import { readEnvironment } from "#platform/server/config/read-environment.ts";
import { openDataFolder } from "#platform/server/data-folder/open-data-folder.ts";
import { announceServer } from "#platform/server/data-folder/running-server.ts";
import { createHealth } from "#platform/server/health/health.ts";
import { createLogger } from "#platform/server/log.ts";
import { findClusterDir } from "#platform/server/postgres/placement.ts";
import { createShutdown } from "#platform/server/shutdown.ts";
import { banner } from "./banner.ts";
import { claimPort, explainListenError } from "./claim-port.ts";
import { describeTranscription } from "./describe-transcription.ts";
import { findUnknownSettings } from "./find-unknown-settings.ts";
import { openDatabase } from "./open-database.ts";
import { releaseStartMemory } from "./release-start-memory.ts";
import { requireDiskSpace } from "./require-disk-space.ts";
import { describeSpeech, installSpeech } from "./speech-program.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/**
 * Starts the server of the checkout in `root`, reports it, and returns. The server runs until a signal ends
 * it.
 */
export async function start(root: string): Promise<void> {
  // First, because it may explain a later failure.
  for (const warning of findUnknownSettings(root)) console.error(`Warning: ${warning}`);
  const settings = loadConfig(readEnvironment(root), root);
  const log = createLogger(settings.logLevel);
  const health = createHealth();
  const shutdown = createShutdown();
  stopOnSignal(shutdown);
  try {
    // The folder before the port: a second start is then told that the server runs already, instead of that
    // the port is taken.
    const folder = await openDataFolder(settings.dataDir, { isExclusive: !settings.databaseUrl });
    shutdown.onShutdown("data folder", folder.close);
    const config = settings.role === "worker" ? settings : await withPort(settings);
    if (!config.databaseUrl) await announceNewDatabase(config.dataDir);

    const [database, { startServer }] = await Promise.all([
      openDatabase(config, log, root),
      import("../main.ts"),
    ]);
    shutdown.onShutdown("database", database.close, 8_000);
    health.register("postgres", database.check);
    health.register("disk", () => requireDiskSpace([config.dataDir, ...database.folders]));

    const speech = describeSpeech(config);
    const dictation = describeTranscription(config.transcription);
    const { ownerConnection, appConnection, description } = database;
    const server = await startServer(config, { ownerConnection, appConnection, log, health, shutdown, root });
    if (config.role !== "worker") {
      const { host, port, publicUrl } = config;
      const takeBack = announceServer(config.dataDir, { url: localUrl(host, port), publicUrl });
      shutdown.onShutdown("address", async () => takeBack());
    }
    const { claimUrl, models } = await server.facts();
    const version = await readVersion(root);
    console.log(banner({ version, config, database: description, claimUrl, models, speech, dictation }));
    void server.prepare();
    void installSpeech(config);
    releaseStartMemory();
  } catch (error) {
    await shutdown.run();
    throw explainListenError(error as NodeJS.ErrnoException, settings.host, settings.port);
  }
}

/** The first start is silent for some seconds while it creates the database. */
async function announceNewDatabase(dataDir: string) {
  if (existsSync(join(await findClusterDir(dataDir), "PG_VERSION"))) return;
  console.log("Making the database; only the first start does ...");
}

async function withPort(config: Config): Promise<Config> {
  const port = await claimPort(config.host, config.port);
  const publicUrl = config.hasOwnPublicUrl ? config.publicUrl : localUrl(config.host, port);
  return Object.freeze({ ...config, port, publicUrl });
}

async function readVersion(root: string) {
  return JSON.parse(await readFile(join(root, "package.json"), "utf8")).version as string;
}
