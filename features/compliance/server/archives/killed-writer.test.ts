import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import type { Archive } from "../../contract/index.ts";
import { callerOf, join as joinServer, signLog } from "../exports/testing/export-server.ts";
import { killWriter } from "../exports/testing/kill-writer.ts";
import { ensureLogKey } from "../log/log-keys.ts";
import { createArchivesModule } from "./module.ts";
import { writeArchive } from "./write-archive.job.ts";

let server: TestServer;
beforeAll(async () => {
  const module = createArchivesModule({ declaring: () => [module] });
  server = await createTestServer({ modules: [module], listen: true, isWorker: false });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

it("an archive whose writer is killed while it packs is written whole by the next one", async () => {
  const owner = await joinServer(server, { workspaceId: newId(), role: "owner" });
  const { workspaceId, sessionId, userId } = owner;
  await server.look("insert into auth.sessions (id, user_id) values ($1, $2)", [sessionId, userId]);
  const ask = callerOf(server, owner);
  const { body: asked } = await ask<{ items: Archive[] }>("POST", "/archives", { kind: "person" });
  const id = asked.items[0]?.id ?? "";
  await signLog(server);

  const program = join(import.meta.dirname, "testing/write-until-killed.ts");
  await killWriter(server, { program, workspaceId, id });

  const list = async () => (await ask<{ items: Archive[] }>("GET", "/archives")).body.items;
  expect(await list()).toMatchObject([{ state: "writing", isOwn: true }]);
  await writeArchive.perform(server.system, { workspaceId, id });
  expect(await list()).toMatchObject([{ state: "ready", share: 1 }]);
  const { status, text } = await ask("GET", `/archives/${id}/download`);
  expect([status, text.slice(0, 2)]).toEqual([200, "PK"]);
});
