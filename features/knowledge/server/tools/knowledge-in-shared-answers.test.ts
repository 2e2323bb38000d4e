import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { makeHandbook } from "../testing/handbook.ts";
import { createKnowledgeServer, KnowledgeClient } from "../testing/knowledge-server.ts";

const question = "How many days of holiday do I get?";

let server: ChatServer;
let ann: KnowledgeClient;
let bob: KnowledgeClient;
beforeAll(async () => {
  server = await createKnowledgeServer();
});
beforeEach(async () => {
  const workspaceId = newId();
  ann = await KnowledgeClient.of(server, { workspaceId, role: "owner" });
  bob = await KnowledgeClient.of(server, { workspaceId });
});
afterAll(() => server[Symbol.asyncDispose]());

const handbook = (owner = ann, text?: string) => makeHandbook(owner, text);

const codeword = "Zanzibar";

/** Has the model search and answer without a word of what it found. */
async function quietly({ id }: { id: string }) {
  const found = await ann.search(question, { collectionIds: [id], say: "25_days." });
  expect(found.content).toContain(codeword);
  return found;
}

describe("a copy of the conversation for strangers", () => {
  it("has no passage and no way to one", async () => {
    const { id } = await handbook();
    const { answer } = await ann.search(question, { collectionIds: [id] });
    const path = `/api/v1/conversations/${answer.conversationId}/public-links`;
    const made = await ann.call("POST", path, { lifetime: "1d" });
    expect([200, 201]).toContain(made.status);
    const [row] = await server.look<{ copy: string }>(
      "select snapshot::text as copy from public_links where conversation_id = $1",
      [answer.conversationId],
    );
    expect(row?.copy).toContain("Search knowledge");
    expect(row?.copy).not.toContain("/agents/knowledge/");
  });

  it.each(["export", "export/markdown"])(
    "that is a file (%s) has the answer and no passage",
    async (form) => {
      const { answer } = await quietly(await handbook(ann, `25 days of holiday. ${codeword}`));
      const reply = await ann.request("GET", `/api/v1/conversations/${answer.conversationId}/${form}`);
      const file = await reply.text();
      expect([reply.status, file]).toEqual([200, expect.stringContaining("Search knowledge")]);
      expect(file).not.toMatch(/Zanzibar|Staff .2026. guide|[/]agents[/]knowledge[/]/);
    },
  );
});

describe("whoever is given the conversation and not the collection", () => {
  it("reads the answer, and of the call neither passages nor what they are in, until they may", async () => {
    const { id } = await handbook(ann, `25 days of holiday. ${codeword}`);
    const { answer } = await quietly({ id });
    await ann.grant("conversation", answer.conversationId, bob);
    expect(await bob.seesOf(answer)).not.toMatch(/Zanzibar|Staff .2026. guide|[/]agents[/]knowledge[/]/);
    expect(await bob.callOf(answer)).toMatchObject({
      ...{ isWithheld: true, content: null, contentHash: null, data: null, sources: [] },
      ...{ status: "succeeded", summary: expect.stringMatching(/passage/) },
    });
    expect(await ann.callOf(answer)).toMatchObject({
      isWithheld: false,
      content: expect.stringContaining(codeword),
    });
    await ann.grant("collection", id, bob);
    expect(await bob.callOf(answer)).toMatchObject({
      isWithheld: false,
      content: expect.stringContaining(codeword),
    });
    expect(await bob.seesOf(answer)).toMatch(/Zanzibar[\s\S]*[/]agents[/]knowledge[/]/);
  });

  it("also where the result came from more audiences than a label keeps", async () => {
    const { id } = await handbook(ann, `25 days of holiday. ${codeword}`);
    const { conversationId } = await ann.ask("Hello", { collectionIds: [id] });
    await server.look(
      `update messages set readers = (select array_agg('user:' || gen_random_uuid()) from generate_series(1, 33))
       where conversation_id = $1`,
      [conversationId],
    );
    const { answer, readers } = await ann.search(question, { conversationId, say: "25_days." });
    expect(readers).toEqual([`collection:${id}`, "nobody"]);
    await ann.grant("conversation", conversationId, bob);
    expect(await bob.seesOf(answer)).not.toMatch(/Zanzibar|Staff .2026. guide|[/]agents[/]knowledge[/]/);
    expect(await bob.callOf(answer)).toMatchObject({ isWithheld: true, content: null, sources: [] });
    const reply = await ann.request("GET", `/api/v1/conversations/${conversationId}/export`);
    expect(await reply.text()).not.toContain(codeword);
  });

  it("sees whole what a later call made of its own input alone, such as a sum", async () => {
    const { id } = await handbook(ann, `25 days of holiday. ${codeword}`);
    const { answer } = await quietly({ id });
    const { conversationId } = answer;
    const later = await ann.callTool("calculate", { expression: "12 * 9" }, { conversationId, say: "108." });
    // Whatever was written after the search stays with those who read the collection.
    expect(later.readers).toContain(`collection:${id}`);
    await ann.grant("conversation", conversationId, bob);
    const seen = { isWithheld: false, content: "12 × 9 = 108" };
    expect(await bob.callOf(later.answer)).toMatchObject(seen);
    expect(await bob.callOf(answer)).toMatchObject({ isWithheld: true, content: null });
    expect((await ann.call("DELETE", `/api/v1/collections/${id}`)).status).toBe(204);
    expect(await ann.callOf(later.answer)).toMatchObject(seen);
    expect(await ann.callOf(answer)).toMatchObject({ isWithheld: true, content: null });
  });

  it("reads that nothing answered, and of no collection its name", async () => {
    const { id } = await handbook();
    const { answer } = await ann.search("Who wrote the opera Fidelio?", { collectionIds: [id], say: "No." });
    await ann.grant("conversation", answer.conversationId, bob);
    expect(await bob.callOf(answer)).toMatchObject({
      ...{ isWithheld: false, content: expect.stringContaining("Nothing was found in the collections") },
    });
    expect(await bob.seesOf(answer)).not.toContain("Handbook");
  });

  it("goes on from a step of the answer without what it had found", async () => {
    const { id } = await handbook(ann, `25 days of holiday. ${codeword}`);
    const { answer } = await quietly({ id });
    await ann.grant("conversation", answer.conversationId, bob, "editor");
    server.model.requests.length = 0;
    const path = `/api/v1/messages/${answer.id}/fork`;
    const { status, body } = await bob.call<{ run: { id: string } }>("POST", path, {
      afterStep: 1,
      timeZone: "UTC",
    });
    expect(status).toBe(202);
    await expect.poll(async () => (await ann.run(body.run.id)).status, { timeout: 15_000 }).toBe("succeeded");
    const asked = JSON.stringify(server.model.requests);
    expect(asked).toContain("You cannot read the collection that this came from.");
    expect(asked).not.toContain(codeword);
  });
});
