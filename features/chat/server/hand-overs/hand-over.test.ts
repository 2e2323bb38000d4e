import { afterAll, beforeAll, expect, it } from "vitest";
import type { Conversation, ConversationHandOver } from "../../contract/index.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

it("a conversation is handed over with a note: it has a new owner, the old one stays an editor", async () => {
  const { ann, bob, id, workspaceId } = await stageSharing(server);
  const path = `/conversations/${id}`;
  const [, answer] = await ann.messages(id);
  const note = "You know the numbers.";
  expect(await ann.end("POST", `${path}/hand-over`, { userId: bob.person.userId, note })).toEqual([204, ""]);
  const [ofAnn, ofBob] = [await ann.read<Conversation>(path), await bob.read<Conversation>(path)];
  expect([ofAnn.owner?.id, ofBob.owner]).toEqual([bob.person.userId, null]);
  expect([ofAnn.abilities, ofBob.abilities]).toMatchObject([
    { send: true, rename: true, delete: false, hand_over: false },
    { send: true, rename: true, delete: true, hand_over: true },
  ]);
  const { items } = await bob.read<{ items: ConversationHandOver[] }>(`${path}/hand-overs`);
  expect(items).toMatchObject([{ messageId: answer?.id, from: { id: ann.person.userId }, to: null, note }]);
  const told = await server.look("select user_id, kind, facts from notifications where workspace_id = $1", [
    workspaceId,
  ]);
  const facts = { title: ofBob.title, note };
  expect(told).toEqual([{ user_id: bob.person.userId, kind: "hand_over", facts }]);
});

it("only its owner hands it over, to somebody else who can own it, and nothing stays of a refusal", async () => {
  const { ann, bob, person, id } = await stageSharing(server);
  const guest = await person({ role: "guest" });
  const path = `/conversations/${id}`;
  const give = (by: typeof ann, to: typeof ann) =>
    by.end("POST", `${path}/hand-over`, { userId: to.person.userId });
  expect(await give(bob, bob)).toEqual([404, "conversation.not_found"]);
  await ann.give(id, bob.subject, "editor");
  expect(await give(bob, bob)).toEqual([403, "auth.forbidden"]);
  expect(await give(ann, guest)).toEqual([422, "share.owner_unfit"]);
  expect(await give(ann, ann)).toEqual([422, "share.owner_already"]);
  expect((await ann.read<{ items: unknown[] }>(`${path}/hand-overs`)).items).toEqual([]);
  expect(await guest.end("GET", `${path}/hand-overs`)).toEqual([404, "conversation.not_found"]);
});
