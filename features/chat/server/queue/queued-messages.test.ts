import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";
import { QueueClient } from "../testing/queue-client.ts";

let server: ChatServer;
let ann: ChatClient;
let queue: QueueClient;

beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
  queue = new QueueClient(ann, server.model);
});
afterAll(() => server[Symbol.asyncDispose]());

const textOf = ({ parts }: Message) => parts.map((part) => ("text" in part ? part.text : "")).join("");
const said = async (conversationId: string) => (await ann.messages(conversationId)).map(textOf);

describe("a message queued during an answer", () => {
  it("is sent by the server when the answer ends, and so is the one after it, in their order", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "First");
    const { body } = await queue.add(held.conversationId, "Second");
    expect(body.items).toMatchObject([
      { text: "First", state: "queued" },
      { text: "Second", state: "queued" },
    ]);
    held.release();
    await queue.untilSent(held.conversationId, 6);
    expect((await said(held.conversationId)).slice(2)).toEqual([
      "First",
      "You said: First",
      "Second",
      "You said: Second",
    ]);
    expect(await queue.list(held.conversationId)).toEqual([]);
  });

  it("is stored once, however often and from however many tabs it is sent", async () => {
    const held = await queue.askForHeldAnswer();
    const id = newId();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => queue.add(held.conversationId, "Once", { id })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await queue.list(held.conversationId)).toHaveLength(1);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    expect((await queue.add(held.conversationId, "Once", { id })).status).toBe(202);
    expect(await queue.list(held.conversationId)).toEqual([]);
    expect(await ann.messages(held.conversationId)).toHaveLength(4);
  });

  it("can be changed and removed until it is sent", async () => {
    const held = await queue.askForHeldAnswer();
    const { body } = await queue.add(held.conversationId, "Frist");
    const [first] = body.items;
    await queue.add(held.conversationId, "Gone");
    await ann.call("PATCH", `/api/v1/queued-messages/${first?.id}`, { text: "First" });
    const [, second] = await queue.list(held.conversationId);
    expect((await ann.call("DELETE", `/api/v1/queued-messages/${second?.id}`)).status).toBe(204);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    expect((await said(held.conversationId)).slice(2)).toEqual(["First", "You said: First"]);
    const late = await ann.call<{ error: { code: string } }>(
      "DELETE",
      `/api/v1/queued-messages/${first?.id}`,
    );
    expect(late.body.error.code).toBe("queued_message.not_found");
  });

  it("is answered at once when the answer has ended meanwhile", async () => {
    const { conversationId } = await ann.ask("Hello");
    expect((await queue.add(conversationId, "And now?")).body.items).toEqual([]);
    await queue.untilSent(conversationId, 4);
    expect(await said(conversationId)).toContain("You said: And now?");
  });

  it("waits for its person after Stop, and is sent when they say so", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "First");
    await queue.add(held.conversationId, "Second");
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    await ann.answerOf(held);
    expect(await queue.list(held.conversationId)).toMatchObject([{ state: "held" }, { state: "held" }]);
    expect(await ann.messages(held.conversationId)).toHaveLength(2);
    await ann.call("POST", `/api/v1/conversations/${held.conversationId}/queue/resume`);
    await queue.untilSent(held.conversationId, 6);
    expect((await said(held.conversationId)).slice(2)).toEqual([
      "First",
      "You said: First",
      "Second",
      "You said: Second",
    ]);
    held.release();
  });

  it("waits for its person when the answer failed", async () => {
    const { body } = await ann.send("[[script:rate-limit]]");
    await queue.add(body.conversation.id, "Next");
    await ann.answerOf(body);
    const waiting = await queue.list(body.conversation.id);
    const sent = (await ann.messages(body.conversation.id)).length;
    // The failure may have come before the message: then it was a question like any other.
    expect(waiting[0]?.state === "held" || sent === 4).toBe(true);
  });

  it("goes before the others when its person sends it now", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "First");
    await queue.add(held.conversationId, "Second");
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    await ann.answerOf(held);
    const [, second] = await queue.list(held.conversationId);
    await ann.call("POST", `/api/v1/queued-messages/${second?.id}/send`);
    await queue.untilSent(held.conversationId, 4);
    expect((await said(held.conversationId)).at(-1)).toBe("You said: Second");
    expect(await queue.list(held.conversationId)).toMatchObject([{ text: "First", state: "held" }]);
    held.release();
  });

  it("is erased with its conversation", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "Gone");
    await server.look("delete from conversations where id = $1", [held.conversationId]);
    const rows = await server.look("select 1 from queued_messages where conversation_id = $1", [
      held.conversationId,
    ]);
    expect(rows).toEqual([]);
    held.release();
  });
});

describe("queueing is refused", () => {
  it("beyond ten messages", async () => {
    const held = await queue.askForHeldAnswer();
    for (let count = 0; count < 10; count += 1) await queue.add(held.conversationId, `Number ${count}`);
    const { status, body } = await ann.call<{ error: { code: string } }>(
      "POST",
      `/api/v1/conversations/${held.conversationId}/queue`,
      { id: newId(), text: "Too many" },
    );
    expect([status, body.error.code]).toEqual([409, "conversation.queue_full"]);
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    held.release();
  });

  it("to strangers, who do not learn that the conversation exists", async () => {
    const held = await queue.askForHeldAnswer();
    const { body } = await queue.add(held.conversationId, "Mine");
    const bob = new ChatClient(server, personOf());
    const path = `/api/v1/conversations/${held.conversationId}/queue`;
    const queued = `/api/v1/queued-messages/${body.items[0]?.id}`;
    for (const reply of [
      await bob.call("GET", path),
      await bob.call("POST", path, { id: newId(), text: "Not mine" }),
      await bob.call("POST", `${path}/resume`),
      await bob.call("PATCH", queued, { text: "Changed" }),
      await bob.call("POST", `${queued}/send`),
      await bob.call("DELETE", queued),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect(await queue.list(held.conversationId)).toMatchObject([{ text: "Mine", state: "queued" }]);
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    held.release();
  });
});
