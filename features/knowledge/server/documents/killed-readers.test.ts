import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";
import { beginReading } from "./reading/begin-reading.ts";
import { endReading } from "./reading/end-reading.ts";
import { readDocumentJob } from "./reading/read-document.job.ts";
import { resumeReading } from "./reading/refresh-due.ts";

let server: TestServer;
let ann: KnowledgeClient;
beforeAll(async () => {
  // Without a worker: only the test reads.
  server = await createKnowledgeServer({ isWorker: false });
  ann = new KnowledgeClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const keyOf = (id: string) => ({ workspaceId: ann.person.workspaceId, id });
const read = (id: string) => readDocumentJob.perform(server.system, keyOf(id));

/** Begins to read in a process of its own, which is killed in the middle. */
async function readAndDie(id: string): Promise<void> {
  const dataDir = await mkdtemp(join(inject("filesFolder"), "reader-"));
  const { appConnection: connection } = server.database;
  const options = { connection, keyFile: server.keyFile, dataDir, key: keyOf(id) };
  const program = join(import.meta.dirname, "testing/read-until-killed.ts");
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(createInterface({ input: child.stdout }), "line");
  child.kill("SIGKILL");
  await once(child, "exit");
}

/** A document that was read once, and has a new version. */
async function replaced() {
  const { id: collectionId } = await ann.collection();
  const id = newId();
  await ann.put(collectionId, "What holds today.", { id });
  await read(id);
  await ann.put(collectionId, "What holds tomorrow.", { id });
  return id;
}

it("a document whose reader was killed keeps its passages, and the next reader stores the new ones once", async () => {
  const id = await replaced();
  await readAndDie(id);
  expect(await ann.document(id)).toMatchObject({ state: "reading", version: 2, indexedVersion: 1 });
  expect(await ann.texts(id)).toEqual(["What holds today."]);
  await read(id);
  await read(id);
  expect(await ann.document(id)).toMatchObject({ state: "ready", indexedVersion: 2, passageCount: 1 });
  expect(await ann.texts(id)).toEqual(["What holds tomorrow."]);
});

it("a document is given up after three deaths, keeps its passages, and can be read again", async () => {
  const id = await replaced();
  for (let death = 0; death < 3; death += 1) await readAndDie(id);
  await read(id);
  expect(await ann.document(id)).toMatchObject({ state: "failed", problem: { code: "interrupted" } });
  expect(await ann.texts(id)).toEqual(["What holds today."]);
  expect(await ann.end("POST", `/documents/${id}/read`)).toEqual([200, ""]);
  await read(id);
  expect(await ann.document(id)).toMatchObject({ state: "ready", indexedVersion: 2 });
});

it("a reader that another version overtook stores nothing", async () => {
  const id = await replaced();
  const { blobs } = server.services;
  const find = blobs.find;
  blobs.find = async (key) => {
    blobs.find = find;
    const blob = await find(key);
    await ann.put((await ann.document(id)).collectionId, "What holds in a week.", { id });
    return blob;
  };
  await read(id);
  expect(await ann.document(id)).toMatchObject({ state: "waiting", version: 3, indexedVersion: 1 });
  expect(await ann.texts(id)).toEqual(["What holds today."]);
  await read(id);
  expect(await ann.texts(id)).toEqual(["What holds in a week."]);
});

it("a document whose job was lost is queued again after an hour", async () => {
  const id = await replaced();
  const jobs = () =>
    server.look(
      "select from pgboss.job where name = 'knowledge.read_document' and state = 'created' and data::text like '%' || $1 || '%'",
      [id],
    );
  await server.look("delete from pgboss.job where name = 'knowledge.read_document'");
  await resumeReading(server.system, new Date(Date.now() + 1_000_000));
  expect(await jobs()).toEqual([]);
  const later = new Date(Date.now() + 4_000_000);
  await resumeReading(server.system, later);
  expect(await jobs()).toHaveLength(1);
  // It waits for its turn then, which is nothing new.
  await resumeReading(server.system, later);
  const events = await server.look(
    `select from audit_events where act = 'document.read_resumed'
     and convert_from(envelope, 'utf8') like '%' || $1 || '%'`,
    [id],
  );
  expect(events).toHaveLength(1);
});

it("a reader that was thought lost stores nothing after another has begun on the same version", async () => {
  const id = await replaced();
  const lost = await beginReading(server.system, keyOf(id));
  if (!lost) throw new Error("Nothing is left to read.");
  await server.look(
    "update documents set state = 'failed', problem = 'interrupted' where id = $1 and state = 'reading'",
    [id],
  );
  expect(await ann.end("POST", `/documents/${id}/read`)).toEqual([200, ""]);
  await beginReading(server.system, keyOf(id));
  await endReading(server.system, { document: lost, outcome: { problem: "no_text" } });
  expect(await ann.document(id)).toMatchObject({ state: "reading", version: 2 });
});

it("documents are read in the turn of who added them, whichever their collection", async () => {
  const bob = new KnowledgeClient(server, { workspaceId: ann.person.workspaceId });
  const [first, second] = [await ann.collection(), await ann.collection("Second")];
  await ann.shareCollection(first.id, bob, "editor");
  const { body: own } = await ann.put(first.id, "One.");
  const { body: other } = await ann.put(second.id, "Two.");
  const { body: his } = await bob.put(first.id, "Three.");
  const turnOf = async ({ id }: { id: string }) =>
    (await server.look("select group_id as of from pgboss.job where data ->> 'id' = $1", [id]))[0];
  expect(await turnOf(own)).toEqual({ of: ann.person.userId });
  expect(await turnOf(other)).toEqual({ of: ann.person.userId });
  expect(await turnOf(his)).toEqual({ of: bob.person.userId });
});
