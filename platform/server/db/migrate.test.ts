import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, inject, it } from "vitest";
import { type Migration, migrate, pendingMigrations, readMigrations } from "./migrate.ts";
import type { Connection } from "./pool.ts";

const made: string[] = [];
const { superuserConnection, ownerConnection, appConnection } = inject("postgres");

afterEach(async () => {
  for (const name of made.splice(0)) await asSuperuser(`drop database ${name} with (force)`);
});

async function emptyDatabase(): Promise<Connection> {
  const database = `test_${randomBytes(6).toString("hex")}`;
  await asSuperuser(`create database ${database} owner ${ownerConnection.user}`);
  made.push(database);
  return { ...ownerConnection, database };
}

const asSuperuser = (statement: string) => ask({ ...superuserConnection, database: "postgres" }, statement);

async function ask(connection: Connection, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const migration = (name: string, text: string): Migration => ({
  name,
  sql: text,
  checksum: createHash("sha256").update(text).digest("hex"),
});

describe("migrate", () => {
  it("brings up three servers that start at once on an empty database, and applies each migration once", async () => {
    const connection = await emptyDatabase();
    const reports = await Promise.all([1, 2, 3].map(() => migrate(connection, appConnection.user)));
    const names = (await readMigrations()).map(({ name }) => name);
    expect(reports.map(({ present }) => present)).toEqual([names, names, names]);
    expect(reports.map(({ applied }) => applied.length).sort()).toEqual([0, 0, names.length].sort());
    const rows = await ask(connection, "select name from schema_migrations order by name");
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it("changes nothing the second time", async () => {
    const connection = await emptyDatabase();
    await migrate(connection, appConnection.user);
    const again = await migrate(connection, appConnection.user);
    expect(again.applied).toEqual([]);
  });

  it("refuses a database whose applied migration is not the file of this version", async () => {
    const connection = await emptyDatabase();
    await migrate(connection);
    await ask(connection, "update schema_migrations set checksum = 'x' where name like '0001%'");
    await expect(migrate(connection)).rejects.toThrow(/0001_platform.sql was changed after/);
  });

  it("refuses a database that a newer version made, and leaves it alone", async () => {
    const connection = await emptyDatabase();
    await migrate(connection);
    await ask(connection, "insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')");
    await expect(migrate(connection)).rejects.toThrow(/made by a newer version.*9999_later.sql/);
    expect(
      await ask(connection, "select 1 from schema_migrations where name = '9999_later.sql'"),
    ).toHaveLength(1);
  });

  it("keeps nothing of a migration that fails, names it, and goes on from there the next time", async () => {
    const connection = await emptyDatabase();
    const first = migration("0001_first.sql", "create table kept (id int);");
    const bad = migration("0002_bad.sql", "create table lost (id int); select 1 / 0;");
    await expect(migrate(connection, undefined, [first, bad])).rejects.toThrow(
      "Migration 0002_bad.sql failed: division by zero",
    );
    const tables = await ask(connection, "select to_regclass('kept') as kept, to_regclass('lost') as lost");
    expect(tables).toEqual([{ kept: "kept", lost: null }]);

    const names = await ask(connection, "select name from schema_migrations");
    expect(names).toEqual([{ name: "0001_first.sql" }]);
  });
});

describe("pendingMigrations", () => {
  const known = ["0001_a.sql", "0002_b.sql", "0003_c.sql"].map((name) => migration(name, name));
  const rowOf = ({ name, checksum }: Migration) => ({ name, checksum });

  it("returns those that are missing, in order, also one that was added between applied ones", () => {
    const [a, b, c] = known as [Migration, Migration, Migration];
    expect(pendingMigrations(known, [])).toEqual(known);
    expect(pendingMigrations(known, [rowOf(a)])).toEqual([b, c]);
    expect(pendingMigrations(known, [rowOf(a), rowOf(c)])).toEqual([b]);
    expect(pendingMigrations(known, known.map(rowOf))).toEqual([]);
  });
});
