import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { command } from "#platform/server/command.ts";
import { inTransaction } from "#platform/server/db/transaction.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import { parseCheckpoint } from "../../contract/notes/checkpoint.ts";
import { parseProof } from "../../contract/notes/proof.ts";
import { parseNote } from "../../contract/notes/signed-note.ts";
import { verifyNote } from "../../contract/notes/verify-note.ts";
import { leafHash } from "../../contract/tree/hashes.ts";
import { rootOfLeaves } from "../../contract/tree/peaks.ts";
import { verifyInclusion } from "../../contract/tree/verify-inclusion.ts";
import { listLogKeys } from "./log-key.repository.ts";
import { ensureLogKey, verifierKeyOf } from "./log-keys.ts";
import { proveEvent } from "./prove-event.ts";
import { publishCheckpoints } from "./publish-checkpoints.ts";
import { batchSize, sequenceEvents } from "./sequence-events.ts";
import { sha256 } from "./sha256.ts";
import { sequenceAll as sequenceEveryEvent } from "./testing/sequence-all.ts";

let server: TestServer;
const host = "adjutant.example.com";
const asService = { role: "service_role" } as const;

beforeAll(async () => {
  server = await createTestServer({ modules: [] });
  await ensureLogKey(server.system, undefined);
});
afterAll(() => server[Symbol.asyncDispose]());

const note = command(
  "test.note_in_log",
  unrestricted,
  async (ctx, input: { workspaceId: string; count?: number }) => {
    for (let number = 0; number < (input.count ?? 1); number += 1) {
      await ctx.audit({ act: "test.noted", workspaceId: input.workspaceId, facts: { number } });
    }
  },
);

const read = <Result>(perform: Parameters<typeof inTransaction<Result>>[3]) =>
  inTransaction(server.services.pool, asService, "read", perform);
const sequenceAll = () => sequenceEveryEvent(server.services, host);
/** Only what has its turn. */
const sequenceDue = async () => {
  while ((await sequenceEvents(server.services, host)).count > 0);
};
const entriesOf = (workspaceId: string) =>
  server.look<{ index: string; event_id: string; leaf_hash: Buffer; envelope: Buffer | null }>(
    `select entry.*, envelope from log_entries entry join logs on logs.id = log_id
     left join audit_events on audit_events.id = event_id where logs.workspace_id = $1 order by index`,
    [workspaceId],
  );

describe("the sequencer", () => {
  it("orders transactions by number, whatever the digits", async () => {
    const workspaceId = newId();
    const store = (transactionId: string) =>
      server.look(
        `insert into audit_events (id, workspace_id, act, actor_type, occurred_at, envelope, transaction_id)
         values ($1, $2, 'test.noted', 'system', now(), convert_to($3, 'UTF8'), $4::text::xid8)`,
        [newId(), workspaceId, JSON.stringify({ transactionId }), transactionId],
      );
    for (const transactionId of ["10", "9", "100"]) await store(transactionId);
    await sequenceAll();
    const found = (await entriesOf(workspaceId)).map(
      ({ envelope }) => JSON.parse(String(envelope)).transactionId,
    );
    expect(found).toEqual(["9", "10", "100"]);
  });

  it("gives every committed event one place in the log of its workspace, in the order of transactions", async () => {
    const [one, two] = [newId(), newId()];
    await note(server.system, { workspaceId: one, count: 3 });
    await note(server.system, { workspaceId: two, count: 2 });
    await note(server.system, { workspaceId: one });
    await sequenceAll();
    const entries = await entriesOf(one);
    expect(entries.map(({ index }) => Number(index))).toEqual([0, 1, 2, 3]);
    const events = await server.look<{ id: string }>(
      "select id from audit_events where workspace_id = $1 order by transaction_id, number",
      [one],
    );
    expect(entries.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id));
    for (const { leaf_hash, envelope } of entries) {
      expect(Buffer.from(leafHash(sha256, envelope ?? Buffer.of())).equals(leaf_hash)).toBe(true);
    }
    expect(await entriesOf(two)).toHaveLength(2);
  });

  it("waits for an earlier transaction that has not ended, and takes it up before the later one", async () => {
    const workspaceId = newId();
    const open = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = command("test.note_slowly", unrestricted, async (ctx) => {
      await ctx.audit({ act: "test.begun", workspaceId });
      await ctx.storeCollected();
      begun.resolve();
      await open.promise;
    });
    const ending = slow(server.system, undefined);
    await begun.promise;
    await note(server.system, { workspaceId });
    await sequenceDue();
    expect(await entriesOf(workspaceId)).toEqual([]);
    open.resolve();
    await ending;
    await sequenceAll();
    const acts = (await entriesOf(workspaceId)).map(({ envelope }) => JSON.parse(String(envelope)).act);
    expect(acts).toEqual(["test.begun", "test.noted"]);
  });

  it("gives no place to an event that was rolled back", async () => {
    const workspaceId = newId();
    const failing = command("test.note_and_fail", unrestricted, async (ctx) => {
      await ctx.audit({ act: "test.noted", workspaceId });
      await ctx.storeCollected();
      throw new Error("No.");
    });
    await expect(failing(server.system, undefined)).rejects.toThrow("No.");
    await sequenceAll();
    expect(await entriesOf(workspaceId)).toEqual([]);
  });

  it("lets one of many append at a time, and loses and doubles nothing", async () => {
    const workspaceId = newId();
    await note(server.system, { workspaceId, count: 40 });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => sequenceEvents(server.services, host)),
    );
    expect(outcomes.filter(({ count }) => count === 40)).toHaveLength(1);
    expect(await entriesOf(workspaceId)).toHaveLength(40);
  });

  it("notes by what an event is found", async () => {
    const [workspaceId, conversationId, runId, agentId, personId] = [
      newId(),
      newId(),
      newId(),
      newId(),
      newId(),
    ];
    const found = command("test.note_facets", unrestricted, async (ctx) => {
      const target = [{ type: "agent", id: agentId }];
      await ctx.audit({
        ...{ act: "test.noted", workspaceId, conversationId, runId, onBehalfOf: personId, target },
        outcome: "denied",
      });
    });
    await found(server.system, undefined);
    await sequenceAll();
    const rows = await server.look<{ facet: string; actor_id: string }>(
      "select facet, actor_id from audit_facets where workspace_id = $1 order by facet",
      [workspaceId],
    );
    expect(rows.map(({ facet }) => facet)).toEqual([
      `agent:${agentId}`,
      `conversation:${conversationId}`,
      "outcome:denied",
      `person:${personId}`,
      `run:${runId}`,
      `target:${agentId}`,
    ]);
    expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([personId]));
  });

  it("gives a place to an event by which nothing can be found, so that none stops the log", async () => {
    const workspaceId = newId();
    const odd = command("test.note_oddly", unrestricted, async (ctx) => {
      for (const id of ["x".repeat(10_000), "a\0b"])
        await ctx.audit({ act: "test.noted", workspaceId, target: [{ type: "test", id }] });
      await ctx.audit({ act: "test.noted", workspaceId, facts: { agentId: null } });
    });
    await odd(server.system, undefined);
    await server.look(
      `insert into audit_events (id, workspace_id, act, actor_type, occurred_at, envelope)
       values ($1, $2, 'test.noted', 'system', now(), 'no event')`,
      [newId(), workspaceId],
    );
    await sequenceAll();
    expect(await entriesOf(workspaceId)).toHaveLength(4);
  });
});

describe("a checkpoint", () => {
  it("is signed over the root of all entries, and is an entry of the installation's log", async () => {
    const workspaceId = newId();
    await note(server.system, { workspaceId, count: batchSize + 300 });
    await sequenceAll();
    await publishCheckpoints(server.services, host);
    const [row] = await server.look<{ note: string }>(
      `select note from log_checkpoints join logs on logs.id = log_id where workspace_id = $1`,
      [workspaceId],
    );
    const signed = parseNote(row?.note ?? "");
    const checkpoint = parseCheckpoint(signed?.text ?? "");
    const entries = await entriesOf(workspaceId);
    expect(checkpoint).toEqual({
      origin: expect.stringMatching(new RegExp(`^${host}/log/${workspaceId}/[0-9]{8}T[0-9]{9}Z$`)),
      size: batchSize + 300,
      root: rootOfLeaves(
        sha256,
        entries.map(({ leaf_hash }) => new Uint8Array(leaf_hash)),
      ),
    });
    const keys = await read(listLogKeys);
    if (!signed) throw new Error("This is no note.");
    const own = keys.map(({ public_key }) => verifierKeyOf(checkpoint?.origin ?? "", public_key));
    expect(await verifyNote(sha256, signed, own)).toBe("verified");
    const leaves = await server.look<{ leaf_hash: Buffer }>(
      "select leaf_hash from log_entries join logs on logs.id = log_id where workspace_id = $1",
      [installationWorkspaceId],
    );
    const leaf = Buffer.from(leafHash(sha256, Buffer.from(row?.note ?? "")));
    expect(leaves.some(({ leaf_hash }) => leaf_hash.equals(leaf))).toBe(true);
  });

  it("is made once for a state, by however many servers", async () => {
    const workspaceId = newId();
    await note(server.system, { workspaceId });
    await sequenceAll();
    const published = await Promise.all(
      Array.from({ length: 4 }, () => publishCheckpoints(server.services, host)),
    );
    const stored = await server.look<{ id: string }>("select id from log_checkpoints");
    const ids = stored.map(({ id }) => id);
    for (const newest of published) if (newest) expect(ids).toContain(newest.id);
    await publishCheckpoints(server.services, host);
    const made = "select note from log_checkpoints join logs on logs.id = log_id where workspace_id = $1";
    expect(await server.look(made, [workspaceId])).toHaveLength(1);
    const mentioned = `select 1 from log_entries join log_checkpoints c on c.id = checkpoint_id
      join logs on logs.id = c.log_id where workspace_id = $1`;
    expect(await server.look(mentioned, [workspaceId])).toHaveLength(1);
  });
});

describe("the proof of an event", () => {
  it("verifies for first, middle and last entries of a log of several tiles", async () => {
    const workspaceId = newId();
    await note(server.system, { workspaceId, count: 700 });
    await sequenceAll();
    await publishCheckpoints(server.services, host);
    const entries = await entriesOf(workspaceId);
    for (const index of [0, 1, 255, 256, 400, 511, 512, 698, 699]) {
      const proven = await read((db) => proveEvent(db, entries[index]?.event_id ?? ""));
      const proof = parseProof(proven?.proof ?? "");
      const checkpoint = parseCheckpoint(parseNote(proof?.note ?? "")?.text ?? "");
      if (!proof || !checkpoint) throw new Error("There is no proof.");
      expect(proof.index).toBe(index);
      const leaf = leafHash(sha256, proof.entry);
      const claim = { leaf, index, size: checkpoint.size, proof: proof.hashes, root: checkpoint.root };
      expect(verifyInclusion(sha256, claim)).toBe(true);
    }
  });

  it("is not there before a checkpoint covers the event", async () => {
    const workspaceId = newId();
    await note(server.system, { workspaceId });
    await sequenceAll();
    const [entry] = await entriesOf(workspaceId);
    expect(await read((db) => proveEvent(db, entry?.event_id ?? ""))).toBeUndefined();
  });
});

describe("rows of the log", () => {
  it.each(["log_entries", "log_tiles", "log_checkpoints"])(
    "of %s are never changed or deleted",
    async (table) => {
      await expect(server.services.servicePool.query(`delete from ${table}`)).rejects.toThrow(
        "permission denied",
      );
      await expect(server.look(`delete from ${table}`)).rejects.toThrow("only ever added");
      const columns = {
        log_entries: "leaf_hash = leaf_hash",
        log_tiles: "root = root",
        log_checkpoints: "note = note",
      };
      const change = `update ${table} set ${columns[table as keyof typeof columns]}`;
      await expect(server.look(change)).rejects.toThrow("only ever added");
    },
  );
});
