import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { EventExport } from "../../../contract/index.ts";
import {
  callerOf,
  createExportServer,
  join as joinServer,
  noteEvents,
  signLog,
} from "../testing/export-server.ts";
import { killWriter } from "../testing/kill-writer.ts";
import { writeEventExport } from "./write-event-export.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createExportServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("an export whose writer is killed between two pages is written whole by the next one", async () => {
  const owner = await joinServer(server, { workspaceId: newId(), role: "owner" });
  const { workspaceId } = owner;
  await noteEvents(server.as(owner), { acts: Array.from({ length: 50 }, () => "thing.made" as const) });
  await signLog(server);
  const ask = callerOf(server, owner);
  const { body } = await ask<EventExport>("POST", "/exports", {
    form: "jsonl",
    filter: { act: "thing.made" },
  });

  const program = join(import.meta.dirname, "testing/write-until-killed.ts");
  await killWriter(server, { program, workspaceId, id: body.id });

  const list = async () => (await ask<{ items: EventExport[] }>("GET", "/exports")).body.items;
  expect(await list()).toMatchObject([{ state: "writing", doneCount: 0 }]);
  await writeEventExport.perform(server.system, { workspaceId, id: body.id });
  expect(await list()).toMatchObject([{ state: "ready", doneCount: 50 }]);
  const { text } = await ask("GET", `/exports/${body.id}/download`);
  expect(new Set(text.trimEnd().split("\n")).size).toBe(50);
});
