import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
import type { Connection } from "../db/pool.ts";
import type { EmbeddedConnections } from "../postgres/start-postgres.ts";
import { startPostgres } from "../postgres/start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgres: EmbeddedConnections;
  }
}

/** One real PostgreSQL for the whole run; its migrated database is the template of every test file's own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "adjutant-test-"));
  await chmod(dataDir, 0o755);
  const quiet = { warn() {}, error: console.error };
  // Several servers in each process, and tests that come with many connections at once.
  const postgres = await startPostgres({ dataDir, log: quiet, maxConnections: 300 });
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const { ownerConnection, appConnection, superuserConnection } = postgres;
  await forgoDurability(superuserConnection);
  project.provide("postgres", { ownerConnection, appConnection, superuserConnection });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** No test needs its database after a power cut, and making and dropping them waits for the disk most of the time. */
async function forgoDurability(superuser: Connection): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query("select pg_reload_conf()");
  await client.end();
}
