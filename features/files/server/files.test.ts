import { connect } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { setOverride } from "#features/entitlements/server/index.ts";
import { entitlementsModule } from "#features/entitlements/server/module.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Passage, StoredFile } from "../contract/index.ts";
import { createFilesModule } from "./module.ts";
import { makePdf } from "./testing/make-pdf.ts";
import { deleteOrphanedContents, deleteUnsentFiles } from "./tidy-files.ts";

const megabyte = 1_000_000;
let server: ChatServer;
let ann: ChatClient;
beforeAll(async () => {
  const limits = { fileBytes: megabyte, personBytes: 3 * megabyte, perMessage: 2 };
  server = await createOwnChatServer({
    modules: [createFilesModule(limits), entitlementsModule],
  });
  await server.services.jobs.work();
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

const octets = { "content-type": "application/octet-stream" };

async function put(content: Buffer, { name = "notes.txt", id = newId(), as = ann } = {}) {
  const path = `/api/v1/files/${id}?name=${encodeURIComponent(name)}`;
  const reply = await as.request("PUT", path, content, octets);
  return { status: reply.status, body: await reply.json() };
}

async function upload(content: Buffer, options: Parameters<typeof put>[1] = {}): Promise<StoredFile> {
  const { status, body } = await put(content, options);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

const get = (id: string, as = ann) => as.get<StoredFile>(`/api/v1/files/${id}`);

async function settled(id: string, as = ann): Promise<StoredFile> {
  await expect.poll(async () => (await get(id, as)).state, { timeout: 50_000 }).not.toBe("reading");
  return get(id, as);
}

const codeOf = ({ body }: { body: { error?: { code?: string } } }) => body.error?.code;

describe("an uploaded file", () => {
  it("is read in the background, and its text has places", async () => {
    const file = await upload(makePdf(["One.", "Two."]), { name: "report.exe" });
    expect(file).toMatchObject({ state: "reading", kind: null, name: "report.exe" });
    expect(await settled(file.id)).toMatchObject({
      state: "ready",
      kind: "pdf",
      pageCount: 2,
      characterCount: 8,
    });
    const first = await ann.get<Page<Passage>>(`/api/v1/files/${file.id}/passages?limit=1`);
    expect(first.items).toEqual([{ number: 1, place: "p. 1", text: "One." }]);
    const rest = await ann.get<Page<Passage>>(`/api/v1/files/${file.id}/passages?cursor=${first.nextCursor}`);
    expect(rest).toEqual({ items: [{ number: 2, place: "p. 2", text: "Two." }], nextCursor: null });
  });

  it("comes back as a download that no browser runs", async () => {
    const content = Buffer.from("<!doctype html><script>alert(1)</script><p>Hello</p>");
    const { id } = await upload(content, { name: "../../etc/<b>pass\u202ewd</b>\n.html" });
    const reply = await ann.request("GET", `/api/v1/files/${id}/content`);
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(content);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="b_ .html"; filename*=UTF-8''b_%20.html`,
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  it("takes its room once, however often its content comes", async () => {
    const ben = new ChatClient(server, personOf());
    const content = Buffer.from("The same words for everybody.");
    const [first, second] = [await upload(content, { as: ben }), await upload(content, { as: ben })];
    expect(first.id).not.toBe(second.id);
    const rows = await server.look<{ size_bytes: number }>(
      "select size_bytes from file_blobs where workspace_id = $1",
      [ben.person.workspaceId],
    );
    expect(rows).toEqual([{ size_bytes: content.length }]);
  });

  it("that is a picture is encoded again without what the camera wrote, and is ready at once", async () => {
    const picture = await sharp({ create: { width: 3_000, height: 20, channels: 3, background: "#369" } })
      .withExif({ IFD0: { Copyright: "A secret place" } })
      .png()
      .toBuffer();
    const { id, state, kind } = await upload(picture, { name: "photo.pdf" });
    expect({ state, kind }).toEqual({ state: "ready", kind: "image" });
    const shown = Buffer.from(await (await ann.request("GET", `/api/v1/files/${id}/picture`)).arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ format: "jpeg", width: 1_568 });
    expect(shown.includes("secret")).toBe(false);
  });

  it("that cannot be read says why in one sentence", async () => {
    const { id } = await upload(makePdf(["Secret"], { isEncrypted: true }));
    expect(await settled(id)).toMatchObject({
      state: "failed",
      problem: { code: "encrypted", message: expect.stringContaining("password") },
    });
  });
});

describe("an upload is refused", () => {
  it("as soon as it is larger than a file may be, also without a stated length", async () => {
    const reply = await put(Buffer.alloc(megabyte + 1, "a"));
    expect([reply.status, codeOf(reply)]).toEqual([413, "file.too_large"]);
    expect(await ann.get("/api/v1/file-limits")).toEqual({ fileBytes: megabyte, perMessage: 2 });
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const path = `${server.url}/api/v1/files/${newId()}?name=a`;
    const headers = { ...server.headersOf(ann.person), ...octets };
    await fetch(path, { method: "PUT", headers, body: endless, ...{ duplex: "half" } }).catch(
      () => undefined,
    );
    expect(sent).toBeLessThan(50 * megabyte);
  });

  it.each(["content-length: 9000000", "transfer-encoding: chunked"])(
    "after the rest of it is taken, since a browser sends all before it reads (%s)",
    async (length) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      onTestFinished(() => void socket.destroy());
      let answer = "";
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      const path = `/api/v1/files/${newId()}?name=a`;
      const headers = Object.entries({ host: "test", ...server.headersOf(ann.person), ...octets });
      const lines = [`PUT ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), length];
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      const isChunked = length.startsWith("transfer");
      for (let sent = 0; sent < 9; sent += 1) {
        if (isChunked) socket.write(`${megabyte.toString(16)}\r\n`);
        const isTaken = Promise.withResolvers<void>();
        socket.write(Buffer.alloc(megabyte, "a"), () => isTaken.resolve());
        await isTaken.promise;
        if (isChunked) socket.write("\r\n");
      }
      if (isChunked) socket.write("0\r\n\r\n");
      await expect.poll(() => answer).toContain("file.too_large");
    },
  );

  it("without content, of another media type, and where one person has no room", async () => {
    const cid = new ChatClient(server, personOf());
    expect((await cid.request("PUT", `/api/v1/files/${newId()}`, Buffer.alloc(0), octets)).status).toBe(400);
    const form = { "content-type": "multipart/form-data" };
    expect((await cid.request("PUT", `/api/v1/files/${newId()}`, Buffer.from("x"), form)).status).toBe(415);
    for (let turn = 0; turn < 3; turn += 1) await upload(Buffer.alloc(megabyte, `${turn}\n`), { as: cid });
    const reply = await put(Buffer.from("One more."), { as: cid });
    expect([reply.status, codeOf(reply)]).toEqual([402, "file.no_room"]);
  });

  it("where the plan of the workspace has no room", async () => {
    const dan = new ChatClient(server, personOf());
    await dan.request("GET", `/api/v1/files/${newId()}`);
    await setOverride(server.system, {
      workspaceId: dan.person.workspaceId,
      entitlement: "storage_bytes",
      override: {
        isRemoved: false,
        valueBoolean: null,
        valueLimit: 10,
        reason: "For this test",
        endsAt: null,
      },
    });
    const reply = await put(Buffer.from("More than ten bytes."), { as: dan });
    expect([reply.status, codeOf(reply)]).toEqual([402, "limit_reached"]);
  });

  it("of a picture with more pixels than its bytes suggest", async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#369" } })
      .png()
      .toBuffer();
    picture.writeUInt32BE(60_000, 16);
    picture.writeUInt32BE(60_000, 20);
    const reply = await put(picture);
    expect([reply.status, codeOf(reply)]).toEqual([422, "file.too_many_pixels"]);
  });
});

it("a file does not exist for anybody else: not to see, download, replace or delete", async () => {
  const { id } = await upload(Buffer.from("Mine alone."));
  for (const as of [
    new ChatClient(server, personOf(ann.person.workspaceId)),
    new ChatClient(server, personOf()),
  ]) {
    for (const path of ["", "/passages", "/content", "/picture"]) {
      expect((await as.request("GET", `/api/v1/files/${id}${path}`)).status).toBe(404);
    }
    expect((await as.request("DELETE", `/api/v1/files/${id}`)).status).toBe(404);
  }
  const colleague = new ChatClient(server, personOf(ann.person.workspaceId));
  expect(codeOf(await put(Buffer.from("Theirs."), { id, as: colleague }))).toBe("file.id_taken");
  expect((await get(id)).sizeBytes).toBe(11);
});

describe("what nobody needs goes", () => {
  const inDays = (days: number) => new Date(server.services.now().getTime() + days * 24 * 3_600_000);
  const hashOf = async (id: string) =>
    (await server.look<{ content_hash: string }>("select content_hash from files where id = $1", [id]))[0]
      ?.content_hash;

  it("a deleted file with its text at once, and its content with the next tidying", async () => {
    const { id } = await upload(Buffer.from("Words that nobody needs."));
    await settled(id);
    const key = `files/${ann.person.workspaceId}/${await hashOf(id)}`;
    expect((await ann.request("DELETE", `/api/v1/files/${id}`)).status).toBe(204);
    expect(await server.look("select 1 from file_passages where file_id = $1", [id])).toEqual([]);
    expect(await server.services.blobs.exists(key)).toBe(true);
    await deleteOrphanedContents(server.system, { now: server.services.now(), limit: 100 });
    expect(await server.services.blobs.exists(key)).toBe(false);
  });

  it("a file that was never sent after a week", async () => {
    const { id } = await upload(Buffer.from("Forgotten in a draft."));
    await settled(id);
    await deleteUnsentFiles(server.system, inDays(6));
    expect((await get(id)).state).toBe("ready");
    await deleteUnsentFiles(server.system, inDays(8));
    expect((await ann.request("GET", `/api/v1/files/${id}`)).status).toBe(404);
  });
});
