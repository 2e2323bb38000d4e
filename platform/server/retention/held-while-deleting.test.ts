import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../ids.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";

let server: TestServer;
const workspaceId = newId();

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await server.look(`create table letters (id int, workspace_id uuid, user_id uuid, sent_at timestamptz);
    alter table letters owner to ${server.database.ownerConnection.user};
    select app.protect('letters')`);
});
afterAll(() => server[Symbol.asyncDispose]());

it("rows stay when a hold is placed between the question for holds and the deletion", async () => {
  await server.look(
    `insert into letters values (1, $1, null, now() - interval '9 days'), (2, null, null, now() - interval '9 days')`,
    [workspaceId],
  );
  const placing = new pg.Client({
    ...server.database.superuserConnection,
    options: "-c app.audit_exempt=on",
  });
  await placing.connect();
  try {
    await placing.query("begin");
    await placing.query("select app.lock_holds($1, true)", [workspaceId]);
    await placing.query(
      `insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
       values ($1, $2, 'Claim', 'A letter', true, $2, now())`,
      [workspaceId, newId()],
    );
    const retention = { table: "letters", column: "sent_at", keepFor: { days: 2 } };
    const deleting = deleteExpiredRows(server.system, { retention, limit: 10 });
    const waits = "select from pg_locks where locktype = 'advisory' and not granted";
    await expect.poll(async () => (await server.look(waits)).length, { timeout: 10_000 }).toBe(1);
    await placing.query("commit");
    expect(await deleting).toBe(1);
  } finally {
    await placing.end();
  }
  expect(await server.look("select id from letters")).toEqual([{ id: 1 }]);
});
