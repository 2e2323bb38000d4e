import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LoopbackServer,
  startLoopbackServer,
  tableResolver,
} from "#platform/server/guarded-fetch/testing.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";
import { beginReading } from "./reading/begin-reading.ts";
import { readDocumentJob } from "./reading/read-document.job.ts";
import { refreshDue } from "./reading/refresh-due.ts";
import { noteFetched } from "./reading/store-fetched.ts";

const hourMs = 3_600_000;
let site: LoopbackServer;
let server: TestServer;
let ann: KnowledgeClient;
let collectionId: string;
/** What the page says, and how it answers. */
let page: { text: string; etag?: string; status?: number; type?: string };
const conditions: (string | undefined)[] = [];
/** Done once, before the page answers. */
let whileAsked: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  site = await startLoopbackServer(async (request, response) => {
    if (request.url === "/robots.txt") return response.end("User-agent: *\nDisallow: /private\n");
    const act = whileAsked;
    whileAsked = undefined;
    await act?.();
    conditions.push(request.headers["if-none-match"]);
    if (page.etag && request.headers["if-none-match"] === page.etag) return response.writeHead(304).end();
    const { status = 200, type = "text/html", etag } = page;
    response.writeHead(status, { "content-type": type, ...(etag && { etag }) });
    response.end(
      type === "text/html"
        ? `<!doctype html><html><head><title>Delivery times</title></head><body><nav>Menu</nav><article><h1>Delivery</h1><p>${page.text}</p></article></body></html>`
        : page.text,
    );
  });
  const resolve = tableResolver({ "inside.test": ["10.0.0.1"] });
  // Without a worker: the test says when something is read.
  server = await createKnowledgeServer({
    isWorker: false,
    settings: { allowedOrigins: [site.origin], resolve },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site.close();
});
beforeEach(async () => {
  page = { text: "Parcels arrive within three days after the order was made." };
  ann = new KnowledgeClient(server);
  collectionId = (await ann.collection()).id;
});

async function add(body: object = {}): Promise<KnowledgeDocument> {
  const address = `http://${site.origin}/delivery`;
  const path = `/api/v1/collections/${collectionId}/addresses`;
  const { status, body: added } = await ann.call<KnowledgeDocument>("POST", path, { address, ...body });
  expect(status).toBe(201);
  return added;
}

async function read({ id }: { id: string }): Promise<KnowledgeDocument> {
  await readDocumentJob.perform(server.system, { workspaceId: ann.person.workspaceId, id });
  return ann.document(id);
}

const again = ({ id }: { id: string }) => ann.end("POST", `/documents/${id}/read`);

describe("a web page", () => {
  it("is fetched, named by its title, and read without menus", async () => {
    const added = await add();
    expect(added).toMatchObject({
      state: "waiting",
      source: "address",
      title: added.address,
      refreshAt: null,
    });
    const document = await read(added);
    expect(document).toMatchObject({ state: "ready", title: "Delivery times", kind: "markdown", version: 1 });
    expect(document.checkedAt).not.toBeNull();
    const text = (await ann.texts(added.id)).join();
    expect(text).toContain("Parcels arrive within three days");
    expect(text).not.toContain("Menu");
  });

  it("keeps the title that a person gave it while it was fetched", async () => {
    const { id } = await add();
    whileAsked = () => ann.call("PATCH", `/api/v1/documents/${id}`, { title: "Shop" });
    expect(await read({ id })).toMatchObject({ state: "ready", problem: null, title: "Shop" });
  });

  it("is written in one line, without what would break one", async () => {
    const address = `http://${site.origin}/deliv\nery\t times`;
    const { href } = new URL(`http://${site.origin}/delivery%20times`);
    expect(await add({ address })).toMatchObject({ address: href, title: href });
  });

  it("whose bytes are gone before they are held is fetched again by its job", async () => {
    const { id } = await add();
    const taken = await beginReading(server.system, { workspaceId: ann.person.workspaceId, id });
    if (!taken) throw new Error("Nothing is left to read.");
    const content = { workspaceId: taken.workspaceId, hash: "0".repeat(64), sizeBytes: 9, kind: null };
    const fetched = { content, title: null, etag: null, lastModified: null };
    await expect(noteFetched(server.system, { document: taken, fetched })).rejects.toThrow("is gone");
    expect(await read({ id })).toMatchObject({ state: "ready" });
  });

  it("can be asked again and added as often as a person may, together", async () => {
    const { id } = await read(await add());
    // No token is left, and none comes back while the test lasts.
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 day' where key = $1",
      [`document.address:${ann.person.userId}`],
    );
    expect(await again({ id })).toEqual([429, "rate.limited"]);
    expect(await ann.document(id)).toMatchObject({ state: "ready" });
    const address = `http://${site.origin}/other`;
    expect(await ann.end("POST", `/collections/${collectionId}/addresses`, { address })).toEqual([
      ...[429, "rate.limited"],
    ]);
  });

  it("is one document of a collection: a second time it is refused, with the document that has it", async () => {
    const { id, title } = await add({ title: "Delivery" });
    const path = `/api/v1/collections/${collectionId}/addresses`;
    for (const address of [`http://${site.origin}/delivery`, `  HTTP://${site.origin}/delivery#parcels`]) {
      const { status, body } = await ann.call<{ error: object }>("POST", path, { address });
      expect([status, body.error]).toEqual([
        ...[
          409,
          expect.objectContaining({ code: "document.address_taken", details: { documentId: id, title } }),
        ],
      ]);
    }
    const page = await ann.get<{ items: [] }>(`/api/v1/collections/${collectionId}/documents`);
    expect(page.items).toHaveLength(1);
  });

  it("is another one elsewhere, at another address, and once the first is deleted", async () => {
    const { id } = await add();
    const here = `/collections/${collectionId}/addresses`;
    const there = `/collections/${(await ann.collection("Other")).id}/addresses`;
    const address = `http://${site.origin}/delivery`;
    expect(await ann.end("POST", there, { address })).toEqual([201, ""]);
    expect(await ann.end("POST", here, { address: `${address}?of=today` })).toEqual([201, ""]);
    await ann.end("DELETE", `/documents/${id}`);
    expect(await ann.end("POST", here, { address })).toEqual([201, ""]);
  });

  it("is added once when two people add it at once", async () => {
    const body = { address: `http://${site.origin}/delivery` };
    const path = `/collections/${collectionId}/addresses`;
    const ended = await Promise.all([1, 2, 3].map(() => ann.end("POST", path, body)));
    expect(ended.map(([status]) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it("keeps the title that a person gave it", async () => {
    expect(await read(await add({ title: "Shop" }))).toMatchObject({ title: "Shop" });
  });

  it("that changed is a new version; that did not is only noted as asked", async () => {
    const { id, checkedAt } = await read(await add());
    expect(await again({ id })).toEqual([200, ""]);
    const same = await read({ id });
    expect(same).toMatchObject({ state: "ready", version: 1, indexedVersion: 1 });
    expect(Date.parse(same.checkedAt ?? "")).toBeGreaterThan(Date.parse(checkedAt ?? ""));
    page.text = "Parcels arrive within five days after the order was made.";
    await again({ id });
    expect(await read({ id })).toMatchObject({ state: "ready", version: 2, indexedVersion: 2 });
    expect((await ann.texts(id)).join()).toContain("within five days");
    expect((await ann.texts(id)).join()).not.toContain("within three days");
  });

  it("is asked whether it changed since it was read", async () => {
    page.etag = '"one"';
    const { id } = await read(await add());
    await again({ id });
    expect(await read({ id })).toMatchObject({ state: "ready", version: 1 });
    expect(conditions.slice(-2)).toEqual([undefined, '"one"']);
  });

  it("that fails keeps its passages, says why, and is asked again later", async () => {
    const { id } = await read(await add({ refreshHours: 24 }));
    page.status = 404;
    await again({ id });
    const failed = await read({ id });
    expect(failed).toMatchObject({ state: "failed", version: 1, passageCount: 1 });
    expect(failed.problem).toEqual({
      ...{ code: "browsing.page_refused", message: `${site.origin} answers 404 (page not found).` },
    });
    expect((await ann.texts(id)).join()).toContain("within three days");
    expect(Date.parse(failed.refreshAt ?? "")).toBeLessThan(Date.now() + 7 * hourMs);
    page.status = 200;
    await refreshDue(server.system, new Date(Date.now() + 7 * hourMs));
    expect(await read({ id })).toMatchObject({ state: "ready", problem: null });
  });

  it.each([
    ["a private host", "http://inside.test/", "browsing.address_refused"],
    ["a place that its site closes to programs", "/private", "browsing.robots_refused"],
    ["a kind of content that has no text", "/film", "browsing.content_type_refused"],
  ])("is not read from %s", async (_what, address, code) => {
    page.type = "video/mp4";
    const document = await read(
      await add({ address: address.startsWith("/") ? `http://${site.origin}${address}` : address }),
    );
    expect(document).toMatchObject({ state: "failed", passageCount: 0, problem: { code } });
    expect(document.problem?.message).not.toBe("");
  });

  it.each(["ftp://example.org/", "https://ann:secret@example.org/", "not an address"])(
    "cannot be %s",
    async (address) => {
      expect(await ann.end("POST", `/collections/${collectionId}/addresses`, { address })).toEqual([
        ...[400, "request.invalid"],
      ]);
    },
  );
});

describe("the clock", () => {
  it("has a page read when its time has come, once, whatever number of servers looks", async () => {
    const { id, refreshAt } = await read(await add({ refreshHours: 2 }));
    expect(Date.parse(refreshAt ?? "")).toBeGreaterThan(Date.now() + 1.9 * hourMs);
    const at = (hours: number) => new Date(Date.now() + hours * hourMs);
    expect(await refreshDue(server.system, at(1))).toBe(0);
    const taken = await Promise.all([at(3), at(3), at(3)].map((now) => refreshDue(server.system, now)));
    expect(taken.toSorted()).toEqual([0, 0, 1]);
    page.text = "Parcels arrive the same day, whenever the order was made.";
    expect(await ann.document(id)).toMatchObject({ state: "waiting", passageCount: 1 });
    expect(await read({ id })).toMatchObject({ state: "ready", version: 2 });
  });

  it("leaves pages alone that nobody wants read again", async () => {
    const { id } = await read(await add({ refreshHours: 1 }));
    expect(await ann.end("PATCH", `/documents/${id}`, { refreshHours: null })).toEqual([200, ""]);
    expect(await ann.document(id)).toMatchObject({ refreshHours: null, refreshAt: null });
    await refreshDue(server.system, new Date(Date.now() + 100 * hourMs));
    expect(await ann.document(id)).toMatchObject({ state: "ready" });
  });
});
