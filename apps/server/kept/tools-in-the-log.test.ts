import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { newId } from "#platform/server/ids.ts";

it("events of earlier versions are found by the tool that they name", async () => {
  const { ownerConnection, appConnection, superuserConnection } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const server = new pg.Client({ ...superuserConnection, database: "postgres" });
  const client = new pg.Client({ ...superuserConnection, database });
  await server.connect();
  try {
    await server.query(`create database ${database} owner ${ownerConnection.user}`);
    const owner = { ...ownerConnection, database };
    const then = (await readMigrations()).filter(({ name }) => name < "0368");
    await migrate(owner, appConnection.user, then);
    await client.connect();
    const workspaceId = newId();
    for (const [act, facts] of [
      ["tool_call.executed", { tool: "calculate" }],
      ["tool_call.deleted", { count: 2 }],
      ["task.created", { tool: "calculate" }],
    ] as const)
      await client.query(
        `insert into audit_events (id, workspace_id, act, actor_type, actor_id, occurred_at, envelope)
         values ($1, $2, $3, 'user', 'ann', now(), convert_to($4, 'UTF8'))`,
        [newId(), workspaceId, act, JSON.stringify({ act, facts })],
      );
    await migrate(owner, appConnection.user);
    const { rows } = await client.query("select facet, actor_id from audit_facets");
    expect(rows).toEqual([{ facet: "tool:calculate", actor_id: "ann" }]);
  } finally {
    await client.end();
    await server.query(`drop database if exists ${database} with (force)`);
    await server.end();
  }
});
