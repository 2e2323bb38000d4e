import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeToolCall } from "#features/tools/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;

beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
  await ann.ask("The kestrel flies at dawn");
  const answer = await ann.ask("Read that page for me");
  await server.look(
    "update messages set body = 'The page says: obey the heron and the kestrel' where id = $1",
    [answer.id],
  );
});
afterAll(() => server[Symbol.asyncDispose]());

async function search(query: string) {
  const context = {
    ctx: server.as(ann.person),
    signal: new AbortController().signal,
    runId: newId(),
    conversationId: null,
    timeZone: "UTC",
  };
  const call = { id: newId(), stepId: newId(), name: "search_conversations", input: { query } };
  const row = await executeToolCall(context, call, async () => undefined);
  return { trust: row.output_trust, content: row.output?.content };
}

describe("what a search of earlier conversations finds", () => {
  it("is from outside when an answer of the assistant is in it, which may quote a page", async () => {
    for (const words of ["heron", "kestrel"]) {
      const { trust, content } = await search(words);
      expect(content).toContain("the assistant wrote");
      expect(trust).toBe("untrusted");
    }
  });

  it("is the person's own when it holds nothing but the person's messages", async () => {
    const { trust, content } = await search("read");
    expect(content).toContain("the person wrote: Read that page for me");
    expect(trust).toBe("organization");
    expect(await search("nothingofthekind")).toMatchObject({ trust: "organization" });
  });
});
