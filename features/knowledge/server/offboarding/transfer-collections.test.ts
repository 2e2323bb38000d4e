import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { Collection } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-client.ts";
import { transferLeftCollections } from "./transfer-collections.ts";

let server: TestServer;
beforeAll(async () => {
  // Of its own: it looks at all collections.
  server = await createKnowledgeServer({ isWorker: false });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A member with a collection that a colleague reads and one of their own, an admin and an owner. */
async function staged() {
  const ann = new KnowledgeClient(server);
  const { workspaceId } = ann.person;
  const bob = new KnowledgeClient(server, { workspaceId });
  const admin = new KnowledgeClient(server, { workspaceId, role: "admin" });
  const owner = new KnowledgeClient(server, { workspaceId, role: "owner" });
  for (const who of [ann, bob, admin, owner]) await who.get("/api/v1/collections");
  const [shared, own] = [await ann.collection("Handbook"), await ann.collection("Notes")];
  await ann.put(shared.id, "Everybody gets 25 days.");
  await ann.shareCollection(shared.id, bob);
  return { ann, bob, admin, owner, shared, own };
}

const ownerOf = async ({ id }: Collection) =>
  (await server.look<{ user_id: string }>("select user_id from collections where id = $1", [id]))[0]?.user_id;
const leave = ({ person }: KnowledgeClient) =>
  server.look("delete from memberships where user_id = $1", [person.userId]);
/** What may be left of its grants when nobody else reads a collection. */
const unread = {
  "a grant that has ended": ({ id }: Collection) =>
    server.look("update grants set expires_at = now() - interval '1 second' where object_id = $1", [id]),
  "a grant of a team without people": async ({ id }: Collection, workspaceId: string) => {
    const teamId = newId();
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Board')", [
      workspaceId,
      teamId,
    ]);
    await server.look("update grants set user_id = null, team_id = $2 where object_id = $1", [id, teamId]);
  },
};
const look = () => transferLeftCollections.perform(server.system, {});

describe("a collection whose owner leaves", () => {
  it("goes to an owner of the workspace when somebody reads it, who goes on reading it", async () => {
    const { ann, bob, owner, shared, own } = await staged();
    await leave(ann);
    await look();
    expect(await ownerOf(shared)).toBe(owner.person.userId);
    expect(await ownerOf(own)).toBe(ann.person.userId);
    expect((await bob.get<Collection>(`/api/v1/collections/${shared.id}`)).name).toBe("Handbook");
    const events = await server.look(
      "select from audit_events where act = 'collection.transferred' and workspace_id = $1",
      [ann.person.workspaceId],
    );
    expect(events).toHaveLength(1);
  });

  it("goes to an admin where no owner may act, and stays where nobody may", async () => {
    const { ann, admin, owner, shared } = await staged();
    await leave(ann);
    await leave(owner);
    await server.look("update auth.users set banned_until = 'infinity' where id = $1", [admin.person.userId]);
    await look();
    expect(await ownerOf(shared)).toBe(ann.person.userId);
    await server.look("update auth.users set banned_until = null where id = $1", [admin.person.userId]);
    await look();
    expect(await ownerOf(shared)).toBe(admin.person.userId);
  });

  it("stays as long as its owner is there", async () => {
    const { ann, shared } = await staged();
    await look();
    expect(await ownerOf(shared)).toBe(ann.person.userId);
  });

  it("that nobody else reads goes with the account, and what others read does not", async () => {
    const { ann, owner, shared, own } = await staged();
    await leave(ann);
    await eraseTables(server.system, ann.person.userId);
    expect([await ownerOf(shared), await ownerOf(own)]).toEqual([owner.person.userId, undefined]);
  });

  it.each(Object.entries(unread))("that has only %s left is nobody else's", async (_what, take) => {
    const { ann, shared } = await staged();
    await take(shared, ann.person.workspaceId);
    await leave(ann);
    await look();
    expect(await ownerOf(shared)).toBe(ann.person.userId);
    await eraseTables(server.system, ann.person.userId);
    expect(await ownerOf(shared)).toBeUndefined();
  });

  it("is given away before the account is erased, also while somebody adds a document to it", async () => {
    const { ann, owner, shared } = await staged();
    await leave(ann);
    const editor = await server.services.servicePool.connect();
    await editor.query("begin");
    await editor.query("select from collections where id = $1 for no key update", [shared.id]);
    const erased = eraseTables(server.system, ann.person.userId);
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await server.look(waiting)).length, { timeout: 20_000 }).toBe(1);
    await editor.query("commit");
    editor.release();
    await erased;
    expect(await ownerOf(shared)).toBe(owner.person.userId);
  });

  it("is given away by the product alone", async () => {
    const { ann } = await staged();
    await expect(transferLeftCollections.perform(server.as(ann.person), {})).rejects.toThrow();
  });
});

it("a workspace has at most 1,000 collections", async () => {
  const ann = new KnowledgeClient(server);
  await ann.collection();
  await server.look(
    `insert into collections (workspace_id, id, user_id, name)
     select $1, gen_random_uuid(), $2, 'Collection ' || n from generate_series(2, 1000) n`,
    [ann.person.workspaceId, ann.person.userId],
  );
  expect(await ann.end("POST", "/collections", { name: "One more" })).toEqual([409, "collection.too_many"]);
  const other = new KnowledgeClient(server, { workspaceId: newId() });
  expect((await other.collection("First")).name).toBe("First");
});
