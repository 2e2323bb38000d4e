import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { createTestServer } from "#platform/server/testing/create-test-server.ts";
import { scriptedRuns } from "./testing/scripted-runs.ts";
import { script } from "./testing/scripts.ts";
import { testPerson } from "./testing/start-test-run.ts";

it("a run that an earlier version left waiting for a child goes on if the child has ended, and waits if not", async () => {
  await using server = await createTestServer({ modules: [] });
  const runs = scriptedRuns(server);
  const person = testPerson();
  const waiting = async (childStatus: string) => {
    const [parent, child] = [
      await runs.start(script.approval, person),
      await runs.start(script.approval, person),
    ];
    await server.look("update runs set status = 'waiting' where id = $1", [parent.id]);
    await server.look(
      "update runs set status = $2, ended_at = case when $2 = 'failed' then now() end where id = $1",
      [child.id, childStatus],
    );
    await server.look(
      `insert into run_waits (workspace_id, run_id, step_key, user_id, kind, subject_id, declared_at)
       select workspace_id, id, 'ask', user_id, 'child_run', $2, now() from runs where id = $1`,
      [parent.id, child.id],
    );
    return parent.id;
  };
  const stuck = await waiting("failed");
  const open = await waiting("queued");

  const file = new URL("../../../database/migrations/0490_next_wait_of_a_step.sql", import.meta.url);
  const [, repair = ""] =
    (await readFile(file, "utf8")).match(/set local role service_role;(.*?)reset role;/s) ?? [];
  await server.look(repair);

  expect(await runs.row(stuck)).toMatchObject({ status: "queued" });
  expect(await runs.waits(stuck)).toMatchObject([{ result: { status: "failed" }, is_open: false }]);
  expect(await runs.row(open)).toMatchObject({ status: "waiting" });
  expect(await runs.waits(open)).toMatchObject([{ is_open: true }]);
});
