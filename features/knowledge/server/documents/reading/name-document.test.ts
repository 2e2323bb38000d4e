import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { sharedTestServer } from "#platform/server/testing/shared-test-server.ts";
import { knowledgeModule } from "../../module.ts";
import { stageCollection, stagePerson } from "../../testing/stage-collections.ts";
import { nameDocument } from "./name-document.job.ts";

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer({ modules: [knowledgeModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

it("a document that is renamed while its new version is stored keeps the passages of that version", async () => {
  const ann = await stagePerson(server);
  const handbook = await stageCollection(server, ann);
  const id = await handbook.add("Guide", ["What was deleted."]);
  const reader = await server.services.servicePool.connect();
  try {
    await reader.query("begin");
    await reader.query("set local app.audit_exempt = 'on'");
    await reader.query("select from documents where id = $1 for update", [id]);
    const { rows } = await reader.query("select pg_backend_pid() as pid");
    await reader.query("update chunks set text = 'What holds now.' where document_id = $1", [id]);
    const named = nameDocument(server.system, { workspaceId: ann.workspaceId, id });
    const isWaiting = async () =>
      (
        await server.look("select from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))", [
          rows[0].pid,
        ])
      ).length > 0;
    await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
    await reader.query("commit");
    await named;
  } finally {
    reader.release();
  }
  expect(await server.look("select text from chunks where document_id = $1", [id])).toEqual([
    { text: "What holds now." },
  ]);
});
