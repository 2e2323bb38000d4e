import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../platform/server/postgres/start-postgres.ts";
import { liveKb } from "../stream/live-memory.ts";
import { residentKb } from "../stream/processes.ts";
import { startProgram } from "../stream/product.ts";

export interface Idleness {
  /** Statements that the database performed in the time. */
  statements: number;
  /** How long they took there. */
  databaseMs: number;
  /** In use by the server after a garbage collection. */
  liveKb: number;
  residentKb: number;
}

/** The product with nobody on it, on a database that counts its statements. */
export async function startIdleServer(folder: string) {
  const options = { dataDir: folder, log: { warn: () => {}, error: () => {} } };
  const first = await startPostgres(options);
  const asSuperuser = { ...first.superuserConnection, database: "postgres" };
  await run(asSuperuser, "alter system set shared_preload_libraries = 'pg_stat_statements'");
  await first.stop();
  const postgres = await startPostgres(options);
  await run(postgres.superuserConnection, "create extension pg_stat_statements");
  const { host = "", user = "", database = "" } = postgres.ownerConnection;
  const report = join(folder, "memory-report");
  const product = await startProgram(
    ["--expose-gc", "--import", "./bench/stream/live-memory.ts", "bin/start.ts"],
    {
      ...{ DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}` },
      ...{ DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "error", BENCH_MEMORY_REPORT: report },
    },
  );
  const pool = new pg.Pool({ ...postgres.superuserConnection, max: 1 });
  return {
    pool,
    /** What the server does in this time while nobody uses it. */
    async idle(ms: number): Promise<Idleness> {
      await pool.query("select pg_stat_statements_reset()");
      await sleep(ms);
      const { rows } = await pool.query<{ statements: number; databaseMs: number }>(
        `select sum(calls)::float8 as statements, sum(total_exec_time)::float8 as "databaseMs"
         from pg_stat_statements where query not like '%pg_stat_statements%'`,
      );
      const [{ statements, databaseMs } = { statements: 0, databaseMs: 0 }] = rows;
      const live = await liveKb(product.pid, report);
      return { statements, databaseMs, liveKb: live, residentKb: residentKb(product.pid) };
    },
    async close() {
      await product.stop();
      await pool.end();
      await postgres.stop();
    },
  };
}

async function run(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
