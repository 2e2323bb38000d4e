import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { ConversationCollections } from "../../contract/index.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createKnowledgeServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = (id: string) => `/api/v1/conversations/${id}/collections`;

async function stage() {
  const workspaceId = newId();
  const [ann, bob] = [
    await KnowledgeClient.of(server, { workspaceId, role: "owner" }),
    await KnowledgeClient.of(server, { workspaceId }),
  ];
  const { conversationId: id } = await ann.ask("Hello");
  return { ann, bob, id };
}

describe("an editor of a conversation", () => {
  it("switches collections on and off, with an event for each change and none without one", async () => {
    const { ann, id } = await stage();
    const [handbook, prices] = [await ann.collection("Handbook"), await ann.collection("Prices")];
    const both = await ann.choose(id, [prices.id, handbook.id]);
    expect(both.body).toEqual({
      items: [
        { id: handbook.id, name: "Handbook", isLeftOut: false },
        { id: prices.id, name: "Prices", isLeftOut: false },
      ],
      hiddenCount: 0,
    });
    await ann.choose(id, [prices.id]);
    await ann.choose(id, [prices.id]);
    expect((await ann.get<ConversationCollections>(pathOf(id))).items.map(({ name }) => name)).toEqual([
      "Prices",
    ]);
    const events = await server.look(
      `select act from audit_events where workspace_id = $1 and act = 'conversation.collections_chosen'`,
      [ann.person.workspaceId],
    );
    expect(events).toHaveLength(2);
  });

  it("switches on only what they may read, whatever ids they know", async () => {
    const { ann, bob, id } = await stage();
    const secret = await bob.collection("Board");
    for (const unreadable of [secret.id, newId()]) {
      expect(await ann.refusal("PUT", pathOf(id), { collectionIds: [unreadable] })).toEqual([
        404,
        "collection.not_found",
      ]);
    }
    expect(await ann.get(pathOf(id))).toEqual({ items: [], hiddenCount: 0 });
  });

  it("switches on at most twenty", async () => {
    const { ann, id } = await stage();
    const ids = Array.from({ length: 21 }, newId);
    expect((await ann.refusal("PUT", pathOf(id), { collectionIds: ids }))[0]).toBe(400);
  });

  it("switches on at most twenty together with those of a colleague that they may not read", async () => {
    const { ann, bob, id } = await stage();
    await ann.grant("conversation", id, bob, "editor");
    const hidden = await Promise.all(Array.from({ length: 20 }, (_, n) => ann.collection(`Board ${n}`)));
    await ann.choose(
      id,
      hidden.map((one) => one.id),
    );
    const own = await bob.collection("Prices");
    expect(await bob.refusal("PUT", pathOf(id), { collectionIds: [own.id] })).toEqual([
      409,
      "collection.too_many_here",
    ]);
    expect(await bob.get(pathOf(id))).toEqual({ items: [], hiddenCount: 20 });
  });

  it("leaves what a colleague switched on and they may not read, unless they say otherwise", async () => {
    const { ann, bob, id } = await stage();
    await ann.grant("conversation", id, bob, "editor");
    const [secret, own] = [await ann.collection("Board"), await bob.collection("Prices")];
    await ann.choose(id, [secret.id]);
    expect((await bob.choose(id, [own.id])).body).toEqual({
      items: [{ id: own.id, name: "Prices", isLeftOut: true }],
      hiddenCount: 1,
    });
    expect(JSON.stringify(await bob.get(pathOf(id)))).not.toContain("Board");
    const dropped = await bob.call<ConversationCollections>("PUT", pathOf(id), {
      ...{ collectionIds: [own.id], dropsHidden: true },
    });
    expect(dropped.body.hiddenCount).toBe(0);
    expect((await ann.get<ConversationCollections>(pathOf(id))).items).toEqual([]);
  });
});

describe("others", () => {
  it("who read a conversation see what is on and change nothing", async () => {
    const { ann, bob, id } = await stage();
    const own = await bob.collection("Prices");
    await ann.grant("conversation", id, bob, "viewer");
    expect(await bob.get(pathOf(id))).toEqual({ items: [], hiddenCount: 0 });
    expect((await bob.refusal("PUT", pathOf(id), { collectionIds: [own.id] }))[0]).toBe(403);
  });

  it("who do not read it are told that it does not exist", async () => {
    const { bob, id } = await stage();
    const stranger = await KnowledgeClient.of(server, { role: "owner" });
    for (const who of [bob, stranger]) {
      expect(await who.refusal("GET", pathOf(id))).toEqual([404, "conversation.not_found"]);
      expect(await who.refusal("PUT", pathOf(id), { collectionIds: [] })).toEqual([
        404,
        "conversation.not_found",
      ]);
    }
  });
});

describe("a new conversation", () => {
  it("asks from its first answer what was chosen before, as far as its person may read it", async () => {
    const { ann, bob } = await stage();
    const [own, secret] = [await ann.collection("Handbook"), await bob.collection("Board")];
    const { conversationId, status } = await ann.ask("Hello", { collectionIds: [own.id, secret.id] });
    expect(status).toBe("complete");
    expect(await ann.get(pathOf(conversationId))).toEqual({
      items: [{ id: own.id, name: "Handbook", isLeftOut: false }],
      hiddenCount: 0,
    });
    expect(ann.offered()).toEqual(["open_passage", "search_knowledge"]);
  });
});
