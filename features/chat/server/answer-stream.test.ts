import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "#platform/server/ids.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, hasText, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

let server: ChatServer;
let ann: ChatClient;

beforeAll(async () => {
  server = await createChatServer();
  ann = new ChatClient(server, personOf());
});
afterAll(() => server[Symbol.asyncDispose]());

describe("the stream of an answer", () => {
  it.each([
    ["plain text", 'Hello, whole world: äöü 𝒳 👩‍👩‍👧 "quoted" \\ and a tab\t.'],
    ["Markdown", "[[script:markdown]]"],
    ["reasoning before the answer", "[[script:reasoning]]"],
    ["a tool call and what follows it", "What is 12 * 12?"],
    ["two tool calls side by side", "[[script:two-tools]]"],
    ["200 tokens at full speed", "[[script:tokens count=200]]"],
  ])("equals the stored answer byte for byte: %s", async (_what, text) => {
    const events = await (await ann.sendAndFollow(text)).rest();
    const { conversation, assistantMessage } = sentOf(events);
    const chunks = chunksOf(events);
    expect(chunks[0]).toMatchObject({ type: "run-start", messageId: assistantMessage.id });
    expect(chunks.at(-1)).toEqual({ type: "run-end", status: "succeeded" });

    const stored = (await ann.messages(conversation.id)).find(({ id }) => id === assistantMessage.id);
    expect(stored?.status).toBe("complete");
    const shown = shownParts(chunks);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(storedParts(stored?.parts ?? []));
  });

  it("numbers the chunks from 1 without a gap", async () => {
    const events = await (await ann.sendAndFollow("[[script:two-tools]]")).rest();
    const numbers = events.slice(1).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("goes on from every possible place with exactly the rest, after the run", async () => {
    const events = await (await ann.sendAndFollow("[[script:two-tools]]")).rest();
    const { run } = sentOf(events);
    const all = events.slice(1);
    for (const { seq = 0 } of all.slice(0, -1)) {
      const rest = await (await ann.stream(run.id, seq)).rest();
      expect(rest).toEqual(all.slice(seq));
    }
  });

  it("goes on from every possible place with exactly the rest, during the run", async () => {
    const first = await ann.sendAndFollow("[[script:tokens count=40 gap=15ms]]");
    const { run } = sentOf(await first.until(hasText(5)));
    const soFar = chunksOf(first.events).length;
    const readers = await Promise.all(
      Array.from({ length: soFar + 1 }, async (_, seq) => (await ann.stream(run.id, seq)).rest()),
    );
    const all = (await first.rest()).slice(1);
    expect(all.length).toBeGreaterThan(soFar);
    for (const [seq, rest] of readers.entries()) expect(rest).toEqual(all.slice(seq));
  });

  it("waits for what comes when a reader claims to have seen more than there is", async () => {
    const first = await ann.sendAndFollow("[[script:tokens count=20 gap=20ms]]");
    const { run } = sentOf(await first.until(hasText(1)));
    const ahead = await (await ann.stream(run.id, 15)).rest();
    const all = (await first.rest()).slice(1);
    expect(ahead).toEqual(all.slice(15));
  });

  it("begins at the start when Last-Event-ID is no number", async () => {
    const events = await (await ann.sendAndFollow("Hello")).rest();
    const { run } = sentOf(events);
    const reply = await fetch(`${server.url}/api/v1/runs/${run.id}/stream`, {
      headers: { ...server.headersOf(ann.person), "last-event-id": "nonsense" },
    });
    expect(await reply.text()).toContain("id: 1\n");
  });

  it("shows the same to two readers", async () => {
    const first = await ann.sendAndFollow("[[script:tokens count=60 gap=5ms]]");
    const { run } = sentOf(await first.until((events) => events.length > 0));
    const [one, two] = await Promise.all([first.rest(), ann.stream(run.id).then((stream) => stream.rest())]);
    expect(two).toEqual(one.slice(1));
  });

  it("goes on when every reader has gone", async () => {
    const stream = await ann.sendAndFollow("[[script:tokens count=30 gap=10ms]]");
    const sent = sentOf(await stream.until(hasText(2)));
    await stream.close();
    const answer = await ann.answerOf(sent);
    expect(answer.status).toBe("complete");
  });

  it("begins with what there is when the same message is sent again and followed", async () => {
    const conversationId = newId();
    const body = { id: newId(), text: "[[script:tokens count=20 gap=50ms]]", isNewConversation: true };
    const first = await ann.call<{ run: { id: string } }>(
      "POST",
      `/api/v1/conversations/${conversationId}/messages`,
      body,
    );
    await (await ann.stream(first.body.run.id)).until(hasText(3));
    const again = await ann.follow(`/api/v1/conversations/${conversationId}/messages`, body);
    const events = await again.rest();
    const all = await (await ann.stream(first.body.run.id)).rest();
    expect(events.slice(1)).toEqual(all);
    const asked = server.model.requests.length;
    const over = await (await ann.follow(`/api/v1/conversations/${conversationId}/messages`, body)).rest();
    expect(over.slice(1)).toEqual(all);
    expect(server.model.requests.length).toBe(asked);
  });

  it("says that it is gone when the chunks were tidied away", async () => {
    const answer = await ann.ask("Hello");
    await server.look("delete from run_chunks where run_id = $1", [answer.runId]);
    await server.look("update runs set ended_at = now() - interval '1 minute' where id = $1", [answer.runId]);
    const events = await (await ann.stream(answer.runId ?? "")).rest();
    expect(events).toEqual([{ seq: undefined, name: "gone", data: '{"status":"succeeded"}' }]);
  });
});

describe("chunks", () => {
  it("are shown only when they are stored", async () => {
    const { Client } = (await import("pg")).default;
    const blocker = new Client(server.database.superuserConnection);
    await blocker.connect();
    await blocker.query("begin; lock table run_chunks in share mode");
    const stream = await ann.sendAndFollow("[[script:tokens count=10]]");
    sentOf(await stream.until((events) => events.length > 0));
    const next = stream.until((events) => events.length > 1);
    const winner = await Promise.race([
      next.then(() => "shown"),
      new Promise((resolve) => setTimeout(() => resolve("nothing"), 700)),
    ]);
    expect(winner).toBe("nothing");
    await blocker.query("rollback");
    await blocker.end();
    const chunks = chunksOf(await stream.rest());
    expect(chunks.at(-1)).toEqual({ type: "run-end", status: "succeeded" });
  });
});
