import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { Message, SentMessage } from "../../contract/index.ts";
import { ChatClient } from "../testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "../testing/create-chat-server.ts";
import { chunksOf } from "../testing/open-stream.ts";
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

/** What the model was asked last, as `role: text`. */
const lastPrompt = () => {
  const { messages } = (server.model.requests.at(-1)?.body ?? { messages: [] }) as {
    messages: { role: string; content: string | null }[];
  };
  return messages
    .filter(({ role }) => role !== "system")
    .map(({ role, content }) => `${role}: ${content ?? ""}`);
};

describe("a message said into a running answer", () => {
  it("is read in another step when the answer is at its last one, and stands where it was said", async () => {
    const held = await queue.askForHeldAnswer();
    const { body } = await queue.add(held.conversationId, "Shorter, please", { steers: true });
    expect(body.items).toMatchObject([{ text: "Shorter, please", state: "steering" }]);
    held.release();
    await queue.untilSent(held.conversationId, 4);

    const messages = await ann.messages(held.conversationId);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
    expect(messages.slice(1).map(textOf)).toEqual([
      " 1 2 3 4",
      "Shorter, please",
      "You said: Shorter, please",
    ]);
    expect(messages.map(({ runId }) => runId)).toEqual([null, held.run.id, null, held.run.id]);
    expect(lastPrompt()).toEqual([
      expect.stringContaining("user: [[script:held"),
      "assistant:  1 2 3 4",
      "user: Shorter, please",
    ]);
    expect(await queue.list(held.conversationId)).toEqual([]);
  });

  it("is read after the tool calls of the present step, and the stream says which message goes on", async () => {
    const name = newId();
    const { body } = await ann.send(`[[script:tool-call after=0 held=${name}]]`);
    const { conversation, run } = body;
    await queue.add(conversation.id, "In words", { steers: true });
    server.model.release(name);
    await queue.untilSent(conversation.id, 4);
    const [, first, said, second] = await ann.messages(conversation.id);
    expect(first?.parts.map(({ type }) => type)).toEqual(["tool-call"]);
    expect(first?.parts[0]).toMatchObject({ status: "succeeded" });
    expect(said?.parts).toEqual([{ type: "text", text: "In words" }]);
    expect(lastPrompt().at(-1)).toBe("user: In words");
    const starts = chunksOf(await (await ann.stream(run.id)).rest()).filter(
      ({ type }) => type === "step-start",
    );
    expect(starts).toMatchObject([{ messageId: first?.id }, { messageId: second?.id }]);
  });

  it("has one effect when it is sent twice, and counts as one message", async () => {
    const held = await queue.askForHeldAnswer();
    const id = newId();
    await Promise.all([1, 2, 3].map(() => queue.add(held.conversationId, "Once", { id, steers: true })));
    await ann.call("POST", `/api/v1/queued-messages/${id}/send`);
    held.release();
    await queue.untilSent(held.conversationId, 4);
    await queue.add(held.conversationId, "Once", { id, steers: true });
    expect(await ann.messages(held.conversationId)).toHaveLength(4);
    const spent = await server.look("select 1 from usage_ledger where request_id = $1", [`message:${id}`]);
    expect(spent).toHaveLength(1);
  });

  it("can come from the queue, several at once, and is known to the next question", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "One");
    const { body } = await queue.add(held.conversationId, "Two");
    for (const { id } of body.items) await ann.call("POST", `/api/v1/queued-messages/${id}/send`);
    held.release();
    await queue.untilSent(held.conversationId, 5);
    await ann.ask("Next", { conversationId: held.conversationId });
    expect(lastPrompt().slice(1)).toEqual([
      "assistant:  1 2 3 4",
      "user: One",
      "user: Two",
      "assistant: You said: Two",
      "user: Next",
    ]);
  });

  it("goes back to the queue and waits there when the answer is stopped before it was read", async () => {
    const held = await queue.askForHeldAnswer();
    await queue.add(held.conversationId, "Too late", { steers: true });
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    await ann.answerOf(held as SentMessage);
    expect(await queue.list(held.conversationId)).toMatchObject([{ text: "Too late", state: "held" }]);
    expect(await ann.messages(held.conversationId)).toHaveLength(2);
    held.release();
  });

  it("is a question like any other when no answer is being written", async () => {
    const { conversationId } = await ann.ask("Hello");
    await queue.add(conversationId, "And now?", { steers: true });
    await queue.untilSent(conversationId, 4);
  });
});
