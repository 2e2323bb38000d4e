import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { newId } from "#platform/server/ids.ts";

it("periods of conversations are kept as those of one kind, and apply from when they were set", async () => {
  const { ownerConnection, appConnection, superuserConnection } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const server = new pg.Client({ ...superuserConnection, database: "postgres" });
  const client = new pg.Client({ ...superuserConnection, database });
  await server.connect();
  try {
    await server.query(`create database ${database} owner ${ownerConnection.user}`);
    const owner = { ...ownerConnection, database };
    const then = (await readMigrations()).filter(({ name }) => name < "0367");
    await migrate(owner, appConnection.user, then);
    await client.connect();
    const workspaceId = newId();
    await client.query("insert into conversation_periods values ($1, 90, '2026-05-01T10:00:00Z')", [
      workspaceId,
    ]);
    await migrate(owner, appConnection.user);
    const { rows } = await client.query("select * from retention_periods");
    const at = new Date("2026-05-01T10:00:00Z");
    expect(rows).toEqual([
      {
        ...{ workspace_id: workspaceId, kind: "conversations", days: 90 },
        ...{ set_at: at, applies_from: at, days_before: null },
      },
    ]);
    const { rows: left } = await client.query("select to_regclass('conversation_periods') as name");
    expect(left).toEqual([{ name: null }]);
  } finally {
    await client.end();
    await server.query(`drop database if exists ${database} with (force)`);
    await server.end();
  }
});
