import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join as joinPath } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { EventExport } from "../../../contract/index.ts";
import { callerOf, createExportServer, join, noteEvents, signLog } from "../testing/export-server.ts";
import { writeEventExport } from "./write-event-export.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createExportServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("an export whose writer is killed between two pages is written whole by the next one", async () => {
  const owner = await join(server, { workspaceId: newId(), role: "owner" });
  const { workspaceId } = owner;
  await noteEvents(server.as(owner), { acts: Array.from({ length: 50 }, () => "thing.made" as const) });
  await signLog(server);
  const ask = callerOf(server, owner);
  const { body } = await ask<EventExport>("POST", "/exports", {
    form: "jsonl",
    filter: { act: "thing.made" },
  });

  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table log_entries in access exclusive mode");
  const dataDir = await mkdtemp(joinPath(inject("filesFolder"), "writer-"));
  const { keyFile } = server;
  const options = { connection: server.database.appConnection, keyFile, dataDir, workspaceId, id: body.id };
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

  const list = async () => (await ask<{ items: EventExport[] }>("GET", "/exports")).body.items;
  expect(await list()).toMatchObject([{ state: "writing", doneCount: 0 }]);
  await writeEventExport.perform(server.system, { workspaceId, id: body.id });
  expect(await list()).toMatchObject([{ state: "ready", doneCount: 50 }]);
  const { text } = await ask("GET", `/exports/${body.id}/download`);
  expect(new Set(text.trimEnd().split("\n")).size).toBe(50);
});
