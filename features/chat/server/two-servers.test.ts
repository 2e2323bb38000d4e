import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, hasText, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

let one: ChatServer;
let two: ChatServer;
let webOnly: ChatServer;

beforeAll(async () => {
  one = await createOwnChatServer();
  two = await createOwnChatServer({ beside: one });
  webOnly = await createOwnChatServer({ beside: one, isWorker: false });
});
afterAll(async () => {
  await webOnly[Symbol.asyncDispose]();
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const annAt = (server: ChatServer) => new ChatClient(server, personOf());
const slowly = "[[script:tokens count=60 gap=25ms]]";

const textOf = (message: Message | undefined, isInterrupted = false) =>
  message?.parts
    .map((part) => (part.type === "text" && (part.isInterrupted ?? false) === isInterrupted ? part.text : ""))
    .join("");

/** What becomes of a run whose server died: it writes no more, and nobody renews its lease. */
const forget = (runId: string) =>
  one.look("update runs set node_id = 'dead', fence = fence + 1, lease_until = 'epoch' where id = $1", [
    runId,
  ]);

/**
 * Marks what intervals do that begin from now on. Each tab looks once a second by itself, so the number of these reads
 * grows with the time that the test takes.
 */
function markPolls() {
  const mark = new AsyncLocalStorage<true>();
  const begin = globalThis.setInterval;
  const spy = vi
    .spyOn(globalThis, "setInterval")
    .mockImplementation((tick: () => void, ms?: number) => begin(() => mark.run(true, tick), ms));
  onTestFinished(() => spy.mockRestore());
  return { isOne: () => mark.getStore() === true };
}

describe("two servers on one database", () => {
  it("show the same live, wherever the run is", async () => {
    const ann = annAt(one);
    const here = await ann.sendAndFollow(slowly);
    const { run } = sentOf(await here.until(hasText(1)));
    const there = await ann.at(two).stream(run.id);
    await there.until(hasText(5));
    expect((await ann.run(run.id)).status).toBe("running");
    const [first, second] = await Promise.all([here.rest(), there.rest()]);
    expect(second).toEqual(first.slice(1));
  });

  it("read for ten tabs at the same place about as often as for one", async () => {
    const ann = annAt(one);
    const here = await ann.sendAndFollow(slowly);
    const { run } = sentOf(await here.until(hasText(1)));
    const polls = markPolls();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => ann.at(webOnly).stream(run.id)));
    await Promise.all(tabs.map((tab) => tab.until(hasText(2))));
    const { pool } = webOnly.services;
    const connect = pool.connect.bind(pool) as () => unknown;
    let reads = 0;
    const spy = vi.spyOn(pool, "connect").mockImplementation(() => {
      if (!polls.isOne()) reads += 1;
      return connect();
    });
    onTestFinished(() => spy.mockRestore());
    let announcements = 0;
    onTestFinished(
      webOnly.services.broadcast.subscribe("adjutant_chunks", () => {
        announcements += 1;
      }),
    );
    const shown = await Promise.all(tabs.map((tab) => tab.rest()));
    for (const each of shown) expect(each).toEqual(shown[0]);
    expect(announcements).toBeGreaterThan(5);
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(5 * announcements);
  });

  it("let a reader go from one to the other at every place", async () => {
    const ann = annAt(one);
    const first = await ann.sendAndFollow(slowly);
    const { run } = sentOf(await first.until(hasText(1)));
    const seen: unknown[] = [];
    let isOver = false;
    for (let hop = 0; !isOver; hop += 1) {
      const stream = await ann.at(hop % 2 === 0 ? two : one).stream(run.id, seen.length);
      await stream.until((events) => events.length >= 3 || chunksOf(events).at(-1)?.type === "run-end");
      const chunks = chunksOf(stream.events);
      seen.push(...chunks);
      isOver = chunks.at(-1)?.type === "run-end";
      await stream.close();
    }
    expect(seen).toEqual(chunksOf(await first.rest()));
  });

  it("answer what is sent to one that serves requests only", async () => {
    const ann = annAt(webOnly);
    const events = await (await ann.sendAndFollow("Hello")).rest();
    const { conversation } = sentOf(events);
    expect(textOf((await ann.messages(conversation.id)).at(-1))).toBe("You said: Hello");
    expect(shownParts(chunksOf(events))).toEqual([{ type: "text", text: "You said: Hello" }]);
  });

  it("store once what is sent to both at the same moment", async () => {
    const ann = annAt(one);
    const conversationId = newId();
    const message = { id: newId(), conversationId, isNewConversation: true };
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ann.at(index % 2 ? one : two).send("Once", message)),
    );
    expect(new Set(replies.map(({ body }) => body.run.id)).size).toBe(1);
    expect(await ann.messages(conversationId)).toHaveLength(2);
  });
});

describe("a run whose server died", () => {
  it("is taken over: what was shown stays and is marked, and the answer completes", async () => {
    const ann = annAt(one);
    const stream = await ann.sendAndFollow(slowly);
    const { run, conversation } = sentOf(await stream.until(hasText(3)));
    await forget(run.id);
    const chunks = chunksOf(await stream.rest());
    expect(chunks.filter(({ type }) => type === "step-interrupted")).toHaveLength(1);
    expect(chunks.at(-1)).toEqual({ type: "run-end", status: "succeeded" });

    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer).toMatchObject({ status: "complete", error: null });
    const whole = textOf(answer) ?? "";
    const kept = textOf(answer, true) ?? "";
    expect(kept.length).toBeGreaterThan(0);
    expect(whole.startsWith(kept)).toBe(true);
    expect(whole.length).toBeGreaterThan(kept.length);
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));
    expect(await ann.run(run.id)).toMatchObject({ attempt: 2, status: "succeeded" });

    const receipt = await ann.receipt(run.id);
    expect(receipt.steps.map(({ status }) => status)).toEqual(["interrupted", "succeeded"]);
  });

  it("shows every reader the same, also one who comes back to the other server", async () => {
    const ann = annAt(two);
    const stream = await ann.sendAndFollow(slowly);
    const { run } = sentOf(await stream.until(hasText(3)));
    await forget(run.id);
    const back = await ann.at(one).stream(run.id, 2);
    const [first, second] = await Promise.all([stream.rest(), back.rest()]);
    expect(second).toEqual(first.slice(3));
  });

  it("goes on after its last finished step, and does no tool call twice", async () => {
    const ann = annAt(one);
    const stream = await ann.sendAndFollow("[[script:two-tools]]");
    const { run, conversation } = sentOf(
      await stream.until((events) => chunksOf(events).some(({ type }) => type === "tool-call-end")),
    );
    await forget(run.id);
    await stream.rest();
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer?.status).toBe("complete");
    const rows = await one.look<{ tool_name: string }>(
      "select tool_name from tool_calls where run_id = $1 order by 1",
      [run.id],
    );
    expect(rows.map(({ tool_name }) => tool_name)).toEqual(["calculate", "current_time"]);
  });

  it("is given up with its message after the third crash", async () => {
    const ann = annAt(one);
    const stream = await ann.sendAndFollow(slowly);
    const { run, conversation } = sentOf(await stream.until(hasText(2)));
    await one.look(
      "update runs set crash_count = 2, node_id = 'dead', lease_until = 'epoch', fence = fence + 1 where id = $1",
      [run.id],
    );
    const chunks = chunksOf(await stream.rest());
    expect(chunks.at(-1)).toMatchObject({ type: "run-end", error: { code: "run.crashed" } });
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer).toMatchObject({ status: "failed", error: { code: "run.crashed" } });
    expect(textOf(answer, true)?.length).toBeGreaterThan(0);
  });

  it("is not taken over by the very server that advances it", async () => {
    const ann = annAt(one);
    const stream = await ann.sendAndFollow(slowly);
    const { run } = sentOf(await stream.until(hasText(1)));
    const [row] = await one.look<{ node_id: string }>("select node_id from runs where id = $1", [run.id]);
    expect(row?.node_id).toBe(one.services.nodeId);
    await stream.rest();
    expect((await ann.run(run.id)).attempt).toBe(1);
  });
});

describe("a server that stops", () => {
  it("hands its runs to the others, and readers find the rest there", async () => {
    const third = await createOwnChatServer({ beside: one });
    const ann = annAt(third);
    const stream = await ann.sendAndFollow("[[script:tokens count=160 gap=25ms]]");
    const { run } = sentOf(await stream.until(hasText(3)));
    await third[Symbol.asyncDispose]();
    const rest = await (await ann.at(one).stream(run.id)).rest();
    expect(chunksOf(rest).at(-1)).toEqual({ type: "run-end", status: "succeeded" });
    expect((await ann.at(one).run(run.id)).attempt).toBe(2);
  });
});
