import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Message, SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
import { QueueClient } from "./testing/queue-client.ts";

let server: ChatServer;
let ann: ChatClient;
let queue: QueueClient;

beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
  queue = new QueueClient(ann, server.model);
});
afterAll(() => server[Symbol.asyncDispose]());

const goOn = (id: string) => ann.call<SentMessage>("POST", `/api/v1/messages/${id}/continue`, {});
const textsOf = ({ parts }: Message) => parts.map((part) => ("text" in part ? part.text : ""));
const lastPrompt = () => {
  const { messages } = (server.model.requests.at(-1)?.body ?? { messages: [] }) as {
    messages: { role: string; content: string | null }[];
  };
  return messages.map(({ role, content }) => `${role}: ${content ?? ""}`);
};

describe("an interrupted answer", () => {
  it("that was stopped goes on from its text, as another version that begins with it", async () => {
    const held = await queue.askForHeldAnswer();
    await ann.call("POST", `/api/v1/runs/${held.run.id}/cancel`);
    const stopped = await ann.answerOf(held);
    const written = textsOf(stopped).join("");
    const { status, body } = await goOn(stopped.id);
    expect(status).toBe(202);
    expect(body.assistantMessage).toMatchObject({ status: "streaming", continuedParts: 1 });
    expect(textsOf(body.assistantMessage)).toEqual([written]);

    const answer = await ann.answerOf(body);
    expect(answer).toMatchObject({ status: "complete", continuedParts: 1, parentId: stopped.parentId });
    expect(answer.siblingIds).toEqual([stopped.id, answer.id]);
    expect(textsOf(answer)).toEqual([
      written,
      expect.stringContaining("You said: Your last answer was cut off"),
    ]);
    expect(lastPrompt().slice(-2)).toEqual([
      `assistant: ${written}`,
      expect.stringContaining("user: Your last answer was cut off. Continue it exactly where it ends."),
    ]);
    held.release();
  });

  it("that reached the model's output limit goes on, and the next question reads it as one", async () => {
    const cut = await ann.ask("[[script:length]]");
    expect(cut).toMatchObject({ status: "failed", error: { code: "run.length_limit" } });
    const answer = await ann.answerOf((await goOn(cut.id)).body);
    await ann.ask("And now?", { conversationId: cut.conversationId });
    expect(lastPrompt().at(-2)).toBe(`assistant: ${textsOf(answer).join("\n\n")}`);
  });

  it("can be interrupted and continued again", async () => {
    const cut = await ann.ask("[[script:length]]");
    const second = await ann.answerOf((await goOn(cut.id)).body);
    await server.look("update messages set status = 'cancelled' where id = $1", [second.id]);
    const third = await ann.answerOf((await goOn(second.id)).body);
    expect(third.continuedParts).toBe(2);
    expect(textsOf(third).slice(0, 2)).toEqual(textsOf(second));
  });
});

describe("continuing is refused", () => {
  it("for a complete answer, a question, and an answer without a word", async () => {
    const answer = await ann.ask("Hello");
    const silent = await ann.ask("[[script:failing]]");
    for (const id of [answer.id, answer.parentId ?? "", silent.id]) {
      const { status, body } = await ann.call<{ error: { code: string } }>(
        "POST",
        `/api/v1/messages/${id}/continue`,
        {},
      );
      expect([status, body.error.code]).toEqual([409, "message.not_continuable"]);
    }
  });

  it("while an answer is being written, and to strangers", async () => {
    const cut = await ann.ask("[[script:length]]");
    const { body } = await ann.send("[[script:tokens count=40 gap=20ms]]", {
      conversationId: cut.conversationId,
    });
    expect((await goOn(cut.id)).status).toBe(409);
    await ann.answerOf(body);
    const bob = new ChatClient(server, personOf());
    expect((await bob.call("POST", `/api/v1/messages/${cut.id}/continue`, {})).status).toBe(404);
  });
});
