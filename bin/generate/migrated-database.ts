import { migrate } from "#platform/server/db/migrate.ts";
import type { Connection } from "#platform/server/db/pool.ts";
import { databaseNames } from "#platform/server/postgres/roles.ts";
import { startPostgres } from "#platform/server/postgres/start-postgres.ts";

export interface MigratedDatabase extends AsyncDisposable {
  ownerConnection: Connection;
  appConnection: Connection;
}

const quiet = { warn: () => {}, error: () => {} };

/** A database in `dataDir` with all migrations and no data, for reading the schema. */
export async function openMigratedDatabase(dataDir: string): Promise<MigratedDatabase> {
  const postgres = await startPostgres({ dataDir, log: quiet });
  const stop = () => postgres.stop();
  try {
    await migrate(postgres.ownerConnection, databaseNames.app);
  } catch (error) {
    await stop();
    throw error;
  }
  const { ownerConnection, appConnection } = postgres;
  return { ownerConnection, appConnection, [Symbol.asyncDispose]: stop };
}
