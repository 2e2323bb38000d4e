import { randomBytes } from "node:crypto";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { migrate, readMigrations } from "#platform/server/db/migrate.ts";
import { newId } from "#platform/server/ids.ts";
import { insertOf, readTables, sampleRow } from "#platform/server/testing/sample-row.ts";

it("values of variables move to their person's runs, and earlier tasks get their reminders", async () => {
  const { ownerConnection, appConnection, superuserConnection } = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const server = new pg.Client({ ...superuserConnection, database: "postgres" });
  const client = new pg.Client({
    ...{ ...superuserConnection, database },
    options: "-c session_replication_role=replica",
  });
  await server.connect();
  try {
    await server.query(`create database ${database} owner ${ownerConnection.user}`);
    const owner = { ...ownerConnection, database };
    const then = (await readMigrations()).filter(({ name }) => name < "0300");
    await migrate(owner, appConnection.user, then);
    await client.connect();
    const tables = await readTables(client, ["public"]);
    const workspace_id = newId();
    const insert = async (name: string, row: object): Promise<string> => {
      const id = newId();
      const table = tables.find((found) => found.name === `public.${name}`);
      if (table) await client.query(insertOf(table, sampleRow(table, { workspace_id, id, ...row })));
      return id;
    };

    const [ann, bob, scout, heir] = [newId(), newId(), newId(), newId()];
    const [scouts, heirs] = [
      await insert("agent_versions", { agent_id: scout }),
      await insert("agent_versions", { agent_id: heir }),
    ];
    const agent_values = { agentId: scout, userId: ann, values: { region: "Tyrol" } };
    const host_id = await insert("conversations", { user_id: ann, agent_values });
    const run = { host: "conversation", host_id };
    const tyrol = { region: "Tyrol" };
    await insert("runs", { ...run, user_id: ann, agent_version_id: scouts, agent_values: tyrol });
    await insert("runs", { ...run, user_id: ann, agent_version_id: scouts });
    const hand_overs = JSON.stringify([{ from: { agentId: scout, versionId: scouts } }]);
    await insert("runs", { ...run, user_id: ann, agent_version_id: heirs, hand_overs });
    await insert("runs", { ...run, user_id: bob, agent_version_id: heirs, hand_overs });
    await insert("runs", { ...run, user_id: bob });

    const earlier = { state: "open", updated_at: new Date(Date.now() - 60_000) };
    const inDays = (days: number, time: string) =>
      new Date(`${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}:00.000Z`);
    const [due, day] = [inDays(2, "15:30"), inDays(3, "21:59")];
    await insert("tasks", { ...earlier, due_at: due });
    await insert("tasks", { ...earlier, due_at: day });
    await insert("tasks", { ...earlier, due_at: inDays(-2, "15:30") });
    await insert("tasks", { ...earlier, due_at: due, state: "done" });
    await insert("tasks", { ...earlier, due_at: due, updated_at: new Date(Date.now() + 60_000) });

    await migrate(owner, appConnection.user);
    const runs = await client.query("select agent_values from runs order by id");
    expect(runs.rows.map((row) => row.agent_values)).toEqual([
      { agentId: scout, values: tyrol },
      { agentId: scout, values: {} },
      { agentId: scout, values: tyrol },
      null,
      null,
    ]);
    const tasks = await client.query("select remind_at from tasks order by id");
    expect(tasks.rows.map((row) => row.remind_at)).toEqual([due, inDays(3, "07:00"), null, null, null]);
  } finally {
    await client.end();
    await server.query(`drop database if exists ${database} with (force)`);
    await server.end();
  }
});
