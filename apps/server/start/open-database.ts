import { relative } from "node:path";
import type { Config } from "#platform/server/config/config.ts";
import type { Connection } from "#platform/server/db/pool.ts";
import type { Logger } from "#platform/server/log.ts";

/** The database of one start, embedded or external. */
export interface OpenDatabase {
  /** The connection that migrates. */
  ownerConnection: Connection;
  /** The connection of requests and jobs. */
  appConnection: Connection;
  /** A description for people. */
  description: string;
  /** Its data folders on this machine. */
  folders: string[];
  /** Throws while the database is known to be down. */
  check(): void;
  close(): Promise<void>;
}

/** Starts the embedded PostgreSQL, or checks the one of DATABASE_URL. Throws only StartError. */
export async function openDatabase(config: Config, log: Logger, root: string): Promise<OpenDatabase> {
  return config.databaseUrl ? openExternal(config.databaseUrl) : startEmbedded(config.dataDir, log, root);
}

async function startEmbedded(dataDir: string, log: Logger, root: string): Promise<OpenDatabase> {
  const { startPostgres } = await import("#platform/server/postgres/start-postgres.ts");
  const postgres = await startPostgres({ dataDir, log });
  return {
    ownerConnection: postgres.ownerConnection,
    appConnection: postgres.appConnection,
    description: `embedded PostgreSQL in ${shown(postgres.clusterDir, root)}`,
    folders: [postgres.clusterDir],
    check() {
      if (!postgres.isRunning()) throw new Error("PostgreSQL is down and being started again.");
    },
    close: () => postgres.stop(),
  };
}

function shown(path: string, root: string) {
  const inside = relative(root, path);
  return inside.startsWith("..") ? path : inside;
}

async function openExternal(databaseUrl: string): Promise<OpenDatabase> {
  const [{ checkDatabase }, { grantApiRoles }] = await Promise.all([
    import("#platform/server/postgres/check-database.ts"),
    import("#platform/server/postgres/grant-api-roles.ts"),
  ]);
  await checkDatabase(databaseUrl);
  await grantApiRoles(databaseUrl);
  const connection = { connectionString: databaseUrl };
  return {
    ownerConnection: connection,
    appConnection: connection,
    description: "PostgreSQL of DATABASE_URL",
    folders: [],
    check() {},
    close: async () => {},
  };
}
