import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command, query } from "#platform/server/command.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { readTar } from "../../contract/archive/tar.ts";
import { verifyExport } from "../../contract/verify/verify-export.ts";
import { planExport, writeExport } from "./export-log.ts";
import { logAccess } from "./log.access.ts";
import { ensureLogKey } from "./log-keys.ts";
import { logSteps } from "./log-steps.ts";
import { createLogWorker } from "./log-worker.ts";
import { mirrorCheckpoint } from "./mirror.ts";
import { proveEvents } from "./prove-event.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { noticeRestore, restoreLog } from "./restore-log.ts";
import { sha256 } from "./sha256.ts";
import { sequenceAll as sequenceEveryEvent } from "./testing/sequence-all.ts";

const host = "adjutant.example.com";
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command("test.note_before_restore", unrestricted, async (ctx, workspaceId: string) => {
  for (let number = 0; number < 5; number += 1)
    await ctx.audit({ act: "test.noted", workspaceId, facts: { number } });
});

async function sequenceAll() {
  await sequenceEveryEvent(server.services, host);
}

async function sign(): Promise<string> {
  await sequenceAll();
  const newest = await publishCheckpoints(server.services, host);
  return newest?.note ?? "";
}

const logsOf = (workspaceId: string) =>
  server.look<{ origin: string; size: number; closed_because: string | null }>(
    "select origin, size, closed_because from logs where workspace_id = $1 order by generation",
    [workspaceId],
  );

async function verdictOn(workspaceId: string) {
  const planned = await planExport(server.services, workspaceId);
  return Array.fromAsync(verifyExport(readTar(writeExport(server.services, planned)), { sha256 }));
}

it("a log that has all that was signed goes on under its name", async () => {
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await mirrorCheckpoint(server.services, await sign());
  await note(server.system, workspaceId);
  await sign();
  expect(await noticeRestore(server.system, host)).toBeUndefined();
  expect(await logsOf(workspaceId)).toHaveLength(1);
});

it("a database that lacks what was signed begins a log of another name, and says so in it", async () => {
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await sign();
  // As an older backup would leave it: the files know of an entry more.
  const later = newId();
  await note(server.system, later);
  await mirrorCheckpoint(server.services, await sign());
  await takeBack(later);

  expect(await noticeRestore(server.system, host)).toBe("rolled_back");
  await note(server.system, workspaceId);
  await sign();
  const [old, next, ...more] = await logsOf(workspaceId);
  expect(more).toEqual([]);
  expect(old).toMatchObject({ size: 5, closed_because: "rolled_back" });
  // The event that tells of it, and the five after.
  expect(next).toMatchObject({ size: 6, closed_because: null });
  expect(next?.origin).not.toBe(old?.origin);
  const told = await server.look(
    "select 1 from audit_events where workspace_id = $1 and act = 'log.restored'",
    [workspaceId],
  );
  expect(told).toHaveLength(1);
  const findings = await verdictOn(workspaceId);
  expect(findings.at(-1)?.outcome).toBe("passed");
  expect(findings.map(({ words }) => words).join("\n")).toContain(
    "It was closed, because the database was restored",
  );
});

it("a database whose transactions are numbered anew gives a place to everything that came with it, once", async () => {
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await sign();
  await note(server.system, workspaceId);
  // As after a dump was read into another cluster, where transactions begin at small numbers.
  await server.look("update log_sequencer set transaction_id = '9223372036854775807'");
  expect(await noticeRestore(server.system, host)).toBe("moved_database");
  await note(server.system, workspaceId);
  await sign();
  const placed = await server.look<{ events: number; places: number }>(
    `select count(distinct event.id)::int as events, count(entry.index)::int as places
     from audit_events event left join log_entries entry on entry.event_id = event.id where workspace_id = $1`,
    [workspaceId],
  );
  expect(placed).toEqual([{ events: 16, places: 16 }]);
  expect(await noticeRestore(server.system, host)).toBeUndefined();
  expect((await verdictOn(workspaceId)).at(-1)?.outcome).toBe("passed");
});

it("servers that notice it together close the logs once", async () => {
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await sign();
  const later = newId();
  await note(server.system, later);
  await mirrorCheckpoint(server.services, await sign());
  await takeBack(later);
  await Promise.all(Array.from({ length: 4 }, () => noticeRestore(server.system, host)));
  expect(await logsOf(workspaceId)).toHaveLength(2);
});

it("a server that goes on while its database is replaced signs nothing more under the old name", async () => {
  const workspaceId = newId();
  const steps = logSteps(server.services, host);
  await steps.prepare();
  await note(server.system, workspaceId);
  await sequenceAll();
  await steps.publish();
  expect(await logsOf(workspaceId)).toHaveLength(1);
  const later = newId();
  await note(server.system, later);
  await sequenceAll();
  await steps.publish();
  await takeBack(later);
  await steps.publish();
  await steps.publish();
  expect(await logsOf(workspaceId)).toEqual([
    { origin: expect.any(String), size: 5, closed_because: "rolled_back" },
    { origin: expect.any(String), size: 1, closed_because: null },
  ]);
});

it("a server whose database was away looks whether it came from a backup before it goes on", async () => {
  const { pool } = server.services;
  let isAway = false;
  const connect = () => (isAway ? Promise.reject(new Error("Connection terminated")) : pool.connect());
  const services = { ...server.services, pool: Object.assign(Object.create(pool), { connect }) };
  let looks = 0;
  const prepare = async () => {
    looks += 1;
  };
  const worker = createLogWorker(services, { host, prepare, publish: async () => undefined });
  worker.start();
  onTestFinished(() => worker.stop(1_000));
  await expect.poll(() => looks).toBe(1);
  isAway = true;
  await expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThan(1);
});

it("a store of files that cannot be reached does not stop the log", async () => {
  const workspaceId = newId();
  const put = () => Promise.reject(new Error("No."));
  const blobs = { ...server.services.blobs, put, find: async () => undefined };
  const steps = logSteps({ ...server.services, blobs }, host);
  await note(server.system, workspaceId);
  await sequenceAll();
  await steps.publish();
  expect((await verdictOn(workspaceId)).at(-1)?.outcome).toBe("passed");
});

it("events whose places were never signed when their log was closed have places in the next", async () => {
  const workspaceId = newId();
  await note(server.system, workspaceId);
  await sign();
  await note(server.system, workspaceId);
  await sequenceEveryEvent(server.services, host);
  await restoreLog(server.system, { reason: "rolled_back", host });
  await sign();
  const events = await server.look<{ id: string }>("select id from audit_events where workspace_id = $1", [
    workspaceId,
  ]);
  const proofs = await query(server.system, logAccess.restore, ({ db }) =>
    proveEvents(
      db,
      events.map(({ id }) => id),
    ),
  );
  expect(proofs).toHaveLength(11);
  const words = (await verdictOn(workspaceId)).map((finding) => finding.words).join("\n");
  expect(words).toContain("5 entries are complete");
  expect(words).toContain("6 entries are complete");
});

it("a checkpoint among the files that no key of the database signed begins a log of another name", async () => {
  await server.services.blobs.put(
    "log/newest-checkpoint",
    Buffer.from(`${host}/log/_meta/1\n999\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n\n— x AAAAAAA=\n`),
    { contentType: "text/plain" },
  );
  expect(await noticeRestore(server.system, host)).toBe("rolled_back");
  await mirrorCheckpoint(server.services, await sign());
  expect(await noticeRestore(server.system, host)).toBeUndefined();
});

it("an older checkpoint does not take the place of a newer one among the files", async () => {
  await note(server.system, newId());
  const older = await sign();
  await note(server.system, newId());
  const newer = await sign();
  await mirrorCheckpoint(server.services, newer);
  await mirrorCheckpoint(server.services, older);
  const kept = await server.services.blobs.get("log/newest-checkpoint");
  expect(await text(kept.stream)).toBe(newer);
});

/** Removes the log of a workspace and its mention, past all that keeps rows. */
async function takeBack(workspaceId: string): Promise<void> {
  await server.look(`
    set session_replication_role = replica;
    with gone as (delete from log_entries where checkpoint_id in (
      select c.id from log_checkpoints c join logs on logs.id = c.log_id where workspace_id = '${workspaceId}') returning log_id)
    update logs set size = size - 1, published_size = size - 1 where id in (select log_id from gone);
    delete from log_checkpoints where size > (select size from logs where id = log_id);
    set session_replication_role = origin;`);
  const [{ size } = { size: 0 }] = await server.look<{ size: number }>(
    "select size::int as size from logs where workspace_id = $1 and closed_at is null",
    [installationWorkspaceId],
  );
  expect(size).toBeGreaterThan(0);
}
