import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { recordStatements } from "#platform/server/testing/record-statements.ts";
import { modules, stageArtifacts } from "./testing/artifact-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

type World = Awaited<ReturnType<typeof stageArtifacts>>;
let world: World;
beforeEach(async () => {
  world = await stageArtifacts(server);
  await server.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
    ...[world.ann.person.userId, { name: "Ann" }],
  ]);
});

type Client = World["ann"];
const titles = async (client: Client, query = "") =>
  (await client.everywhere(query)).body.items.map(({ title }) => title);
const write = async (client: Client, title: string, conversationId = world.conversationId) =>
  (await client.write(conversationId, { title })).body.id;

describe("the artifacts of all conversations", () => {
  it("are listed to whoever may open them, the last changed first, with where they belong", async () => {
    const { ann, vic, nils, conversationId } = world;
    const letter = await write(ann, "Letter");
    const other = await ann.ask("What is 3 * 3?");
    await write(ann, "Elsewhere", other.conversationId);
    await ann.save(letter, 1, "# Changed");
    expect(await titles(ann)).toEqual(["Letter", "Elsewhere"]);
    expect(await titles(vic)).toEqual(["Letter"]);
    expect(await titles(nils)).toEqual([]);
    expect((await vic.everywhere()).body.items[0]).toMatchObject({
      ...{ id: letter, kind: "document", restorableUntil: null },
      conversation: { id: conversationId, title: expect.any(String) },
      owner: { id: ann.person.userId, name: "Ann" },
    });
  });

  it("name no conversation to whom an artifact alone is shared with, and list it once", async () => {
    const { ann, nils, vic, share } = world;
    const id = await write(ann, "Letter");
    for (const client of [nils, vic]) await share(client, "viewer", { noun: "artifact", id });
    expect((await nils.everywhere()).body.items).toMatchObject([
      { id, conversation: null, owner: { id: ann.person.userId, name: "Ann" } },
    ]);
    expect((await nils.one(id)).body).toMatchObject({
      conversation: null,
      owner: { id: ann.person.userId, name: "Ann" },
    });
    expect(await titles(vic)).toEqual(["Letter"]);
  });

  it("are found by a part of their title, whichever case, and no other sign means anything", async () => {
    const { ann } = world;
    await write(ann, "Sales of 2026");
    await write(ann, "Costs, 100 %");
    expect(await titles(ann, "?search=SALES")).toEqual(["Sales of 2026"]);
    expect(await titles(ann, "?search=%25")).toEqual(["Costs, 100 %"]);
    expect(await titles(ann, "?search=nothing")).toEqual([]);
  });

  it("are found by their title wherever they are listed, and page by page", async () => {
    const { ann, vic, nils, share, conversationId } = world;
    const alone = await write(ann, "Sales of May");
    await share(nils, "viewer", { noun: "artifact", id: alone });
    await write(ann, "Sales of June", (await ann.ask("What is 3 * 3?")).conversationId);
    await write(ann, "Sales of July");
    await write(ann, "Costs");
    expect(await titles(vic, "?search=sales")).toEqual(["Sales of July", "Sales of May"]);
    expect(await titles(nils, "?search=sales")).toEqual(["Sales of May"]);
    expect(await titles(nils, "?search=july")).toEqual([]);
    const { items, nextCursor } = (await ann.everywhere("?search=sales&limit=2")).body;
    expect(items.map(({ title }) => title)).toEqual(["Sales of July", "Sales of June"]);
    expect(await titles(ann, `?search=sales&limit=2&cursor=${nextCursor}`)).toEqual(["Sales of May"]);
    await ann.call("DELETE", `/api/v1/conversations/${conversationId}`);
    expect(await titles(ann, "?search=sales")).toEqual(["Sales of June"]);
    expect(await titles(nils, "?search=sales")).toEqual([]);
  });

  it("leave out those of test conversations, also deleted ones", async () => {
    const { ann, conversationId } = world;
    const id = await write(ann, "Letter");
    const ofTest = "update conversations set is_test = $2, agent_id = gen_random_uuid() where id = $1";
    await server.look(ofTest, [conversationId, true]);
    for (const query of ["", "?search=letter"]) expect(await titles(ann, query)).toEqual([]);
    await ann.act("DELETE", id);
    for (const query of ["?show=deleted", "?show=deleted&search=letter"])
      expect(await titles(ann, query)).toEqual([]);
    await server.look(ofTest, [conversationId, false]);
    expect(await titles(ann, "?show=deleted")).toEqual(["Letter"]);
  });

  it("come in pages, none twice and none left out, also when many changed at once", async () => {
    const { ann } = world;
    for (const title of ["One", "Two", "Three", "Four", "Five"]) await write(ann, title);
    await server.look("update artifacts set updated_at = '2026-01-01T00:00:00.000001Z' where user_id = $1", [
      ann.person.userId,
    ]);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await ann.everywhere(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items.map(({ title }) => title));
      cursor = body.nextCursor;
    }
    expect(seen.sort()).toEqual(["Five", "Four", "One", "Three", "Two"]);
    for (const query of ["?cursor=x", `?cursor=1_${newId()}_2`, "?limit=101"])
      expect((await ann.everywhere(query)).status).toBe(400);
  });

  it("go with their conversation, and a conversation that is given takes them along", async () => {
    const { ann, eve, conversationId } = world;
    await write(ann, "Letter");
    const path = `/api/v1/conversations/${conversationId}`;
    await ann.call("DELETE", path);
    for (const client of [ann, eve]) expect(await titles(client)).toEqual([]);
    await ann.call("POST", `${path}/restore`);
    await server.look("update conversations set user_id = $2 where id = $1", [
      conversationId,
      eve.person.userId,
    ]);
    expect([await titles(ann), await titles(eve)]).toEqual([[], ["Letter"]]);
  });

  it("ask the database as often for many as for one", async () => {
    const { ann, eve } = world;
    const count = async () => (await recordStatements(() => eve.everywhere())).length;
    await write(ann, "One");
    await count();
    const forOne = await count();
    for (const title of ["Two", "Three", "Four"]) await write(ann, title);
    await write(eve, "Five");
    expect(await count()).toBe(forOne);
  });
});

describe("a deleted artifact", () => {
  const deleted = (client: Client, id: string) => client.act("GET", `${id}/deleted`);

  it("is shown to its owner for a day, and is restored from there", async () => {
    const { ann } = world;
    const id = await write(ann, "Letter");
    expect((await deleted(ann, id)).status).toBe(404);
    await ann.act("DELETE", id);
    expect((await ann.one(id)).status).toBe(404);
    const { body } = await deleted(ann, id);
    const [row] = await server.look<{ deleted_at: Date }>("select deleted_at from artifacts where id = $1", [
      id,
    ]);
    const day = 24 * 3_600_000;
    expect(body).toMatchObject({
      ...{ id, title: "Letter", conversation: { id: world.conversationId } },
      restorableUntil: new Date((row?.deleted_at.getTime() ?? 0) + day).toISOString(),
    });
    expect(await titles(ann)).toEqual([]);
    expect(await titles(ann, "?show=deleted&search=lett")).toEqual(["Letter"]);
    await ann.act("POST", `${id}/restore`);
    expect([await titles(ann), await titles(ann, "?show=deleted")]).toEqual([["Letter"], []]);
  });

  it("is shown to who made it as well, while they may edit it", async () => {
    const { ann, eve, conversationId } = world;
    const id = await write(eve, "Of Eve");
    await eve.act("DELETE", id);
    for (const client of [ann, eve]) expect((await deleted(client, id)).status).toBe(200);
    await server.look("update grants set relation = 'viewer' where object_id = $1 and user_id = $2", [
      conversationId,
      eve.person.userId,
    ]);
    expect((await deleted(eve, id)).status).toBe(404);
    expect(await titles(eve, "?show=deleted")).toEqual([]);
  });

  it("is shown to nobody else, and to nobody after a day", async () => {
    const { ann, eve, vic, nils, share } = world;
    const id = await write(ann, "Letter");
    await share(nils, "editor", { noun: "artifact", id });
    await ann.act("DELETE", id);
    for (const client of [eve, vic, nils]) {
      expect((await deleted(client, id)).status).toBe(404);
      expect(await titles(client, "?show=deleted")).toEqual([]);
    }
    await server.look("update artifacts set deleted_at = now() - interval '25 hours' where id = $1", [id]);
    expect((await deleted(ann, id)).status).toBe(404);
    expect(await titles(ann, "?show=deleted")).toEqual([]);
  });

  it("is not restored where others have taken its place", async () => {
    const { ann, conversationId } = world;
    const id = await write(ann, "Letter");
    await ann.act("DELETE", id);
    await server.look(
      `insert into artifacts (workspace_id, id, user_id, conversation_id, created_by, kind, title)
       select workspace_id, gen_random_uuid(), user_id, id, user_id, 'document', 'Another'
       from conversations, generate_series(1, 100) where id = $1`,
      [conversationId],
    );
    const refused = await ann.act("POST", `${id}/restore`);
    expect([refused.status, refused.body?.error?.code]).toEqual([409, "artifact.too_many"]);
  });
});
