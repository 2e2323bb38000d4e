import { afterAll, beforeAll, expect, it } from "vitest";
import { shareObject } from "#platform/server/access/share-object.ts";
import { newId } from "#platform/server/ids.ts";
import { ConversationExport } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("a conversation is exported with all its versions, parents first, in the documented form", async () => {
  const ann = new ChatClient(server, personOf());
  const first = await ann.ask("[[script:tool-call]] What is 12 * 12?");
  const { conversationId } = first;
  await ann.ask("Something else", { conversationId, parentId: null });
  const file = await ann.get<unknown>(`/api/v1/conversations/${conversationId}/export`);
  const { messages, conversation, version } = ConversationExport.parse(file);
  expect([version, messages.length, messages.filter(({ parentId }) => parentId === null).length]).toEqual([
    1, 4, 2,
  ]);
  const seen = new Set<string | null>([null]);
  for (const { id, parentId } of messages) {
    expect(seen.has(parentId)).toBe(true);
    seen.add(id);
  }
  expect(seen.has(conversation.leafMessageId)).toBe(true);
  expect(messages.find(({ id }) => id === first.id)).toMatchObject({
    model: { label: "scripted" },
    usage: { inputTokens: expect.any(Number) },
  });
});

it("a Markdown export has the shown branch, and loads nothing in any viewer", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId } = await ann.ask("[[script:markdown]] Show <b>me</b> everything.");
  const reply = await ann.request("GET", `/api/v1/conversations/${conversationId}/export/markdown`);
  expect(reply.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  const text = await reply.text();
  expect(text).toContain("| Austria | 3 |");
  expect(text).toContain("&#33;[tracker](https://tracker.test/pixel.png?secret=1)");
  expect(text).not.toMatch(/!\[|<img|<script|<b>/);
});

it("the export of a conversation in which several people wrote says who wrote what, and that comments are left out", async () => {
  const workspaceId = newId();
  const [ann, bob] = [
    new ChatClient(server, personOf(workspaceId)),
    new ChatClient(server, personOf(workspaceId)),
  ];
  for (const client of [ann, bob]) await client.get("/api/v1/conversations");
  const name = ({ person }: ChatClient, to: string) =>
    server.look(
      "update auth.users set raw_user_meta_data = jsonb_build_object('name', $2::text) where id = $1",
      [...[person.userId, to]],
    );
  await name(ann, "Ann *Lee*");
  await name(bob, "Bob");
  const { id, conversationId } = await ann.ask("What is 12 * 12?");
  const address = `/api/v1/conversations/${conversationId}/export`;
  const exported = async () => ({
    json: ConversationExport.parse(await ann.get<unknown>(address)),
    markdown: await (await ann.request("GET", `${address}/markdown`)).text(),
  });
  const alone = await exported();
  expect(alone.json.messages.map(({ author }) => author)).toEqual([null, null]);
  expect(alone.json.leavesOutComments).toBe(false);
  expect(alone.markdown).toMatch(/^## Question, /m);
  expect(alone.markdown).not.toContain("Comments");

  await shareObject(server.as(ann.person), {
    ...{ object: { noun: "conversation", id: conversationId }, relation: "editor" },
    subject: { userId: bob.person.userId },
  });
  await bob.ask("And 13 * 13?", { conversationId, parentId: id });
  await server.look(
    `insert into comments (workspace_id, id, conversation_id, message_id, user_id, body, created_at)
     values ($1, $2, $3, $4, $5, 'Only between us.', now())`,
    [workspaceId, newId(), conversationId, id, bob.person.userId],
  );
  const { json, markdown } = await exported();
  expect(json.messages.map(({ role, author }) => [role, author])).toEqual([
    ["user", "Ann *Lee*"],
    ["assistant", null],
    ["user", "Bob"],
    ["assistant", null],
  ]);
  expect(json.leavesOutComments).toBe(true);
  expect(markdown).toMatch(/^## Question by Ann \\\*Lee\\\*, /m);
  expect(markdown).toMatch(/^## Question by Bob, /m);
  expect(markdown).toContain("Comments on the messages are not part of this file.");
  expect(markdown + JSON.stringify(json)).not.toContain("Only between us");
  await server.look("update auth.users set deleted_at = now() where id = $1", [bob.person.userId]);
  expect((await exported()).markdown).toMatch(/^## Question by somebody who left, /m);
});

it("strangers and other people export nothing", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId } = await ann.ask("What is 12 * 12?");
  const eve = new ChatClient(server, personOf());
  for (const path of ["export", "export/markdown"]) {
    const address = `/api/v1/conversations/${conversationId}/${path}`;
    expect((await eve.call("GET", address)).status, path).toBe(404);
    expect((await fetch(`${server.url}${address}`)).status, path).toBe(401);
  }
});

it("a conversation of more than ten thousand messages is exported whole, with those whose parent is missing", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId } = await ann.ask("What is 12 * 12?");
  const parents = "case when n % 100 = 0 then gen_random_uuid() end";
  await server.look(
    `insert into messages (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body)
     select $1, gen_random_uuid(), $2, ${parents}, $3, 'user', 'complete', '[{"type":"text","text":"t"}]', 't'
     from generate_series(1, 10500) n`,
    [ann.person.workspaceId, conversationId, ann.person.userId],
  );
  const file = await ann.get<unknown>(`/api/v1/conversations/${conversationId}/export`);
  const { messages, leftOut } = ConversationExport.parse(file);
  expect([messages.length, new Set(messages.map(({ id }) => id)).size, leftOut]).toEqual([10_502, 10_502, 0]);
  const reply = await ann.request("GET", `/api/v1/conversations/${conversationId}/export/markdown`);
  expect(await reply.text()).toContain("10500 other messages are not in this file.");
});
