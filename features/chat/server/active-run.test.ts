import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import type { Conversation } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";

/** Serves requests only: what is sent to it waits for a worker. */
let webOnly: ChatServer;

beforeAll(async () => {
  webOnly = await createOwnChatServer({ isWorker: false });
});
afterAll(() => webOnly[Symbol.asyncDispose]());

const listed = async (ann: ChatClient) =>
  (await ann.get<Page<Conversation>>("/api/v1/conversations")).items.map(({ activeRun }) => activeRun);

describe("a conversation says how far its answer is", () => {
  it("queued until a worker begins, then running, of which the person's tabs hear, then nothing", async () => {
    const ann = new ChatClient(webOnly, personOf());
    const { body } = await ann.send("[[script:held name=active-run]]");
    const { conversation, run } = body;
    expect(conversation).toMatchObject({
      activeRun: { id: run.id, status: "queued" },
      abilities: { send: false },
    });
    expect(await listed(ann)).toEqual([{ id: run.id, status: "queued" }]);
    const path = `/api/v1/conversations/${conversation.id}`;
    const renamed = await ann.call<Conversation>("PATCH", path, { title: "Later" });
    expect(renamed.body.activeRun).toEqual({ id: run.id, status: "queued" });

    const worker = await createOwnChatServer({ beside: webOnly });
    try {
      await expect.poll(() => listed(ann), { timeout: 5_000 }).toEqual([{ id: run.id, status: "running" }]);
      const events = await webOnly.look(
        "select object_id, data from events where name = 'run.begun' and workspace_id = $1",
        [ann.person.workspaceId],
      );
      expect(events).toEqual([
        { object_id: conversation.id, data: { runId: run.id, conversationId: conversation.id } },
      ]);
      webOnly.model.release("active-run");
      await ann.answerOf(body);
      expect(await listed(ann)).toEqual([null]);
      expect((await ann.conversation(conversation.id)).abilities.send).toBe(true);
    } finally {
      await worker[Symbol.asyncDispose]();
    }
  });

  it("waiting while its run waits for a person", async () => {
    const ann = new ChatClient(webOnly, personOf());
    const { body } = await ann.send("Hello");
    await webOnly.look("update runs set status = 'waiting' where id = $1", [body.run.id]);
    expect(await listed(ann)).toEqual([{ id: body.run.id, status: "waiting" }]);
  });

  it("of which nothing more can be asked while it waits, until the person presses Stop", async () => {
    const ann = new ChatClient(webOnly, personOf());
    const { body } = await ann.send("Hello");
    const { id: conversationId } = body.conversation;
    await webOnly.look("update runs set status = 'waiting' where id = $1", [body.run.id]);
    expect((await ann.send("And?", { conversationId })).body).toMatchObject({
      error: { code: "conversation.busy" },
    });

    // Nobody holds it: the press itself ends it, and no worker is there that could.
    await ann.call("POST", `/api/v1/runs/${body.run.id}/cancel`);
    expect(await ann.run(body.run.id)).toMatchObject({ status: "cancelled", abilities: { cancel: false } });
    expect((await ann.messages(conversationId)).at(-1)).toMatchObject({ status: "cancelled" });
    expect(await ann.conversation(conversationId)).toMatchObject({
      activeRun: null,
      abilities: { send: true },
    });
    expect((await ann.send("And now?", { conversationId })).status).toBe(202);
  });

  it("and nothing of a run that is over, whatever it was", async () => {
    const ann = new ChatClient(webOnly, personOf());
    const { body } = await ann.send("Hello");
    await webOnly.look("update runs set status = 'failed', ended_at = now() where id = $1", [body.run.id]);
    expect(await listed(ann)).toEqual([null]);
    const { id: conversationId } = body.conversation;
    expect((await ann.conversation(conversationId)).abilities.send).toBe(true);
    expect((await ann.send("Again", { conversationId })).status).toBe(202);
  });
});
