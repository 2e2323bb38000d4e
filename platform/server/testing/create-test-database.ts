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

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject("postgres").superuserConnection, database: "postgres" });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
