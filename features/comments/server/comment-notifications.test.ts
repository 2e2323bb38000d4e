import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { modules, stageComments } from "./testing/comment-world.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("who is told of a comment", () => {
  it("is the owner of the conversation, and of a reply everybody in the thread but its author", async () => {
    const { ann, cem, eve, answer, conversationId, told } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id, { text: "Is that right?" });
    const path = `/chat/${conversationId}?comment=${thread.id}`;
    expect(await told(ann)).toMatchObject([{ kind: "comment", path, facts: { excerpt: "Is that right?" } }]);
    expect(await told(cem)).toEqual([]);
    await ann.reply(thread.id);
    await eve.reply(thread.id);
    expect(await told(cem)).toMatchObject([{ kind: "comment", count: 2 }]);
    expect(await told(eve)).toEqual([]);
  });

  it("is whoever is mentioned, once, and not of the comment as well", async () => {
    const { ann, cem, eve, answer, conversationId, told, mention } = await stageComments(server);
    const id = newId();
    const text = "@Ann and @Eve, is that right?";
    const mentions = [mention(ann, "Ann"), mention(eve, "Eve"), mention(eve, "Eve")];
    for (let time = 0; time < 2; time += 1)
      await cem.comment(conversationId, answer.id, { id, text, mentions });
    for (const client of [ann, eve])
      expect(await told(client)).toMatchObject([{ kind: "mention", count: 1 }]);
  });

  it("is not whoever cannot read the conversation", async () => {
    const { cem, nils, answer, conversationId, told, mention } = await stageComments(server);
    const more = { text: "@Nils should see this", mentions: [mention(nils, "Nils")] };
    expect((await cem.comment(conversationId, answer.id, more)).status).toBe(201);
    expect(await told(nils)).toEqual([]);
  });

  it("is whoever a change mentions for the first time, and nobody twice", async () => {
    const { cem, eve, vic, answer, conversationId, told, mention } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id, {
      ...{ text: "@Eve?", mentions: [mention(eve, "Eve")] },
    });
    await cem.edit(thread.id, "@Eve? @Vic?", [mention(eve, "Eve"), mention(vic, "Vic")]);
    expect(await told(eve)).toMatchObject([{ kind: "mention", count: 1 }]);
    expect(await told(vic)).toMatchObject([{ kind: "mention", count: 1 }]);
  });

  it("is each member of a mentioned team who can read the conversation", async () => {
    const { cem, eve, nils, answer, conversationId, told, workspaceId } = await stageComments(server);
    const teamId = newId();
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [
      workspaceId,
      teamId,
    ]);
    for (const { person } of [eve, nils, cem]) {
      await server.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
        ...[workspaceId, teamId, person.userId],
      ]);
    }
    const mentions = [{ type: "team" as const, id: teamId, name: "Sales" }];
    await cem.comment(conversationId, answer.id, { text: "@Sales, please look", mentions });
    expect(await told(eve)).toMatchObject([{ kind: "mention" }]);
    expect(await told(nils)).toEqual([]);
    expect(await told(cem)).toEqual([]);
  });
});

describe("what people were told of a comment", () => {
  it("goes with a comment that is deleted, also where its place stays", async () => {
    const { ann, cem, eve, answer, conversationId, told, mention } = await stageComments(server);
    const { body: thread } = await cem.comment(conversationId, answer.id, {
      ...{ text: "@Eve, my secret", mentions: [mention(eve, "Eve")] },
    });
    const { body } = await eve.reply(thread.id, { text: "@Ann, mine too", mentions: [mention(ann, "Ann")] });
    expect([await told(ann), await told(eve), await told(cem)].map(({ length }) => length)).toEqual([
      2, 1, 1,
    ]);
    const reply = body.replies.at(-1);
    await eve.remove(reply?.id ?? "");
    expect(await told(ann)).toMatchObject([{ kind: "comment", facts: { excerpt: "@Eve, my secret" } }]);
    expect(await told(cem)).toEqual([]);
    await ann.reply(thread.id);
    await cem.remove(thread.id);
    expect([await told(ann), await told(eve)]).toEqual([[], []]);
  });

  it("goes with the conversation, whatever deletes that", async () => {
    const { ann, cem, eve, answer, conversationId, told, mention } = await stageComments(server);
    await cem.comment(conversationId, answer.id, { text: "@Eve, look", mentions: [mention(eve, "Eve")] });
    expect([await told(ann), await told(eve)]).toMatchObject([[{ kind: "comment" }], [{ kind: "mention" }]]);
    await server.look("delete from conversations where id = $1", [conversationId]);
    expect([await told(ann), await told(eve)]).toEqual([[], []]);
  });
});

describe("a mention is refused", () => {
  it("when its name is not in the text, or only begins a longer word there", async () => {
    const { cem, eve, answer, conversationId, mention } = await stageComments(server);
    for (const text of ["Eve?", "@Evelyn?"]) {
      const { body } = await cem.comment(conversationId, answer.id, {
        text,
        mentions: [mention(eve, "Eve")],
      });
      expect(body.error?.code, text).toBe("mention.not_in_text");
    }
  });

  it("for somebody of another workspace, under another name, who is suspended, or an agent", async () => {
    const { ann, cem, eve, vic, answer, conversationId, mention } = await stageComments(server);
    const stranger = (await stageComments(server)).ann;
    await server.look("update memberships set suspended_at = now() where user_id = $1 and role <> 'owner'", [
      vic.person.userId,
    ]);
    const wrong = [
      { ...mention(stranger, "Ann") },
      { ...mention(eve, "Ann") },
      mention(vic, "Vic"),
      { ...mention(ann, "Ann"), type: "agent" as const },
      { ...mention(ann, "Ann"), type: "team" as const },
    ];
    for (const one of wrong) {
      const { status, body } = await cem.comment(conversationId, answer.id, {
        ...{ text: "@Ann @Vic", mentions: [one] },
      });
      expect([status, body.error?.code], JSON.stringify(one)).toEqual([404, "mention.not_found"]);
    }
  });

  it("when there are more than twenty", async () => {
    const { cem, eve, answer, conversationId, mention } = await stageComments(server);
    const mentions = Array.from({ length: 21 }, () => mention(eve, "Eve"));
    expect((await cem.comment(conversationId, answer.id, { text: "@Eve", mentions })).status).toBe(400);
  });
});
