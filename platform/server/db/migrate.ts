import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { StartError } from "../config/start-error.ts";
import { installJobsSchema } from "../jobs/jobs-schema.ts";
import { adaptMigration } from "./adapt-migration.ts";
import type { Connection } from "./pool.ts";

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrationReport {
  applied: string[];
  /** The names of all applied migrations. */
  present: string[];
}

/** Key of the advisory lock that every server takes before it migrates. An arbitrary number. */
const lockKey = 7_403_115_201;
const folder = join(import.meta.dirname, "../../../database/migrations");

/**
 * Applies the pending migrations. Concurrent servers wait for each other on a blocking advisory lock. Each
 * file runs in its own transaction. Throws when an applied file was changed, or when the database has a
 * migration unknown to this version. `known` replaces the files of this version in tests.
 */
export async function migrate(
  connection: Connection,
  appUser?: string,
  known?: Migration[],
): Promise<MigrationReport> {
  const migrations = known ?? (await readMigrations());
  const client = new pg.Client({ ...connection, application_name: "adjutant migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations order by name",
    );
    const pending = pendingMigrations(migrations, rows);
    for (const migration of pending) await apply(client, migration);
    await protectOwnTable(client);
    await installJobsSchema(client);
    if (appUser) await admitAppUser(client, appUser);
    return { applied: pending.map(({ name }) => name), present: migrations.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** The migrations of this version, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** The migrations of `known` that the database lacks. Throws when the two disagree. */
export function pendingMigrations(
  known: Migration[],
  present: { name: string; checksum: string }[],
): Migration[] {
  for (const row of present) {
    const own = known.find(({ name }) => name === row.name);
    if (!own) {
      throw new StartError(
        `The database was made by a newer version: it has ${row.name}.`,
        "Start that version, or restore a backup.",
      );
    }
    if (own.checksum !== row.checksum) {
      throw new StartError(
        `Migration ${row.name} was changed after it had been applied.`,
        "Restore the file; write a new migration instead.",
      );
    }
  }
  const done = new Set(present.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration) {
  try {
    await client.query("begin");
    await client.query(adaptMigration(name, sql));
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function protectOwnTable(client: pg.Client) {
  await client.query(
    `alter table schema_migrations enable row level security;
     alter table schema_migrations force row level security;
     drop policy if exists owner on schema_migrations;
     create policy owner on schema_migrations to current_user using (true) with check (true);
     drop policy if exists service on schema_migrations;
     create policy service on schema_migrations for select to service_role using (true);
     grant select on schema_migrations to service_role`,
  );
}

/** Grants the server's login role the roles that the migrations create, and nothing more. */
async function admitAppUser(client: pg.Client, appUser: string) {
  const user = pg.escapeIdentifier(appUser);
  await client.query(`grant anon, authenticated, service_role to ${user}`);
  // Tests of migrations leave a database half migrated, without this role.
  const { rowCount } = await client.query("select from pg_roles where rolname = 'payment_sandbox'");
  if (rowCount) await client.query(`grant payment_sandbox to ${user}`);
}
