import type { Config } from "#platform/server/config/config.ts";
import { openDataFolder } from "#platform/server/data-folder/open-data-folder.ts";
import type { Logger } from "#platform/server/log.ts";
import { findClusterDir } from "#platform/server/postgres/placement.ts";
import { readPostmasterFile } from "#platform/server/postgres/postmaster-file.ts";
import { embeddedConnections } from "#platform/server/postgres/start-postgres.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";

/**
 * Opens the installation's database for a command beside the server: that of the running server, or a
 * temporary start of its own. Close it in either case.
 */
export async function reachDatabase(config: Config, log: Logger, root: string): Promise<OpenDatabase> {
  if (config.databaseUrl) return openDatabase(config, log, root);
  return (await findRunning(config.dataDir)) ?? startAlone(config, log, root);
}

async function findRunning(dataDir: string): Promise<OpenDatabase | undefined> {
  const file = await readPostmasterFile(await findClusterDir(dataDir));
  if (!file?.isReady || !isAlive(file.pid)) return undefined;
  const { ownerConnection, appConnection } = embeddedConnections(file.socketDir);
  return {
    ownerConnection,
    appConnection,
    description: "embedded PostgreSQL of the running server",
    folders: [],
    check() {},
    close: async () => {},
  };
}

async function startAlone(config: Config, log: Logger, root: string): Promise<OpenDatabase> {
  const folder = await openDataFolder(config.dataDir, { isExclusive: true });
  try {
    const database = await openDatabase(config, log, root);
    return {
      ...database,
      async close() {
        await database.close();
        folder.close();
      },
    };
  } catch (error) {
    folder.close();
    throw error;
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
