import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import type { Blobs } from "#platform/server/blobs/blobs.ts";
import { newId } from "#platform/server/ids.ts";
import { createFilesModule } from "./module.ts";
import { deleteOrphanedContents, deleteUnsentFiles } from "./tidy-files.ts";

let server: ChatServer;
let ann: ChatClient;
let putBlob: Blobs["put"];
beforeAll(async () => {
  // Without a worker: what is stored stays to be read.
  server = await createOwnChatServer({ modules: [createFilesModule(), entitlementsModule], isWorker: false });
  ann = new ChatClient(server, personOf());
  putBlob = server.services.blobs.put;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server[Symbol.asyncDispose]());

const octets = { "content-type": "application/octet-stream" };

async function put(id: string, text: string, as = ann) {
  const reply = await as.request("PUT", `/api/v1/files/${id}?name=notes.txt`, Buffer.from(text), octets);
  const { state, error } = await reply.json();
  return { status: reply.status, is: state ?? error.code };
}

const reading = { status: 200, is: "reading" };
const stored = async (id: string) => (await ann.request("GET", `/api/v1/files/${id}`)).status === 200;
const jobsFor = (id: string) =>
  server.look("select from pgboss.job where name = 'files.read_file' and data ->> 'id' = $1", [id]);

/** The bytes of uploads wait at the store, each until it is let go. */
function holdStore(): (() => void)[] {
  const waiting: (() => void)[] = [];
  vi.spyOn(server.services.blobs, "put").mockImplementation(async (...given) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return putBlob(...given);
  });
  return waiting;
}

const reach = (waiting: unknown[], count: number) =>
  expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(count);

/** Everything of this content: whether it takes room, and its bytes. */
async function contentOf(text: string) {
  const { workspaceId } = ann.person;
  const rows = await server.look(
    "select from file_blobs where workspace_id = $1 and content_hash = $2 and size_bytes > 0",
    [workspaceId, hashOf(text)],
  );
  return { isKnown: rows.length > 0, isThere: await server.services.blobs.exists(keyOf(text)) };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const keyOf = (text: string) => `files/${ann.person.workspaceId}/${hashOf(text)}`;

async function tidy(hoursLater = 0): Promise<void> {
  const now = new Date(server.services.now().getTime() + hoursLater * 3_600_000);
  await deleteUnsentFiles(server.system, now);
  await deleteOrphanedContents(server.system, { now, limit: 100 });
}

const age = (id: string) =>
  server.look("update files set updated_at = now() - interval '2 hours' where id = $1", [id]);

describe("a file that is sent again under its id", () => {
  it("is the first one, read once", async () => {
    const id = newId();
    expect([await put(id, "Once."), await put(id, "Once.")]).toEqual([reading, reading]);
    expect(await jobsFor(id)).toHaveLength(1);
  });

  it("is refused when its bytes are others, or when it is a colleague's", async () => {
    const id = newId();
    await put(id, "First.");
    expect(await put(id, "Second.")).toEqual({ status: 409, is: "file.id_taken" });
    const colleague = new ChatClient(server, personOf(ann.person.workspaceId));
    expect(await put(id, "First.", colleague)).toEqual({ status: 409, is: "file.id_taken" });
  });

  it("while the first one is on its way takes it over, and both are told the same", async () => {
    const id = newId();
    const waiting = holdStore();
    const first = put(id, "Under way.");
    await reach(waiting, 1);
    const second = put(id, "Under way.");
    await reach(waiting, 2);
    waiting[1]?.();
    expect(await second).toEqual(reading);
    waiting[0]?.();
    expect(await first).toEqual(reading);
    expect(await jobsFor(id)).toHaveLength(1);
  });

  it("at the very same time is one file", async () => {
    const id = newId();
    const both = [put(id, "At once."), put(id, "At once.")];
    expect(await Promise.all(both)).toEqual([reading, reading]);
    expect(await jobsFor(id)).toHaveLength(1);
  });
});

describe("an upload that was cut off", () => {
  async function cutOff(text: string): Promise<string> {
    const id = newId();
    vi.spyOn(server.services.blobs, "put").mockRejectedValueOnce(new Error("the disk is gone"));
    expect((await put(id, text)).status).toBe(500);
    await age(id);
    return id;
  }

  it("and is repeated when it is old is not tidied away meanwhile", async () => {
    const text = "Repeated before the tidying.";
    const id = await cutOff(text);
    const waiting = holdStore();
    const again = put(id, text);
    await reach(waiting, 1);
    await tidy();
    waiting[0]?.();
    expect(await again).toEqual(reading);
    expect([await stored(id), await contentOf(text)]).toEqual([true, { isKnown: true, isThere: true }]);
  });

  it("and was tidied away before it is repeated is a new file", async () => {
    const text = "Repeated after the tidying.";
    const id = await cutOff(text);
    await tidy();
    expect([await stored(id), await contentOf(text)]).toEqual([false, { isKnown: false, isThere: false }]);
    expect(await put(id, text)).toEqual(reading);
    expect(await contentOf(text)).toEqual({ isKnown: true, isThere: true });
  });

  it("because its person deleted it leaves no bytes", async () => {
    const [id, text] = [newId(), "Deleted on its way."];
    const waiting = holdStore();
    const upload = put(id, text);
    await reach(waiting, 1);
    expect((await ann.request("DELETE", `/api/v1/files/${id}`)).status).toBe(204);
    await tidy();
    waiting[0]?.();
    expect(await upload).toEqual({ status: 404, is: "file.not_found" });
    expect(await contentOf(text)).toEqual({ isKnown: true, isThere: true });
    await tidy();
    expect(await contentOf(text)).toEqual({ isKnown: false, isThere: false });
  });

  it("because its person deleted it leaves no bytes, also when its server was killed as soon as it had stored them", async () => {
    const text = "Deleted, tidied, stored, killed.";
    const id = await cutOff(text);
    expect((await ann.request("DELETE", `/api/v1/files/${id}`)).status).toBe(204);
    await tidy();
    await putBlob(keyOf(text), Buffer.from(text), { contentType: "text/plain" });
    await tidy();
    expect(await contentOf(text)).toEqual({ isKnown: false, isThere: true });
    await tidy(2);
    expect(await contentOf(text)).toEqual({ isKnown: false, isThere: false });
    const hash = hashOf(text);
    expect(await server.look("select from file_blobs where content_hash = $1", [hash])).toEqual([]);
  });
});

it("that a content was deleted is recorded without its digest", async () => {
  const id = newId();
  await put(id, "Yes.");
  await ann.request("DELETE", `/api/v1/files/${id}`);
  await tidy();
  const [deleted] = await server.look<{ envelope: Buffer }>(
    "select envelope from audit_events where act = 'file.content_deleted' and workspace_id = $1 order by id desc",
    [ann.person.workspaceId],
  );
  expect(JSON.parse(`${deleted?.envelope}`)).toMatchObject({ facts: { bytes: 4 } });
  expect(`${deleted?.envelope}`).not.toContain("digest");
});
