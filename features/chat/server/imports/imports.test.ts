import { afterAll, beforeAll, expect, it } from "vitest";
import type { Conversation, ImportBatch, ImportOutcome } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const at = (minute: number) => `2024-05-01T10:0${minute}:00.000Z`;
const message = (externalId: string, parentExternalId: string | null, minute: number) => ({
  ...{ externalId, parentExternalId, text: `Text of ${externalId}`, createdAt: at(minute) },
  role: minute % 2 === 0 ? ("user" as const) : ("assistant" as const),
});
const exported: ImportBatch = {
  origin: "chatgpt",
  conversations: [
    {
      ...{ externalId: "c", title: "An old talk", createdAt: at(0), updatedAt: at(3), leafExternalId: "b2" },
      messages: [message("a", null, 0), message("b1", "a", 1), message("b2", "a", 3)],
    },
  ],
};
const path = "/api/v1/conversations/import";

it("keeps dates, versions and the shown branch, and adds nothing the second time", async () => {
  const ann = new ChatClient(server, personOf());
  const import_ = () => ann.call<ImportOutcome>("POST", path, exported);
  expect((await import_()).body).toEqual({ conversationsAdded: 1, messagesAdded: 3 });
  expect((await import_()).body).toEqual({ conversationsAdded: 0, messagesAdded: 0 });
  const { items } = await ann.get<{ items: Conversation[] }>("/api/v1/conversations");
  expect(items).toMatchObject([
    { title: "An old talk", importedFrom: "chatgpt", createdAt: at(0), updatedAt: at(3) },
  ]);
  const messages = await ann.messages(items[0]?.id ?? "");
  expect(messages.map(({ parts }) => parts)).toEqual([
    [{ type: "text", text: "Text of a" }],
    [{ type: "text", text: "Text of b2" }],
  ]);
  expect(messages[1]?.siblingIds).toHaveLength(2);
});

it("labels everything imported as text from outside", async () => {
  const ann = new ChatClient(server, personOf());
  await ann.call("POST", path, exported);
  const rows = await server.look<{ integrity: string; readers: string[]; conversation_id: string }>(
    "select integrity, readers, conversation_id from messages where user_id = $1",
    [ann.person.userId],
  );
  expect(rows).toHaveLength(3);
  for (const { integrity, readers, conversation_id } of rows) {
    expect([integrity, readers]).toEqual(["untrusted", [`conversation:${conversation_id}`]]);
  }
});

it("adds what a later export has more, and leaves a conversation that went on here where it is", async () => {
  const ann = new ChatClient(server, personOf());
  await ann.call("POST", path, exported);
  const { items } = await ann.get<{ items: Conversation[] }>("/api/v1/conversations");
  const id = items[0]?.id ?? "";
  await ann.ask("And now?", { conversationId: id });
  const [talk] = exported.conversations;
  const more = {
    ...exported,
    conversations: [{ ...talk, leafExternalId: "d", messages: [message("d", "b2", 4)] }],
  };
  expect((await ann.call("POST", path, more)).body).toEqual({ conversationsAdded: 0, messagesAdded: 1 });
  expect(await ann.messages(id)).toHaveLength(4);
});

it("gives two people two conversations, and none to somebody signed out", async () => {
  const [ann, bob] = [new ChatClient(server, personOf()), new ChatClient(server, personOf())];
  for (const client of [ann, bob]) {
    expect((await client.call("POST", path, exported)).body).toMatchObject({ conversationsAdded: 1 });
  }
  const reply = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(exported),
  });
  expect(reply.status).toBe(401);
});

it("refuses records of messages from a product that has none", async () => {
  const ann = new ChatClient(server, personOf());
  const [talk] = exported.conversations;
  const record = {
    ...{ status: "complete", model: null, error: null, usage: null, durationMs: null, heardCharacters: null },
    ...{ recordingSeconds: null, continuedParts: 0, givenFiles: null, toolCalls: [], files: [] },
    parts: [{ type: "text", text: "Hello" }],
  };
  const messages = [{ ...message("r", null, 0), record }];
  const batch = (origin: string) => ({
    origin,
    conversations: [{ ...talk, leafExternalId: null, messages }],
  });
  expect((await ann.call("POST", path, batch("claude"))).status).toBe(400);
  expect((await ann.call("POST", path, batch("adjutant"))).status).toBe(200);
});

it("refuses what is beyond its limits", async () => {
  const ann = new ChatClient(server, personOf());
  const [talk] = exported.conversations;
  const many = Array.from({ length: 401 }, (_, index) => message(`m${index}`, null, 0));
  const tooMany = { ...exported, conversations: [{ ...talk, messages: many }] };
  expect((await ann.call("POST", path, tooMany)).status).toBe(400);
  const tooLong = { ...message("l", null, 0), text: "x".repeat(100_001) };
  const long = { ...exported, conversations: [{ ...talk, messages: [tooLong] }] };
  expect((await ann.call("POST", path, long)).status).toBe(400);
});
