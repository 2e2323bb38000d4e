import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Conversation } from "#features/chat/contract/index.ts";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { listen } from "#platform/server/realtime/testing/listen.ts";
import { mostReplies } from "../contract/index.ts";
import { modules, stageComments } from "./testing/comment-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("commenting on a message", () => {
  it("is done by whoever may comment or edit, and by its owner, on the whole message or a passage", async () => {
    const { ann, eve, cem, answer, conversationId } = await stageComments(server);
    for (const client of [ann, eve, cem]) {
      expect((await client.comment(conversationId, answer.id)).status).toBe(201);
    }
    const anchor = { quote: "144", start: 3 };
    const { body } = await cem.comment(conversationId, answer.id, { anchor });
    expect(body).toMatchObject({ anchor, author: { name: "Cem" }, messageId: answer.id, replies: [] });
  });

  it("is refused to a viewer, who reads, and to whoever does not see the conversation", async () => {
    const { ann, vic, nils, answer, conversationId } = await stageComments(server);
    await ann.comment(conversationId, answer.id);
    const refused = await vic.comment(conversationId, answer.id);
    expect([refused.status, refused.body.error?.code]).toEqual([403, "auth.forbidden"]);
    expect((await vic.threads(conversationId)).items).toHaveLength(1);
    expect((await vic.counts(conversationId)).mayComment).toBe(false);
    expect((await nils.comment(conversationId, answer.id)).body.error?.code).toBe("comment.not_found");
    expect((await nils.call("GET", `/api/v1/conversations/${conversationId}/comments`)).status).toBe(404);
  });

  it("is refused for a message of another conversation", async () => {
    const { ann, conversationId } = await stageComments(server);
    const other = await ann.ask("What is 13 * 13?");
    const { body } = await ann.comment(conversationId, other.id);
    expect(body.error?.code).toBe("comment.no_such_message");
  });

  it("stores a repeated request once, and refuses an id that is taken elsewhere", async () => {
    const { ann, answer, conversationId } = await stageComments(server);
    const id = newId();
    for (let time = 0; time < 2; time += 1) {
      expect((await ann.comment(conversationId, answer.id, { id })).status).toBe(201);
    }
    expect((await ann.threads(conversationId)).items).toHaveLength(1);
    const other = await ann.ask("What is 13 * 13?");
    const { body } = await ann.comment(other.conversationId, other.id, { id });
    expect(body.error?.code).toBe("comment.id_taken");
  });

  it("stays readable for the owner when nobody else reads any more, and the conversation says so", async () => {
    const { ann, eve, answer, conversationId } = await stageComments(server);
    const path = `/api/v1/conversations/${conversationId}`;
    const told = async (client: typeof ann) => {
      const { isShared, hasComments } = await client.get<Conversation>(path);
      return { isShared, hasComments };
    };
    expect(await told(ann)).toEqual({ isShared: true, hasComments: false });
    const { body: thread } = await eve.comment(conversationId, answer.id);
    expect(await told(eve)).toEqual({ isShared: true, hasComments: true });
    await server.look("delete from grants where object_id = $1", [conversationId]);
    expect(await told(ann)).toEqual({ isShared: false, hasComments: true });
    expect((await ann.threads(conversationId)).items).toMatchObject([{ author: { name: "Eve" } }]);
    expect((await eve.call("GET", path)).status).toBe(404);
    await ann.remove(thread.id);
    expect(await told(ann)).toEqual({ isShared: false, hasComments: false });
  });

  it("needs a text that is not too long", async () => {
    const { ann, answer, conversationId } = await stageComments(server);
    for (const text of ["  ", "x".repeat(4_001)]) {
      expect((await ann.comment(conversationId, answer.id, { text })).status).toBe(400);
    }
  });

  it("shows at once to everybody who reads the conversation", async () => {
    const { ann, vic, nils, answer, conversationId } = await stageComments(server);
    const tabs = await Promise.all([vic, nils].map((client) => listen(server, client.person)));
    await ann.comment(conversationId, answer.id);
    await expect.poll(() => tabs[0]?.raw()).toContain("comment.created");
    expect(tabs[1]?.raw()).not.toContain("comment.created");
    for (const tab of tabs) await tab.close();
  });
});

describe("a thread", () => {
  it("has replies one deep: a reply to a reply stands beside it", async () => {
    const { ann, cem, answer, conversationId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    const { body: first } = await cem.reply(thread.id);
    const { body } = await ann.reply(first.replies[0]?.id ?? "", { text: "Thanks." });
    expect(body.replies.map(({ text }) => text)).toEqual(["Yes.", "Thanks."]);
  });

  it("takes no reply of a viewer, and not more than it holds", async () => {
    const { ann, vic, answer, conversationId, workspaceId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    expect((await vic.reply(thread.id)).status).toBe(403);
    await server.look(
      `insert into comments (workspace_id, id, conversation_id, message_id, reply_to, user_id, body, created_at)
       select $1, uuidv7(), $2, $3, $4, $5, 'Yes.', now() from generate_series(1, $6)`,
      [workspaceId, conversationId, answer.id, thread.id, ann.person.userId, mostReplies],
    );
    expect((await ann.reply(thread.id)).body.error?.code).toBe("comment.thread_full");
  });

  it("is resolved and opened again by whoever may comment, with who did it, and by no viewer", async () => {
    const { ann, cem, vic, answer, conversationId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    expect((await vic.act(thread.id, "resolve")).status).toBe(403);
    expect((await cem.act(thread.id, "resolve")).body.resolved?.by?.name).toBe("Cem");
    // The first of two stands.
    expect((await ann.act(thread.id, "resolve")).body.resolved?.by?.name).toBe("Cem");
    expect(await ann.counts(conversationId)).toMatchObject({ open: 0, resolved: 1, messages: [] });
    expect((await ann.threads(conversationId)).items).toEqual([]);
    expect((await ann.threads(conversationId, "?state=resolved")).items).toHaveLength(1);
    expect((await vic.act(thread.id, "reopen")).status).toBe(403);
    expect((await ann.act(thread.id, "reopen")).body.resolved).toBeNull();
    const messages = [{ messageId: answer.id, open: 1 }];
    expect(await ann.counts(conversationId)).toMatchObject({ open: 1, resolved: 0, messages });
  });

  it("is not resolved by one of its replies", async () => {
    const { ann, answer, conversationId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    const { body } = await ann.reply(thread.id);
    expect((await ann.act(body.replies[0]?.id ?? "", "resolve")).body.error?.code).toBe("comment.is_reply");
  });

  it("comes in pages, newest first", async () => {
    const { ann, answer, conversationId } = await stageComments(server);
    for (const text of ["one", "two", "three"]) await ann.comment(conversationId, answer.id, { text });
    const first = await ann.threads(conversationId, "?limit=2");
    expect(first.items.map(({ text }) => text)).toEqual(["three", "two"]);
    const rest = await ann.threads(conversationId, `?limit=2&cursor=${first.nextCursor}`);
    expect([rest.items.map(({ text }) => text), rest.nextCursor]).toEqual([["one"], null]);
  });
});

describe("changing a comment", () => {
  it("is its author's alone", async () => {
    const { ann, cem, answer, conversationId } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id);
    expect((await ann.edit(thread.id, "Mine now")).body.error?.code).toBe("comment.not_own");
    const { body } = await cem.edit(thread.id, "Is it really?");
    expect(body.text).toBe("Is it really?");
    expect(body.editedAt).not.toBeNull();
  });

  it("ends with the right to comment: whoever may only read deletes and changes nothing", async () => {
    const { cem, share, answer, conversationId } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id);
    await share(cem, "viewer");
    expect((await cem.edit(thread.id, "Changed")).status).toBe(403);
    expect((await cem.remove(thread.id)).status).toBe(403);
    expect((await cem.threads(conversationId)).items[0]?.abilities).toEqual({ edit: false, delete: false });
  });

  it("deletes one's own, and as the owner of the conversation any, but not a colleague's", async () => {
    const { ann, eve, cem, answer, conversationId } = await stageComments(server);
    const { body: one } = await cem.comment(conversationId, answer.id);
    const { body: two } = await cem.comment(conversationId, answer.id);
    expect((await eve.remove(one.id)).body?.error?.code).toBe("comment.not_deletable");
    expect((await cem.remove(one.id)).status).toBe(204);
    expect((await ann.remove(two.id)).status).toBe(204);
    expect((await ann.threads(conversationId)).items).toEqual([]);
  });

  it("leaves the place of a deleted first comment while there are replies", async () => {
    const { ann, cem, answer, conversationId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    await cem.reply(thread.id);
    await ann.remove(thread.id);
    const [shown] = (await cem.threads(conversationId)).items;
    expect(shown).toMatchObject({ text: "", isDeleted: true, replies: [{ text: "Yes." }] });
    expect((await ann.edit(thread.id, "Back")).body.error?.code).toBe("comment.not_found");
  });

  it("is refused where a legal hold keeps the conversation", async () => {
    const { ann, answer, conversationId, workspaceId } = await stageComments(server);
    const { body: thread } = await ann.comment(conversationId, answer.id);
    await server.look(
      `insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
       values ($1, $2, 'Matter', 'Because', true, $3, now())`,
      [workspaceId, newId(), ann.person.userId],
    );
    expect((await ann.remove(thread.id)).body?.error?.code).toBe("hold.standing");
    expect((await ann.edit(thread.id, "Other")).body.error?.code).toBe("hold.standing");
  });
});

describe("comments and the conversation", () => {
  it("are never part of what the model is given", async () => {
    const { ann, answer, conversationId } = await stageComments(server);
    const secret = "The comment that no model reads";
    const { body: thread } = await ann.comment(conversationId, answer.id, { text: secret });
    await ann.reply(thread.id, { text: `${secret} either` });
    server.model.requests.length = 0;
    await ann.ask("And 13 * 13?", { conversationId });
    expect(JSON.stringify(server.model.requests)).toContain("And 13 * 13?");
    expect(JSON.stringify(server.model.requests)).not.toContain(secret);
  });

  it("are gone with a deleted conversation, and kept by a hold on whoever commented", async () => {
    const { ann, cem, answer, conversationId, workspaceId } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id);
    const holdId = newId();
    await server.look(
      `with held as (insert into holds (workspace_id, id, name, reason, is_whole, placed_by, placed_at)
         values ($1, $2, 'Matter', 'Because', false, $3, now()))
       select 1`,
      [workspaceId, holdId, ann.person.userId],
    );
    await server.look(
      "insert into hold_subjects (workspace_id, hold_id, kind, subject_id) values ($1, $2, 'person', $3)",
      [workspaceId, holdId, cem.person.userId],
    );
    const path = `/api/v1/conversations/${conversationId}`;
    expect((await ann.call("DELETE", path)).status).toBe(409);
    await server.look("update holds set released_at = now(), released_by = placed_by where id = $1", [
      holdId,
    ]);
    expect((await ann.call("DELETE", path)).status).toBe(204);
    expect((await cem.call("GET", `/api/v1/comments/${thread.id}`)).status).toBe(404);
    await server.look("delete from conversations where id = $1", [conversationId]);
    expect(await server.look("select from comments where id = $1", [thread.id])).toEqual([]);
  });
});
