import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { EmbeddedConnections } from "../postgres/start-postgres.ts";

export interface TestDatabase extends EmbeddedConnections {
  drop(): Promise<void>;
}

/** Creates a separate database with the newest schema for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  await onServer(
    `create database ${database} template ${template.ownerConnection.database} owner ${template.ownerConnection.user} strategy file_copy`,
  );
  return {
    ownerConnection: { ...template.ownerConnection, database },
    appConnection: { ...template.appConnection, database },
    superuserConnection: { ...template.superuserConnection, database },
    drop: () => onServer(`drop database if exists ${database} with (force)`),
  };
}

/** One connection for all databases of this process: opening one costs as much as copying a small database. */
let admin: pg.Pool | undefined;

async function onServer(statement: string): Promise<void> {
  admin ??= createAdmin();
  await admin.query(statement);
}

function createAdmin(): pg.Pool {
  const { superuserConnection } = inject("postgres");
  const pool = new pg.Pool({ ...superuserConnection, database: "postgres", max: 2, allowExitOnIdle: true });
  // PostgreSQL may stop before this process does.
  pool.on("error", () => undefined);
  return pool;
}
