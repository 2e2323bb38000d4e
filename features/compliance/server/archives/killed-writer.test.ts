import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join as joinPath } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import type { Archive } from "../../contract/index.ts";
import { callerOf, join, signLog } from "../exports/testing/export-server.ts";
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
  const owner = await join(server, { workspaceId: newId(), role: "owner" });
  const { workspaceId, sessionId, userId } = owner;
  await server.look("insert into auth.sessions (id, user_id) values ($1, $2)", [sessionId, userId]);
  const ask = callerOf(server, owner);
  const { body: asked } = await ask<{ items: Archive[] }>("POST", "/archives", { kind: "person" });
  const id = asked.items[0]?.id ?? "";
  await signLog(server);

  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table log_entries in access exclusive mode");
  const dataDir = await mkdtemp(joinPath(inject("filesFolder"), "writer-"));
  const { keyFile } = server;
  const options = { connection: server.database.appConnection, keyFile, dataDir, workspaceId, id };
  const program = joinPath(import.meta.dirname, "testing/write-until-killed.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], { stdio: "inherit" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const blocked = () =>
    server.look("select from pg_locks where not granted and relation = 'log_entries'::regclass");
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  child.kill("SIGKILL");
  await once(child, "exit");
  await holder.query("rollback");
  await holder.end();

  const list = async () => (await ask<{ items: Archive[] }>("GET", "/archives")).body.items;
  expect(await list()).toMatchObject([{ state: "writing", isOwn: true }]);
  await writeArchive.perform(server.system, { workspaceId, id });
  expect(await list()).toMatchObject([{ state: "ready", share: 1 }]);
  const { status, text } = await ask("GET", `/archives/${id}/download`);
  expect([status, text.slice(0, 2)]).toEqual([200, "PK"]);
});
