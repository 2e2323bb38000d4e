import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
import type { Connection } from "../db/pool.ts";
import type { EmbeddedConnections } from "../postgres/start-postgres.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { makeTestFolder } from "./make-test-folder.ts";
import { requireAuditTrail } from "./require-audit-trail.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Its database is the template of all others. Nobody connects to it while tests run. */
    postgres: EmbeddedConnections;
    /** Deleted after the run, with all files of servers. */
    filesFolder: string;
  }
}

/**
 * Starts one real PostgreSQL for the whole run. Its database is the template of all test databases: migrated,
 * and with triggers that refuse changes without an audit event.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeTestFolder();
  const quiet = { warn() {}, error: console.error };
  // For several servers per process, and tests with many connections.
  const postgres = await startPostgres({ dataDir, log: quiet, maxConnections: 300 });
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const { ownerConnection, appConnection, superuserConnection } = postgres;
  await tuneForTests(superuserConnection);
  await requireAuditTrail(superuserConnection);
  const filesFolder = join(dataDir, "files");
  await mkdir(filesFolder);
  project.provide("postgres", { ownerConnection, appConnection, superuserConnection });
  project.provide("filesFolder", filesFolder);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}

/**
 * Turns off what a database that lives for seconds does not need. Durability: creating and dropping databases mostly
 * waits for the disk. Vacuum. Plans for the values of a call: they take a tenth of the processor time of all tests.
 */
async function tuneForTests(superuser: Connection): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit", "autovacuum"]) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query("alter system set max_wal_size = '128MB'");
  await client.query("alter system set plan_cache_mode = force_generic_plan");
  await client.query("select pg_reload_conf()");
  await client.end();
}
