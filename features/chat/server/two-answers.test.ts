import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { Conversation, Message, SentMessage } from "../contract/index.ts";
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

const textOf = (message: Pick<Message, "parts"> | null | undefined) =>
  message?.parts.map((part) => ("text" in part ? part.text : "")).join("");
const compare = (text: string, options: { conversationId?: string } = {}) =>
  ann.send(text, { ...options, besideModelId: "builtin" });
/** Both answers, once both have ended. */
async function bothOf({ conversation, assistantMessage, run }: SentMessage): Promise<Message> {
  for (const runId of [run.id, assistantMessage.beside?.runId ?? ""]) {
    await (await ann.stream(runId)).rest();
  }
  const answer = (await ann.messages(conversation.id)).at(-1);
  if (!answer?.beside) throw new Error("There are no two answers.");
  return answer;
}
const keep = (id: string) => ann.call<Conversation>("POST", `/api/v1/messages/${id}/keep`);

describe("a question to two models", () => {
  it("is answered by both at once, as two versions of one answer, and counts as one message", async () => {
    const { status, body } = await compare("What is 12 * 12?");
    expect(status).toBe(202);
    const answer = await bothOf(body);
    expect([textOf(answer), textOf(answer.beside)]).toEqual([
      expect.stringContaining("The tools say"),
      "12 × 12 = **144**",
    ]);
    expect([answer.model?.label, answer.beside?.model?.isBuiltin]).toEqual(["scripted", true]);
    expect(answer.siblingIds).toEqual([answer.id, answer.beside?.id]);
    expect(await ann.conversation(answer.conversationId)).toMatchObject({
      activeRun: null,
      abilities: { send: true },
    });
    const spent = await server.look("select 1 from usage_ledger where request_id like $1", [
      `message:${answer.parentId}%`,
    ]);
    expect(spent).toHaveLength(1);
  });

  it("goes on from the one that is kept; the other one stays as a version", async () => {
    const { body } = await compare("What is 12 * 12?");
    const { id, beside, conversationId } = await bothOf(body);
    await keep(beside?.id ?? "");
    expect((await ann.messages(conversationId)).at(-1)).toMatchObject({
      ...{ id: beside?.id, beside: null, siblingIds: [id, beside?.id] },
    });
    await ann.call("POST", `/api/v1/messages/${id}/show`);
    expect((await ann.messages(conversationId)).at(-1)).toMatchObject({ id, beside: null });
  });

  it("leaves room for no third answer, and none is kept before both are written", async () => {
    const name = newId();
    const { body } = await compare(`[[script:held name=${name}]]`);
    await server.look("update runs set status = 'running', ended_at = null where id = $1", [
      body.assistantMessage.beside?.runId,
    ]);
    for (const path of [
      `messages/${body.assistantMessage.id}/retry`,
      `messages/${body.assistantMessage.id}/keep`,
    ]) {
      expect((await ann.call("POST", `/api/v1/${path}`, {})).status).toBe(409);
    }
    expect((await ann.send("Third", { conversationId: body.conversation.id })).status).toBe(409);
    await ann.call("POST", `/api/v1/runs/${body.run.id}/cancel`);
    server.model.release(name);
  });

  it("lets queued messages wait for the choice, and sends them on from the kept answer", async () => {
    const name = newId();
    const { body } = await compare(`[[script:held count=4 name=${name}]]`);
    const conversationId = body.conversation.id;
    await queue.add(conversationId, "Next");
    server.model.release(name);
    const { beside } = await bothOf(body);
    expect(await queue.list(conversationId)).toMatchObject([{ state: "queued" }]);
    await keep(beside?.id ?? "");
    await queue.untilSent(conversationId, 4);
    expect((await ann.messages(conversationId))[1]?.id).toBe(beside?.id);
  });

  it("is chosen by the next question, which goes on from the first answer", async () => {
    const { body } = await compare("What is 12 * 12?");
    const { id, conversationId } = await bothOf(body);
    await ann.ask("And 13 * 13?", { conversationId });
    expect((await ann.messages(conversationId))[1]).toMatchObject({ id, beside: null });
  });

  it("cannot be steered, because neither answer is the one meant", async () => {
    const name = newId();
    const { body } = await compare(`[[script:held count=4 name=${name}]]`);
    const beside = body.assistantMessage.beside?.runId ?? "";
    await (await ann.stream(beside)).rest();
    await server.look("update conversations set beside_run_id = $2 where id = $1", [
      body.conversation.id,
      beside,
    ]);
    await server.look(
      "update runs set status = 'running', lease_until = now() + interval '1 hour', node_id = 'x', ended_at = null where id = $1",
      [beside],
    );
    const { status } = await queue.add(body.conversation.id, "Shorter", { steers: true });
    expect(status).toBe(409);
    await server.look("update runs set status = 'cancelled', ended_at = now() where id = $1", [beside]);
    server.model.release(name);
  });

  it("remembers the model of the conversation", async () => {
    const { conversationId } = await ann.ask("What is 2 + 2?", { modelId: "builtin" });
    expect((await ann.conversation(conversationId)).modelId).toBe("builtin");
  });
});

describe("of two answers, one that failed", () => {
  it.each(["first", "second"])("as the %s is retried in its place, and the choice stays", async (place) => {
    const models =
      place === "first" ? { besideModelId: "builtin" } : { modelId: "builtin", besideModelId: "scripted" };
    const { body } = await ann.send("[[script:failing]] Hello", models);
    const before = await bothOf(body);
    const [failed, other] = place === "first" ? [before, before.beside] : ([before.beside, before] as const);
    expect([failed?.status, other?.status]).toEqual(["failed", "complete"]);
    const retried = await ann.call<SentMessage>("POST", `/api/v1/messages/${failed?.id}/retry`, {});
    expect(retried.status).toBe(202);
    await (await ann.stream(retried.body.run.id)).rest();
    const after = (await ann.messages(before.conversationId)).at(-1);
    const pair = [retried.body.assistantMessage.id, other?.id];
    expect([after?.id, after?.beside?.id]).toEqual(place === "first" ? pair : pair.toReversed());
    expect(after?.siblingIds).toHaveLength(3);
    expect((await keep(retried.body.assistantMessage.id)).status).toBe(200);
    expect((await ann.messages(before.conversationId)).at(-1)).toMatchObject({ id: pair[0], beside: null });
    const [old] = await server.look("select beside_id from messages where id = $1", [failed?.id]);
    expect(old).toEqual({ beside_id: null });
  });
});

describe("keeping an answer is refused", () => {
  it("to strangers", async () => {
    const { body } = await compare("What is 12 * 12?");
    const { id } = await bothOf(body);
    const bob = new ChatClient(server, personOf());
    expect((await bob.call("POST", `/api/v1/messages/${id}/keep`)).status).toBe(404);
  });
});
