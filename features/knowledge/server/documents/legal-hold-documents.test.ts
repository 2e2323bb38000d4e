import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";
import { readDocumentJob } from "./reading/read-document.job.ts";

let page: string;
let site: LoopbackServer;
let server: TestServer;
let ann: KnowledgeClient;
let bob: KnowledgeClient;
let collectionId: string;
beforeAll(async () => {
  site = await startLoopbackServer((request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/plain" });
    return response.end(page);
  });
  server = await createKnowledgeServer({ isWorker: false, settings: { allowedOrigins: [site.origin] } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site.close();
});
beforeEach(async () => {
  page = "Parcels arrive within three days.";
  ann = new KnowledgeClient(server);
  bob = new KnowledgeClient(server, { workspaceId: ann.person.workspaceId });
  collectionId = (await ann.collection()).id;
  await ann.shareCollection(collectionId, bob, "editor");
});

/** Places a hold on the whole workspace, or on a person. Returns what releases it. */
async function hold(who?: KnowledgeClient) {
  const { workspaceId, userId } = ann.person;
  const id = newId();
  await server.look(
    `insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
     values ($1, $2, 'Matter', 'Reason', $3, $4, now())`,
    [workspaceId, id, who === undefined, userId],
  );
  if (who) {
    await server.look(
      "insert into hold_subjects (workspace_id, hold_id, kind, subject_id) values ($1, $2, 'person', $3)",
      [workspaceId, id, who.person.userId],
    );
  }
  return () =>
    server.look("update holds set released_at = now(), released_by = placed_by where id = $1", [id]);
}

const read = ({ id }: { id: string }) =>
  readDocumentJob.perform(server.system, { workspaceId: ann.person.workspaceId, id });

describe("a document that a legal hold keeps", () => {
  it.each([
    ["the whole workspace", () => undefined],
    ["the owner of the collection", () => ann],
    ["the person who added it", () => bob],
  ])("by %s takes no other content and is not deleted, also not with its collection", async (_what, who) => {
    const { body: document } = await bob.put(collectionId, "What was agreed.");
    const release = await hold(who());
    const { id } = document;
    expect((await bob.put(collectionId, "What was agreed.", { id })).status).toBe(200);
    expect((await bob.put(collectionId, "Something else.", { id })).code).toBe("hold.standing");
    expect(await ann.end("DELETE", `/documents/${id}`)).toEqual([409, "hold.standing"]);
    expect(await ann.end("DELETE", `/collections/${collectionId}`)).toEqual([409, "hold.standing"]);
    const content = await ann.request("GET", `/api/v1/documents/${id}/content`);
    expect(await content.text()).toBe("What was agreed.");
    await release();
    expect((await bob.put(collectionId, "Something else.", { id })).status).toBe(200);
    expect(await ann.end("DELETE", `/collections/${collectionId}`)).toEqual([204, ""]);
  });

  it("that was written here is not rewritten, but may be renamed", async () => {
    const path = `/api/v1/collections/${collectionId}/texts`;
    const { body } = await ann.call<KnowledgeDocument>("POST", path, { title: "Notes", text: "Agreed." });
    await hold();
    const change = { text: "Not agreed.", version: body.version };
    expect(await ann.end("PATCH", `/documents/${body.id}`, change)).toEqual([409, "hold.standing"]);
    expect(await ann.end("PATCH", `/documents/${body.id}`, { title: "Minutes" })).toEqual([200, ""]);
  });

  it("keeps what its address had, and says so, until the hold ends", async () => {
    const path = `/api/v1/collections/${collectionId}/addresses`;
    const { body } = await ann.call<KnowledgeDocument>("POST", path, { address: `http://${site.origin}/` });
    await read(body);
    const release = await hold();
    page = "Parcels arrive within nine days.";
    expect((await ann.end("POST", `/documents/${body.id}/read`))[0]).toBe(200);
    await read(body);
    const kept = await ann.document(body.id);
    expect(kept).toMatchObject({ state: "failed", version: 1, problem: { code: "held" } });
    expect(kept.problem?.message).toContain("A legal hold keeps the version that is stored here.");
    expect((await ann.texts(body.id)).join()).toContain("three days");
    await release();
    await ann.end("POST", `/documents/${body.id}/read`);
    await read(body);
    expect(await ann.document(body.id)).toMatchObject({ state: "ready", version: 2, problem: null });
    expect((await ann.texts(body.id)).join()).toContain("nine days");
  });

  it("is kept by the database, whoever deletes it, and so is its collection", async () => {
    const { body } = await bob.put(collectionId, "What was agreed.");
    const other = (await ann.collection("Other")).id;
    const { body: another } = await ann.put(other, "Nothing of Bob.");
    await hold(bob);
    await expect(server.look("delete from documents where id = $1", [body.id])).rejects.toThrow(
      "keeps this document",
    );
    await expect(server.look("delete from collections where id = $1", [collectionId])).rejects.toThrow(
      "keeps this collection",
    );
    await server.look("delete from documents where id = $1", [another.id]);
    await server.look("delete from collections where id = $1", [other]);
  });
});
