import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "../db/migrate.ts";
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
  const postgres = await startPostgres({ dataDir, log: quiet });
  await migrate(postgres.ownerConnection, postgres.appConnection.user);
  const { ownerConnection, appConnection, superuserConnection } = postgres;
  project.provide("postgres", { ownerConnection, appConnection, superuserConnection });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}
