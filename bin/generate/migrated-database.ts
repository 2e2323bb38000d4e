import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#platform/server/db/migrate.ts";
import type { Connection } from "#platform/server/db/pool.ts";
import { databaseNames } from "#platform/server/postgres/roles.ts";
import { startPostgres } from "#platform/server/postgres/start-postgres.ts";

export interface MigratedDatabase extends AsyncDisposable {
  ownerConnection: Connection;
  appConnection: Connection;
}

const quiet = { warn: () => {}, error: () => {} };

/** A database of its own with all migrations and no data, for reading what the migrations make. */
export async function openMigratedDatabase(): Promise<MigratedDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "adjutant-generate-"));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const postgres = await startPostgres({ dataDir, log: quiet });
    await migrate(postgres.ownerConnection, databaseNames.app);
    return {
      ownerConnection: postgres.ownerConnection,
      appConnection: postgres.appConnection,
      [Symbol.asyncDispose]: async () => {
        await postgres.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
