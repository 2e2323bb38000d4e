import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { command } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { readTar } from "../../contract/archive/tar.ts";
import { verifyExport } from "../../contract/verify/verify-export.ts";
import { planExport, writeExport } from "./export-log.ts";
import { ensureLogKey } from "./log-keys.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { sequenceEvents } from "./sequence-events.ts";
import { sha256 } from "./sha256.ts";
import { sequenceAll as sequenceEveryEvent } from "./testing/sequence-all.ts";

const host = "adjutant.example.com";
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command("test.note_for_killed", unrestricted, async (ctx, workspaceId: string) => {
  for (let number = 0; number < 3; number += 1)
    await ctx.audit({ act: "test.noted", workspaceId, target: [{ type: "test", id: `t${number}` }] });
});

async function startSequencer(): Promise<ChildProcess> {
  const dataDir = await mkdtemp(join(inject("filesFolder"), "sequencer-"));
  const options = { connection: server.database.appConnection, keyFile: server.keyFile, dataDir, host };
  const program = join(import.meta.dirname, "testing/sequence-until-killed.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface({ input: child.stdout }), "line");
  return child;
}

async function kill(child: ChildProcess) {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function sequenceAll() {
  // A killed process may hold its locks for a moment.
  await expect
    .poll(() => sequenceEvents(server.services, host), { timeout: 30_000, interval: 20 })
    .toEqual({ count: 0, isBehind: false });
  await sequenceEveryEvent(server.services, host);
  await publishCheckpoints(server.services, host);
}

/** Verifies the log of a workspace whole, and that each of its events has one place. */
async function expectWhole(workspaceId: string, events: number) {
  const planned = await planExport(server.services, workspaceId);
  const findings = await Array.fromAsync(
    verifyExport(readTar(writeExport(server.services, planned)), { sha256 }),
  );
  expect(findings.at(-1)).toMatchObject({ outcome: "passed" });
  expect(findings.map(({ words }) => words)).toContain(
    `${events.toLocaleString("en-US")} entries are complete, unchanged and in their order.`,
  );
}

it.each([
  ["before it stores entries", "log_entries", "insert"],
  ["before it stores by what events are found", "audit_facets", "insert"],
  ["before it says how far the log has grown", "logs", "update"],
  ["before it signs", "log_keys", "read"],
  ["before it stores a checkpoint", "log_checkpoints", "insert"],
])("a sequencer that is killed %s leaves nothing half done", async (_when, table, how) => {
  const workspaceId = newId();
  const child = await startSequencer();
  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query(`begin; lock table ${table} in ${how === "read" ? "access exclusive" : "share"} mode`);
  await note(server.system, workspaceId);
  const blocked = () =>
    server.look("select 1 from pg_locks where not granted and relation = $1::regclass", [table]);
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  await kill(child);
  await holder.query("rollback");
  await holder.end();
  await sequenceAll();
  await expectWhole(workspaceId, 3);
});

it("sequencers that are killed again and again beside writers lose, double and reorder nothing", async () => {
  const workspaceId = newId();
  const isOver = new AbortController();
  let written = 0;
  const writers = Array.from({ length: 4 }, async () => {
    while (!isOver.signal.aborted) {
      await note(server.system, workspaceId);
      written += 3;
    }
  });
  for (let round = 0; round < 3; round += 1) {
    const children = await Promise.all([startSequencer(), startSequencer()]);
    await sleep(20 + round * 30);
    await Promise.all(children.map(kill));
  }
  isOver.abort();
  await Promise.all(writers);
  await sequenceAll();
  expect(written).toBeGreaterThan(100);
  await expectWhole(workspaceId, written);
});

it("a frozen sequencer is put aside, and cannot append when it wakes", async () => {
  const workspaceId = newId();
  await sequenceAll();
  const child = await startSequencer();
  const holder = new pg.Client(server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin; lock table log_entries in share mode");
  await note(server.system, workspaceId);
  const blocked = () =>
    server.look("select 1 from pg_locks where not granted and relation = 'log_entries'::regclass");
  await expect.poll(blocked, { timeout: 30_000 }).not.toEqual([]);
  child.kill("SIGSTOP");
  await holder.query("rollback");
  await holder.end();
  // PostgreSQL ends the transaction of who says nothing for five seconds.
  await sequenceAll();
  await expectWhole(workspaceId, 3);
  child.kill("SIGCONT");
  await note(server.system, workspaceId);
  await kill(child);
  await sequenceAll();
  await expectWhole(workspaceId, 6);
});
