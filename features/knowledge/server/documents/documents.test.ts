import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setOverride } from "#features/entitlements/server/index.ts";
import { deleteAllOrphans, makePdf } from "#features/files/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";

let server: TestServer;
let ann: KnowledgeClient;
let handbook: string;
beforeAll(async () => {
  server = await createKnowledgeServer();
  ann = new KnowledgeClient(server);
  handbook = (await ann.collection()).id;
  await server.look('update auth.users set raw_user_meta_data = \'{"name": "Ann"}\' where id = $1', [
    ann.person.userId,
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

const download = async (who: KnowledgeClient, id: string) =>
  (await who.request("GET", `/api/v1/documents/${id}/content`)).text();

describe("an uploaded document", () => {
  it("is read in the background into passages with places, in its folder", async () => {
    const { status, body } = await ann.put(handbook, makePdf(["Thirty days.", "Sick leave."]), {
      ...{ name: "Travel/holidays.pdf", folder: "/Staff//../Rules/" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "waiting",
      title: "holidays.pdf",
      folder: "Staff/Rules",
      version: 1,
    });
    expect(await ann.settled(body.id)).toMatchObject({
      ...{ state: "ready", kind: "pdf", pageCount: 2, passageCount: 2, indexedVersion: 1, problem: null },
      ...{ source: "upload", addedBy: { id: ann.person.userId, name: "Ann" }, abilities: { edit: true } },
    });
    const page = await ann.get(`/api/v1/documents/${body.id}/passages?limit=1`);
    expect(page).toEqual({
      items: [{ number: 1, place: "p. 1", text: "Thirty days.", isMarkdown: false }],
      nextCursor: "1",
    });
    expect(await ann.get(`/api/v1/documents/${body.id}/passages?cursor=1`)).toEqual({
      ...{ items: [{ number: 2, place: "p. 2", text: "Sick leave.", isMarkdown: false }], nextCursor: null },
    });
  });

  it("comes back as it was, as a download that no browser runs", async () => {
    const { id } = await ann.uploaded(handbook, "<script>alert(1)</script> text", { name: "page.html" });
    const reply = await ann.request("GET", `/api/v1/documents/${id}/content`);
    expect(await reply.text()).toBe("<script>alert(1)</script> text");
    expect(reply.headers.get("content-disposition")).toContain('attachment; filename="page.html"');
    expect(reply.headers.get("content-type")).toBe("application/octet-stream");
  });

  it("sent again under its id changes nothing, and with another content is a new version in place of the passages before", async () => {
    const id = newId();
    const first = await ann.uploaded(handbook, "The first text.", { id });
    const again = await ann.put(handbook, "The first text.", { id, name: "other.md" });
    expect(again.body).toEqual(first);
    const second = await ann.uploaded(handbook, "The second text.", { id });
    expect(second).toMatchObject({ version: 2, indexedVersion: 2, state: "ready" });
    expect(await ann.texts(id)).toEqual(["The second text."]);
  });

  it("keeps the passages before when its new version cannot be read, and says why", async () => {
    const id = newId();
    await ann.uploaded(handbook, "What holds today.", { id });
    const failed = await ann.uploaded(handbook, Buffer.from([0, 1, 2, 3, 0, 255]), { id });
    expect(failed).toMatchObject({ state: "failed", version: 2, indexedVersion: 1, passageCount: 1 });
    expect(failed.problem).toEqual({
      code: "unsupported",
      message: expect.stringContaining("cannot be read"),
    });
    expect(await ann.texts(id)).toEqual(["What holds today."]);
  });

  it("is refused in another collection, when it is empty or too large, and above the room of the workspace", async () => {
    const { id } = await ann.uploaded(handbook, "Here.");
    const other = (await ann.collection("Other")).id;
    expect((await ann.put(other, "There.", { id })).code).toBe("document.id_taken");
    expect((await ann.put(handbook, "")).code).toBe("file.empty");
    expect((await ann.put(handbook, Buffer.alloc(1_000_001, 65))).code).toBe("file.too_large");
    const dan = new KnowledgeClient(server);
    const his = (await dan.collection()).id;
    await setOverride(server.system, {
      ...{ workspaceId: dan.person.workspaceId, entitlement: "storage_bytes" },
      override: {
        isRemoved: false,
        valueBoolean: null,
        valueLimit: 10,
        reason: "For this test",
        endsAt: null,
      },
    });
    expect((await dan.put(his, "More than ten bytes.")).code).toBe("limit_reached");
    expect((await dan.get<{ items: [] }>(`/api/v1/collections/${his}/documents`)).items).toEqual([]);
  });

  it("is refused before it is received when its folder is more than one line", async () => {
    expect((await ann.put(handbook, "Text.", { folder: "Staff\u0007Rules" })).code).toBe("request.invalid");
  });

  it("does not count to what one person's files may take", async () => {
    expect(await ann.uploaded(handbook, "long ".repeat(2_000))).toMatchObject({ state: "ready" });
  });

  it("has its passages, words and content deleted with it; what another document holds stays", async () => {
    const bob = new KnowledgeClient(server);
    const his = (await bob.collection()).id;
    const first = await bob.uploaded(his, "Shared content.", { name: "a.md" });
    const second = await bob.uploaded(his, "Shared content.", { name: "b.md" });
    const contents = () =>
      server.look(
        "select size_bytes::int as bytes from file_blobs where workspace_id = $1 and size_bytes > 0",
        [bob.person.workspaceId],
      );
    expect(await contents()).toEqual([{ bytes: 15 }]);
    expect(await bob.end("DELETE", `/documents/${first.id}`)).toEqual([204, ""]);
    expect(await bob.end("GET", `/documents/${first.id}`)).toEqual([404, "document.not_found"]);
    expect(await server.look("select from chunks where document_id = $1", [first.id])).toEqual([]);
    await deleteAllOrphans(server.system);
    expect(await download(bob, second.id)).toBe("Shared content.");
    await bob.end("DELETE", `/documents/${second.id}`);
    await deleteAllOrphans(server.system);
    expect(await contents()).toEqual([]);
    expect(await server.look("select word from collection_words where collection_id = $1", [his])).toEqual(
      [],
    );
  });
});

it("a content that a document holds is kept by the database, whoever deletes or empties it", async () => {
  const { id } = await ann.uploaded(handbook, "Kept by the database.");
  const of = "content_hash = (select content_hash from documents where id = $1)";
  await server.look(`delete from file_blobs where ${of}`, [id]);
  await server.look(`update file_blobs set size_bytes = 0 where ${of}`, [id]);
  expect(await server.look(`select size_bytes::int as bytes from file_blobs where ${of}`, [id])).toEqual([
    { bytes: 21 },
  ]);
});

describe("a text that is written here", () => {
  const write = (text: string) =>
    ann.call<KnowledgeDocument>("POST", `/api/v1/collections/${handbook}/texts`, { title: "Rules", text });

  it("is read like an upload, as somebody of the organization wrote it, and can be edited", async () => {
    const { status, body } = await write("# Holidays\n\nThirty days.");
    expect(status).toBe(201);
    const { id, version } = await ann.settled(body.id);
    expect(await server.look("select integrity from documents where id = $1", [id])).toEqual([
      { integrity: "organization" },
    ]);
    expect(await ann.get(`/api/v1/documents/${id}/text`)).toEqual({
      text: "# Holidays\n\nThirty days.",
      version: 1,
      writtenBy: { id: ann.person.userId, name: "Ann" },
    });
    await ann.call("PATCH", `/api/v1/documents/${id}`, { text: "# Holidays\n\nForty days.", version });
    expect(await ann.settled(id)).toMatchObject({ version: 2, state: "ready" });
    expect((await ann.texts(id)).join()).toContain("Forty days.");
    expect((await ann.texts(id)).join()).not.toContain("Thirty days.");
  });

  it("that somebody else changed meanwhile is not overwritten, and without its version not at all", async () => {
    const { id } = await ann.settled((await write("One.")).body.id);
    const change = (body: object) => ann.end("PATCH", `/documents/${id}`, body);
    expect(await change({ text: "Two.", version: 1 })).toEqual([200, ""]);
    expect(await change({ text: "Three.", version: 1 })).toEqual([409, "document.changed_meanwhile"]);
    expect(await change({ text: "Three." })).toEqual([400, "request.invalid"]);
    expect(await ann.get(`/api/v1/documents/${id}/text`)).toMatchObject({ text: "Two.", version: 2 });
  });

  it("is saved over another one only on the version of that one; a save that is sent again changes nothing", async () => {
    const { id } = await ann.settled((await write("One.")).body.id);
    const change = (body: object) => ann.end("PATCH", `/documents/${id}`, body);
    await change({ text: "Theirs.", version: 1 });
    expect(await change({ text: "Mine.", version: 1 })).toEqual([409, "document.changed_meanwhile"]);
    expect(await change({ text: "Mine.", version: 2 })).toEqual([200, ""]);
    expect(await change({ text: "Mine.", version: 2 })).toEqual([200, ""]);
    expect(await ann.get(`/api/v1/documents/${id}/text`)).toMatchObject({ text: "Mine.", version: 3 });
  });

  it("is the only kind that can be edited", async () => {
    const { id } = await ann.uploaded(handbook, "Uploaded.");
    expect(await ann.end("PATCH", `/documents/${id}`, { text: "Mine.", version: 1 })).toEqual([
      ...[409, "document.not_written_here"],
    ]);
    expect(await ann.end("GET", `/documents/${id}/text`)).toEqual([409, "document.not_written_here"]);
    expect(await ann.end("PATCH", `/documents/${id}`, { refreshHours: 2 })).toEqual([
      409,
      "document.no_address",
    ]);
  });
});

describe("the documents of a collection", () => {
  it("are listed by folder and title in pages, and found by title and state", async () => {
    const { id } = await ann.collection("Listed");
    for (const [name, folder] of [
      ["b.md", ""],
      ["a.md", "Z"],
      ["c.md", ""],
      ["needle.md", "A"],
    ] as const)
      await ann.uploaded(id, `Text of ${name}`, { name, folder });
    await ann.uploaded(id, Buffer.from([0, 0, 0]), { name: "broken.bin" });
    const list = async (query: string) => {
      const page = await ann.get<{ items: KnowledgeDocument[]; nextCursor: string | null }>(
        `/api/v1/collections/${id}/documents?${query}`,
      );
      return { titles: page.items.map(({ title }) => title), next: page.nextCursor };
    };
    const first = await list("limit=2");
    expect(first.titles).toEqual(["b.md", "broken.bin"]);
    const rest = ["c.md", "needle.md", "a.md"];
    expect((await list(`limit=3&cursor=${first.next}`)).titles).toEqual(rest);
    expect(await list("search=NEEDLE")).toEqual({ titles: ["needle.md"], next: null });
    expect((await list("state=failed")).titles).toEqual(["broken.bin"]);
    const { documents, passageCount } = await ann.get<{ documents: object; passageCount: number }>(
      `/api/v1/collections/${id}`,
    );
    expect({ documents, passageCount }).toEqual({
      ...{ documents: { total: 5, waiting: 0, failed: 1 }, passageCount: 4 },
    });
    // The page goes on where it ended, also when its last document is gone.
    await server.look("delete from documents where collection_id = $1 and title = 'broken.bin'", [id]);
    expect((await list(`limit=3&cursor=${first.next}`)).titles).toEqual(rest);
    for (const cursor of ["x", id, Buffer.from(`["\\u0000","",${JSON.stringify(id)}]`).toString("base64url")])
      expect(await ann.end("GET", `/collections/${id}/documents?cursor=${cursor}`)).toEqual([
        ...[400, "request.invalid"],
      ]);
  });

  it("are renamed and moved, and then found by what they are called", async () => {
    const { id } = await ann.uploaded(handbook, "Apples.", { name: "old.md" });
    await ann.call("PATCH", `/api/v1/documents/${id}`, { title: "Zebracrossing", folder: "Roads" });
    expect(await ann.document(id)).toMatchObject({ title: "Zebracrossing", folder: "Roads", version: 1 });
    const words = () => server.look("select words::text from chunks where document_id = $1", [id]);
    await expect.poll(async () => JSON.stringify(await words())).toContain("zebracros");
  });

  it("are read again when somebody asks, and failed ones say so again", async () => {
    const { id } = await ann.uploaded(handbook, Buffer.from([0, 0, 0]), { name: "broken.bin" });
    expect(await ann.end("POST", `/documents/${id}/read`)).toEqual([200, ""]);
    expect(await ann.settled(id)).toMatchObject({ state: "failed", problem: { code: "unsupported" } });
  });

  it("are at most 20,000", async () => {
    const { id } = await ann.collection("Full");
    await server.look(
      `insert into documents (workspace_id, id, collection_id, title, source, state)
       select $1, gen_random_uuid(), $2, 'T', 'text', 'ready' from generate_series(1, 20000)`,
      [ann.person.workspaceId, id],
    );
    expect((await ann.put(id, "One more.")).code).toBe("collection.too_many_documents");
  });
});
