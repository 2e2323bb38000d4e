import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
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

describe("rights on documents", () => {
  it("are those on their collection: viewers read, editors add, and for strangers nothing exists", async () => {
    const workspaceId = ann.person.workspaceId;
    const { id: collectionId } = await ann.collection("Shared");
    const { id } = await ann.uploaded(collectionId, "For some.");
    const [viewer, editor, colleague] = Array.from(
      { length: 3 },
      () => new KnowledgeClient(server, { workspaceId }),
    );
    const guest = new KnowledgeClient(server, { workspaceId, role: "guest" });
    const stranger = new KnowledgeClient(server);
    if (!viewer || !editor || !colleague) throw new Error("They are not there.");
    await ann.shareCollection(collectionId, viewer);
    await ann.shareCollection(collectionId, editor, "editor");
    await ann.shareCollection(collectionId, guest, "editor");
    for (const reader of [viewer, editor, guest]) expect(await reader.texts(id)).toEqual(["For some."]);
    expect((await viewer.document(id)).abilities.edit).toBe(false);
    expect((await editor.document(id)).abilities.edit).toBe(true);
    expect((await guest.document(id)).abilities.edit).toBe(false);
    expect((await editor.put(collectionId, "Mine.")).status).toBe(200);
    for (const reader of [viewer, guest]) {
      expect((await reader.put(collectionId, "Mine.")).code).toBe("auth.forbidden");
      for (const [method, path, body] of changes(id, collectionId))
        expect([path, ...(await reader.end(method, path, body))]).toEqual([path, 403, "auth.forbidden"]);
    }
    for (const other of [colleague, stranger]) {
      expect((await other.put(collectionId, "Mine.")).code).toBe("collection.not_found");
      for (const [method, path, body] of [...changes(id, collectionId), ...readings(id, collectionId)])
        expect([path, ...(await other.end(method, path, body))]).toEqual([
          ...[path, 404, expect.stringMatching(/[.]not_found$/)],
        ]);
    }
  });

  it("end with the share, in the rows too", async () => {
    const { workspaceId } = ann.person;
    const { id: collectionId } = await ann.collection("Withdrawn");
    const { id } = await ann.uploaded(collectionId, "For a while.");
    const bob = new KnowledgeClient(server, { workspaceId });
    await ann.shareCollection(collectionId, bob);
    expect(await bob.texts(id)).toEqual(["For a while."]);
    await server.look("delete from grants where object_id = $1", [collectionId]);
    expect(await bob.end("GET", `/documents/${id}`)).toEqual([404, "document.not_found"]);
    expect(await bob.end("GET", `/documents/${id}/passages`)).toEqual([404, "document.not_found"]);
    expect(await bob.end("GET", `/documents/${id}/content`)).toEqual([404, "document.not_found"]);
  });
});

const changes = (id: string, collectionId: string): [string, string, object?][] => [
  ["PATCH", `/documents/${id}`, { title: "Mine" }],
  ["DELETE", `/documents/${id}`],
  ["POST", `/documents/${id}/read`],
  ["POST", `/collections/${collectionId}/texts`, { title: "Mine", text: "Mine." }],
  ["POST", `/collections/${collectionId}/addresses`, { address: "https://example.org/" }],
];
const readings = (id: string, collectionId: string): [string, string, object?][] => [
  ["GET", `/documents/${id}`],
  ["GET", `/documents/${id}/passages`],
  ["GET", `/documents/${id}/content`],
  ["GET", `/documents/${id}/text`],
  ["GET", `/collections/${collectionId}/documents`],
];

it("readers with the page open hear that a document changed, and colleagues do not", async () => {
  const { workspaceId } = ann.person;
  const { id: collectionId } = await ann.collection("Heard");
  const [bob, eve] = [
    new KnowledgeClient(server, { workspaceId }),
    new KnowledgeClient(server, { workspaceId }),
  ];
  await ann.shareCollection(collectionId, bob);
  await eve.get("/api/v1/collections");
  const tabs = await Promise.all([ann, bob, eve].map(({ person }) => listen(server, person)));
  const { id } = await ann.uploaded(collectionId, "Listen.");
  await ann.call("PATCH", `/api/v1/collections/${collectionId}`, { name: "Renamed" });
  for (const tab of tabs.slice(0, 2)) {
    await expect.poll(() => tab.raw()).toContain(id);
    await expect.poll(() => tab.raw()).toContain("collection.changed");
  }
  expect(tabs[2]?.raw()).not.toContain(id);
  await ann.end("DELETE", `/collections/${collectionId}`);
  for (const tab of tabs.slice(0, 2)) await expect.poll(() => tab.raw()).toContain("collection.deleted");
  await Promise.all(tabs.map((tab) => tab.close()));
});

it("each act on a document is an event with sealed titles", async () => {
  const { id } = await ann.uploaded(handbook, "Audited.", { name: "secret-title.md" });
  await ann.call("PATCH", `/api/v1/documents/${id}`, { title: "Other" });
  await ann.end("DELETE", `/documents/${id}`);
  const events = await server.look<{ act: string; envelope: string }>(
    `select act, convert_from(envelope, 'utf8') as envelope from audit_events
     where convert_from(envelope, 'utf8') like '%' || $1 || '%' order by id`,
    [id],
  );
  // A job has it found by its new title, now or later.
  expect(events.map(({ act }) => act).filter((act) => act !== "document.named")).toEqual([
    ...["document.added", "document.read_begun", "document.read", "document.changed", "document.deleted"],
  ]);
  expect(events.map(({ envelope }) => envelope).join()).not.toContain("secret-title");
});
