import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { ConversationExport, type ExportedMessage, type ImportBatch } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const importPath = "/api/v1/conversations/import";

async function exportOf(client: ChatClient, id: string) {
  return ConversationExport.parse(await client.get<unknown>(`/api/v1/conversations/${id}/export`));
}

/** As the page sends it. */
function batchOf({ conversation, messages }: ConversationExport): ImportBatch {
  return {
    origin: "adjutant",
    conversations: [
      {
        externalId: conversation.id,
        title: conversation.title,
        createdAt: conversation.createdAt,
        updatedAt: conversation.updatedAt,
        leafExternalId: conversation.leafMessageId,
        messages: messages.map(
          ({
            id,
            parentId,
            besideId,
            role,
            createdAt,
            author: _author,
            integrity: _integrity,
            ...record
          }) => ({
            ...{ externalId: id, parentExternalId: parentId, besideExternalId: besideId, role, createdAt },
            ...{ text: "", record },
          }),
        ),
      },
    ],
  };
}

/** An export without what differs: ids by their place, times of the import, and labels, which no file can claim. */
function comparable({ conversation, messages }: ConversationExport) {
  const place = (id: string | null) => messages.findIndex((message) => message.id === id);
  return {
    conversation: {
      title: conversation.title,
      createdAt: conversation.createdAt,
      leaf: place(conversation.leafMessageId),
    },
    messages: messages.map(({ id: _id, parentId, besideId, integrity: _integrity, ...rest }) => ({
      ...rest,
      parent: place(parentId),
      beside: place(besideId),
    })),
  };
}

it("an export that is imported and exported again is the same, with tools, files, versions and comparisons", async () => {
  const ann = new ChatClient(server, personOf());
  const first = await ann.ask("[[script:tool-call]] What is 12 * 12?");
  const { conversationId } = first;
  await ann.ask("Another version", { conversationId, parentId: null });
  const { userId, workspaceId } = ann.person;
  const fileId = newId();
  const file = { type: "file", fileId, name: "plan.pdf", kind: "pdf", sizeBytes: 12, pageCount: 3 };
  await server.look(
    `insert into files (workspace_id, id, user_id, content_hash, size_bytes, name, state, kind)
     values ($1, $2, $3, $4, 12, 'plan.pdf', 'ready', 'pdf')`,
    [workspaceId, fileId, userId, "ab".repeat(32)],
  );
  await server.look(
    "update messages set parts = parts || $2::jsonb where conversation_id = $1 and role = 'user' and parent_id is null",
    [conversationId, JSON.stringify([file])],
  );
  await server.look(
    `update messages set beside_id = $2, heard_characters = 3, recording_seconds = 4.5, given_files = $3::jsonb,
       continues = jsonb_build_object('parts', jsonb_build_array(parts -> 0), 'body', 'x') where id = $1`,
    [first.id, newId(), JSON.stringify([{ fileId, name: "plan.pdf", as: "passages", places: ["p. 3"] }])],
  );
  const [other] = await server.look<{ id: string }>(
    "select id from messages where conversation_id = $1 and role = 'assistant' and id <> $2",
    [conversationId, first.id],
  );
  await server.look("update messages set beside_id = $2 where id = $1", [first.id, other?.id]);

  const given = await exportOf(ann, conversationId);
  const tools = given.messages.flatMap(({ toolCalls }) => toolCalls);
  expect(tools).toMatchObject([
    { input: { expression: "12 * 12" }, content: expect.stringContaining("144") },
  ]);
  expect(given.messages.flatMap(({ files }) => files)[0]).toMatchObject({
    ...{ fileId, name: "plan.pdf", kind: "pdf", sizeBytes: 12, contentHash: "ab".repeat(32) },
  });

  const bob = new ChatClient(server, personOf());
  const batch = batchOf(given);
  expect((await bob.call("POST", importPath, batch)).body).toEqual({
    ...{ conversationsAdded: 1, messagesAdded: given.messages.length },
  });
  expect((await bob.call("POST", importPath, batch)).body).toEqual({
    conversationsAdded: 0,
    messagesAdded: 0,
  });
  const [made] = (await bob.get<{ items: { id: string }[] }>("/api/v1/conversations")).items;
  const again = await exportOf(bob, made?.id ?? "");
  expect(comparable(again)).toEqual(comparable(given));
  expect(again.messages.every(({ integrity }) => integrity === "untrusted")).toBe(true);
  expect(await bob.messages(made?.id ?? "")).toHaveLength(2);
});

it("an answer that was being written when the file was made is imported as ended", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId } = await ann.ask("What is 12 * 12?");
  const given = await exportOf(ann, conversationId);
  const writing = (message: ExportedMessage) => ({ ...message, status: "streaming" as const });
  const bob = new ChatClient(server, personOf());
  await bob.call("POST", importPath, batchOf({ ...given, messages: given.messages.map(writing) }));
  const rows = await server.look("select status from messages where user_id = $1", [bob.person.userId]);
  expect(rows).toEqual([{ status: "cancelled" }, { status: "cancelled" }]);
});

it("a record that is nested too deeply, or that PostgreSQL cannot hold, breaks nothing", async () => {
  const ann = new ChatClient(server, personOf());
  const { conversationId } = await ann.ask("[[script:tool-call]] What is 12 * 12?");
  const given = await exportOf(ann, conversationId);
  const withInput = (input: unknown) => ({
    ...given,
    messages: given.messages.map((message) => ({
      ...message,
      toolCalls: message.toolCalls.map((call) => ({ ...call, input })),
    })),
  });
  const bob = new ChatClient(server, personOf());
  const deep = JSON.parse("[".repeat(1_000) + "]".repeat(1_000));
  expect((await bob.call("POST", importPath, batchOf(withInput(deep)))).status).toBe(400);
  expect((await bob.call("POST", importPath, batchOf(withInput({ "a\0": "b\0\ud800" })))).status).toBe(200);
});
