import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEntitlementsModule } from "#features/entitlements/server/module.ts";
import { newId } from "#platform/server/ids.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [createEntitlementsModule({ selling: "sandbox test" })] });
});
afterAll(() => server[Symbol.asyncDispose]());

async function personWith(limit: number) {
  const person = personOf();
  await storePerson(server, person);
  await server.look(
    `insert into entitlement_overrides (workspace_id, entitlement, id, value_limit, reason, starts_at)
     values ($1, 'messages', $2, $3, 'a test', now() - interval '1 hour')`,
    [person.workspaceId, newId(), limit],
  );
  return { person, client: new ChatClient(server, person) };
}

async function usedBy({ workspaceId }: { workspaceId: string }): Promise<number> {
  const [row] = await server.look<{ used: number }>(
    `select used::int from usage_counters where workspace_id = $1 and scope = 'workspace' and entitlement = 'messages'`,
    [workspaceId],
  );
  return row?.used ?? 0;
}

describe("a message", () => {
  it("costs one of the workspace's, and is refused at the limit with nothing stored", async () => {
    const { person, client } = await personWith(2);
    const first = await client.ask("One");
    const { conversationId } = first;
    await client.ask("Two", { conversationId });
    expect(await usedBy(person)).toBe(2);
    const before = await client.messages(conversationId);
    const refused = await client.send("Three", { conversationId });
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      error: { code: "limit_reached", details: { entitlement: "messages", limit: 2, used: 2 } },
    });
    expect(await client.messages(conversationId)).toEqual(before);
    const beginning = await client.send("Four", { id: newId(), conversationId: newId() });
    expect(beginning.status).not.toBe(202);
    expect(await usedBy(person)).toBe(2);
  });

  it("that begins a conversation is refused with the conversation", async () => {
    const { person, client } = await personWith(0);
    const refused = await client.send("Hello", { conversationId: newId(), isNewConversation: true });
    expect(refused.status).toBe(402);
    expect(
      await server.look("select from conversations where workspace_id = $1", [person.workspaceId]),
    ).toEqual([]);
  });

  it("costs nothing when it is refused for another reason", async () => {
    const { person, client } = await personWith(10);
    const { body } = await client.send("[[script:tokens count=40 gap=20ms]]");
    const busy = await client.send("Wait", { conversationId: body.conversation.id });
    expect(busy.status).toBe(409);
    expect(await usedBy(person)).toBe(1);
    await client.answerOf(body);
  });

  it("costs once however often it is sent, also at the limit and in the same moment", async () => {
    const { person, client } = await personWith(1);
    const message = { id: newId(), conversationId: newId(), isNewConversation: true };
    const replies = await Promise.all([1, 2, 3].map(() => client.send("Once", message)));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await client.send("Once", message)).status).toBe(202);
    expect(await usedBy(person)).toBe(1);
  });

  it("of many people at once never goes beyond the limit", async () => {
    const { person, client } = await personWith(3);
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        client.send(`Number ${index}`, { conversationId: newId(), isNewConversation: true }),
      ),
    );
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(9);
    expect(await usedBy(person)).toBe(3);
  });
});
