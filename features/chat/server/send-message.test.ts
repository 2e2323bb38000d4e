import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { Message, SentMessage } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";

let server: ChatServer;
let ann: ChatClient;

beforeAll(async () => {
  server = await createChatServer();
});
// A person may ask sixty times a minute. On a fast machine this file asks more often.
beforeEach(() => {
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

interface Refusal {
  error: { code: string; message: string };
}

const textOf = (message: Message | undefined) =>
  message?.parts.map((part) => ("text" in part ? part.text : "")).join("");

describe("sending a message", () => {
  it("stores the question, answers it, and titles the conversation after it", async () => {
    const { status, body } = await ann.send("How are you?\nTell me more.");
    expect(status).toBe(202);
    expect(body.conversation).toMatchObject({
      title: "How are you?",
      activeRun: { id: body.run.id, status: "running" },
    });
    expect(body.conversation.abilities.send).toBe(false);
    expect(body.userMessage).toMatchObject({ role: "user", status: "complete", parentId: null });
    expect(body.assistantMessage).toMatchObject({ status: "streaming", parentId: body.userMessage?.id });

    const answer = await ann.answerOf(body);
    expect(answer).toMatchObject({ status: "complete", error: null, model: { label: "scripted" } });
    expect(textOf(answer)).toBe("You said: How are you?\nTell me more.");
    expect(await ann.conversation(body.conversation.id)).toMatchObject({
      activeRun: null,
      abilities: { send: true },
    });
  });

  it("lets the model read what was said before, and nothing of other branches", async () => {
    const first = await ann.ask("My name is Ann.");
    const { conversationId } = first;
    await ann.ask("And I live in Graz.", { conversationId, parentId: null });
    await ann.ask("Who am I?", { conversationId, parentId: first.id });
    const asked = server.model.requests.at(-1)?.body as { messages: { role: string; content: unknown }[] };
    const said = JSON.stringify(asked.messages.filter(({ role }) => role !== "system"));
    expect(said).toContain("My name is Ann.");
    expect(said).not.toContain("Graz");
  });

  it("stores once what is sent twice, and answers the same", async () => {
    const conversationId = newId();
    const message = { id: newId(), conversationId, isNewConversation: true };
    const first = await ann.send("Once", message);
    const again = await ann.send("Once", message);
    expect(again.status).toBe(202);
    expect(again.body.run.id).toBe(first.body.run.id);
    await ann.answerOf(first.body);
    const later = await ann.send("Once", message);
    expect(later.body.assistantMessage.id).toBe(first.body.assistantMessage.id);
    expect(await ann.messages(conversationId)).toHaveLength(2);
  });

  it("stores once what is sent 20 times at the same moment", async () => {
    const conversationId = newId();
    const message = { id: newId(), conversationId, isNewConversation: true };
    const replies = await Promise.all(Array.from({ length: 20 }, () => ann.send("Once", message)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(new Set(replies.map(({ body }) => body.run.id)).size).toBe(1);
    const rows = await server.look("select role from messages where conversation_id = $1", [conversationId]);
    expect(rows).toHaveLength(2);
    const [first] = replies;
    if (first) await ann.answerOf(first.body);
  });

  it("stores once what is sent 12 times at the same moment as if its conversation were new, which it is not", async () => {
    const bea = new ChatClient(server, personOf());
    for (let round = 0; round < 4; round += 1) {
      const { conversationId } = await bea.ask("Hello");
      const message = { id: newId(), conversationId, isNewConversation: true };
      const replies = await Promise.all(Array.from({ length: 12 }, () => bea.send("Again", message)));
      expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(202));
      expect(new Set(replies.map(({ body }) => body.run.id)).size).toBe(1);
      const [first] = replies;
      if (first) await bea.answerOf(first.body);
    }
  });

  it("serves 40 new people who send at the same moment", async () => {
    const people = Array.from({ length: 40 }, () => new ChatClient(server, personOf()));
    const answers = await Promise.all(people.map((person, index) => person.ask(`Number ${index}`)));
    expect(answers.map(textOf)).toEqual(people.map((_, index) => `You said: Number ${index}`));
  });

  it("keeps characters of every language and drops those that no database keeps", async () => {
    const answer = await ann.ask("naïve 𝒳 👩‍👩‍👧 \u202e עברית \u0000end \ud800!");
    const [question] = await ann.messages(answer.conversationId);
    expect(textOf(question)).toBe("naïve 𝒳 👩‍👩‍👧 \u202e עברית end \ufffd!");
  });
});

describe("sending a message is refused", () => {
  it("while an answer is still being written", async () => {
    const { body } = await ann.send("[[script:tokens count=40 gap=20ms]]");
    const second = await ann.send("Wait", { conversationId: body.conversation.id });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ error: { code: "conversation.busy" } });
    await ann.answerOf(body);
    expect((await ann.send("Now", { conversationId: body.conversation.id })).status).toBe(202);
  });

  it("to all but one of 10 different messages at the same moment", async () => {
    const { conversationId } = await ann.ask("Hello");
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ann.send(`Number ${index}`, { conversationId })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([202, ...Array(9).fill(409)]);
  });

  it("again and again in a loop, whatever the loop sends: a stored message, a retry, one that is refused", async () => {
    const loop = new ChatClient(server, personOf());
    const limited = (replies: { status: number }[]) => replies.filter(({ status }) => status === 429).length;
    const repeat = <Reply>(times: number, act: () => Promise<Reply>) =>
      Promise.all(Array.from({ length: times }, act));
    const conversationId = newId();
    const message = { id: newId(), conversationId, isNewConversation: true };
    const { body } = await loop.send("Once", message);
    await loop.answerOf(body);

    const repeated = [];
    while (limited(repeated) === 0 && repeated.length < 300)
      repeated.push(...(await repeat(10, () => loop.send("Once", message))));
    expect(repeated.filter(({ status }) => status === 202).length).toBeGreaterThan(50);
    expect(limited(repeated)).toBeGreaterThan(0);
    // As after more of them, however long those took.
    await server.look(
      "update rate_limits set tokens = 0, updated_at = now() + interval '1 hour' where key like $1",
      [`chat.send:${loop.person.userId}%`],
    );
    const continued = await repeat(10, () => loop.send("Once", { ...message, isNewConversation: false }));
    expect(limited(continued)).toBe(10);
    const retry = `/api/v1/messages/${body.userMessage?.id}/retry`;
    expect(limited(await repeat(10, () => loop.call("POST", retry, {})))).toBe(10);
    const [refused] = repeated.filter(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ error: { code: "rate.limited" } });
  });

  it.each([
    ["nothing", "   ", "body.text: Write something first."],
    ["32,001 characters", "x".repeat(32_001), "body.text: A message holds at most 32,000 characters."],
  ])("with %s", async (_what, text, message) => {
    const { status, body } = await ann.call<Refusal>("POST", `/api/v1/conversations/${newId()}/messages`, {
      id: newId(),
      text,
      isNewConversation: true,
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: "request.invalid", message });
  });

  it("but not with 32,000 characters", async () => {
    expect((await ann.send("x".repeat(32_000))).status).toBe(202);
  });

  it("to a conversation that does not exist", async () => {
    const { status, body } = await ann.send("Hello", { conversationId: newId() });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: "conversation.not_found" } });
  });

  it("after a message of another conversation", async () => {
    const one = await ann.ask("One");
    const two = await ann.ask("Two");
    const { status, body } = await ann.send("Hello", {
      conversationId: two.conversationId,
      parentId: one.id,
    });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: "message.not_found" } });
  });

  it("with the id of a message of another conversation", async () => {
    const one = await ann.ask("One");
    const two = await ann.ask("Two");
    const { status, body } = await ann.send("Hello", { conversationId: two.conversationId, id: one.id });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { code: "message.id_taken" } });
  });

  it("for a model that does not exist, in the answer, so that it can be tried again", async () => {
    const answer = await ann.ask("Hello", { modelId: newId() });
    expect(answer).toMatchObject({ status: "failed", error: { code: "model.not_found" } });
  });
});

describe("an edit", () => {
  it("makes a branch beside the first question, and both can be shown", async () => {
    const first = await ann.ask("First");
    const { conversationId } = first;
    const second = await ann.ask("Second", { conversationId, parentId: null });
    const shown = await ann.messages(conversationId);
    expect(shown.map(textOf)).toEqual(["Second", "You said: Second"]);
    expect(shown[0]?.siblingIds).toEqual([first.parentId, second.parentId]);

    const { status } = await ann.call("POST", `/api/v1/messages/${first.parentId}/show`);
    expect(status).toBe(200);
    expect((await ann.messages(conversationId)).map(textOf)).toEqual(["First", "You said: First"]);
    await ann.call("POST", `/api/v1/messages/${second.id}/show`);
    expect((await ann.messages(conversationId)).map(textOf)).toEqual(["Second", "You said: Second"]);
  });

  it("in the middle shows the branch down to its newest message again", async () => {
    const one = await ann.ask("1");
    const { conversationId } = one;
    await ann.ask("2", { conversationId });
    await ann.ask("other 2", { conversationId, parentId: one.id });
    const [, , two] = await ann.messages(conversationId);
    const before = two?.siblingIds.find((id) => id !== two.id);
    await ann.call("POST", `/api/v1/messages/${before}/show`);
    expect((await ann.messages(conversationId)).map(textOf)).toEqual([
      "1",
      "You said: 1",
      "2",
      "You said: 2",
    ]);
  });
});

describe("a retry", () => {
  it("makes another answer beside the first", async () => {
    const first = await ann.ask("Again, please");
    const { status, body } = await ann.call<SentMessage>("POST", `/api/v1/messages/${first.id}/retry`, {});
    expect(status).toBe(202);
    expect(body.userMessage).toBeNull();
    const second = await ann.answerOf(body);
    expect(second.siblingIds).toEqual([first.id, second.id]);
    expect(textOf(second)).toBe("You said: Again, please");
  });

  it("of a question is refused", async () => {
    const answer = await ann.ask("Hello");
    const { status, body } = await ann.call<Refusal>("POST", `/api/v1/messages/${answer.parentId}/retry`, {});
    expect(status).toBe(409);
    expect(body.error.code).toBe("message.not_retryable");
  });

  it("is refused while an answer is still being written, as is showing another branch", async () => {
    const first = await ann.ask("Hello");
    const { conversationId } = first;
    const { body } = await ann.send("[[script:tokens count=30 gap=20ms]]", { conversationId });
    const retry = await ann.call<Refusal>("POST", `/api/v1/messages/${first.id}/retry`, {});
    expect(retry.body.error.code).toBe("conversation.busy");
    const show = await ann.call<Refusal>("POST", `/api/v1/messages/${first.id}/show`);
    expect(show.body.error.code).toBe("conversation.busy");
    await ann.answerOf(body);
  });
});
