import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Chunk, Run } from "#features/runs/contract/index.ts";
import { changeRunLimits } from "#features/runs/server/testing.ts";
import type { Message } from "../contract/index.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf } from "./testing/open-stream.ts";

let server: ChatServer;
let ann: ChatClient;
let restore = () => {};
beforeAll(async () => {
  server = await createOwnChatServer();
  ann = new ChatClient(server, personOf());
});
afterEach(() => restore());
afterAll(() => server[Symbol.asyncDispose]());

type Limit = NonNullable<Extract<Chunk, { type: "run-waiting" }>["waits"][number]["limit"]>;

/** Sends a question and returns the run when it waits at a limit for the `times`-th time. */
async function sendUntilLimit(text: string) {
  const { body } = await ann.send(text);
  const limit = await limitOf(body.run.id);
  return { sent: body, id: body.run.id, limit };
}

async function limitOf(id: string, times = 1): Promise<Limit> {
  await expect
    .poll(async () => (await ann.run(id)).status, { timeout: 30_000, interval: 20 })
    .toBe("waiting");
  const stream = await ann.stream(id);
  const isAsked = (events: Parameters<typeof chunksOf>[0]) => asked(chunksOf(events)).length >= times;
  const limits = asked(chunksOf(await stream.until(isAsked)));
  stream.close();
  const limit = limits[times - 1];
  if (!limit) throw new Error("The run does not wait at a limit.");
  return limit;
}

function asked(chunks: readonly Chunk[]): Limit[] {
  return chunks.flatMap((chunk) =>
    chunk.type === "run-waiting" ? chunk.waits.flatMap(({ limit }) => limit ?? []) : [],
  );
}

const decide = (person: ChatClient, id: string, waitId: string, decision: "continue" | "end") =>
  person.call<Run>("POST", `/api/v1/runs/${id}/limit`, { waitId, decision });
const callsOf = (answer: Message) => answer.parts.filter(({ type }) => type === "tool-call");
const lastText = (answer: Message) => {
  const last = answer.parts.at(-1);
  return last?.type === "text" ? last.text : "";
};

describe("a run that reaches a limit waits for its person", () => {
  it("after 20 steps, and says how many more there can be", async () => {
    const { id, limit } = await sendUntilLimit("[[script:tool-count]]");
    expect(limit).toMatchObject({ limit: "steps", allowed: 20, more: 20 });
    expect(await ann.run(id)).toMatchObject({ status: "waiting", stepCount: 20 });
    const [row] = await server.look(
      "select kind, wake_at > now() + interval '6 days' as is_long from run_waits where run_id = $1",
      [id],
    );
    expect(row).toEqual({ kind: "limit", is_long: true });
  });

  it("after so many tokens", async () => {
    restore = changeRunLimits({ tokens: 1_000 });
    const { limit } = await sendUntilLimit("[[script:tool-count]]");
    expect(limit).toMatchObject({ limit: "tokens", allowed: 1_000, more: 1_000 });
  });

  it("after so many tool calls, and makes more of them when its person lets it go on", async () => {
    restore = changeRunLimits({ toolCalls: 3 });
    const calls = Array.from({ length: 5 }, (_, at) => `[[call calculate {"expression":"${at} + 1"}]]`);
    const { id, sent, limit } = await sendUntilLimit(`[[script:obedient atOnce=2]] ${calls.join(" ")}`);
    expect(limit).toMatchObject({ limit: "tool_calls", allowed: 3, more: 3 });
    await decide(ann, id, limit.waitId, "continue");
    const answer = await ann.answerOf(sent);
    expect(answer.status).toBe("complete");
    expect(callsOf(answer).map((part) => "status" in part && part.status)).toEqual([
      ...["succeeded", "succeeded", "succeeded", "denied", "succeeded"],
    ]);
  });

  it("after so long, also in the middle of a step, which starts again when it goes on", async () => {
    restore = changeRunLimits({ timeMs: 1_500 });
    const { id, sent, limit } = await sendUntilLimit("[[script:tokens count=1000 gap=20ms]]");
    expect(limit).toMatchObject({ limit: "time", allowed: 1_500, more: 1_500 });
    restore();
    await decide(ann, id, limit.waitId, "end");
    const answer = await ann.answerOf(sent);
    expect(answer).toMatchObject({ status: "complete", error: null });
    expect(answer.parts[0]).toMatchObject({ type: "text", isInterrupted: true, cause: "time_limit" });
  });

  it("and not when its answer is done with the last step that it may take", async () => {
    restore = changeRunLimits({ steps: 2 });
    const answer = await ann.ask("[[script:tool-call]]");
    expect(answer.status).toBe("complete");
  });
});

describe("its person", () => {
  it("lets it go on once: the limit has grown by the same amount and is reached again", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, sent, limit } = await sendUntilLimit("[[script:tool-count]]");
    expect((await decide(ann, id, limit.waitId, "continue")).status).toBe(200);
    const second = await limitOf(id, 2);
    expect(second).toMatchObject({ limit: "steps", allowed: 4, more: 2 });
    expect(await ann.run(id)).toMatchObject({ status: "waiting", stepCount: 4 });
    await decide(ann, id, second.waitId, "end");
    expect(callsOf(await ann.answerOf(sent))).toHaveLength(4);
  });

  it("ends it with what it has, and the answer says so", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, sent, limit } = await sendUntilLimit("[[script:tool-count]]");
    await decide(ann, id, limit.waitId, "end");
    const answer = await ann.answerOf(sent);
    expect(answer).toMatchObject({ status: "complete", error: null });
    expect(callsOf(answer)).toHaveLength(2);
    expect(lastText(answer)).toBe(
      "Ended at the limit of 2 steps, as you chose. What was done until then is kept.",
    );
    const acts = (await ann.receipt(id)).auditEvents.map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(["run.suspended", "run.limit_kept", "run.resumed"]));
  });

  it("decides once: a second decision changes nothing and is told so", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, sent, limit } = await sendUntilLimit("[[script:tool-count]]");
    const replies = await Promise.all([
      decide(ann, id, limit.waitId, "end"),
      decide(ann, id, limit.waitId, "continue"),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await decide(ann, id, limit.waitId, "continue");
    expect(late).toMatchObject({ status: 409, body: { error: { code: "run.limit_decided" } } });
    const second = replies[0].status === 409 ? await limitOf(id, 2) : undefined;
    if (second) await decide(ann, id, second.waitId, "end");
    const answer = await ann.answerOf(sent);
    expect(callsOf(answer)).toHaveLength(second ? 4 : 2);
  });

  it("cannot use the decision of one wait for another", async () => {
    restore = changeRunLimits({ steps: 2 });
    const one = await sendUntilLimit("[[script:tool-count]]");
    const other = await sendUntilLimit("[[script:tool-count]]");
    const reply = await decide(ann, one.id, other.limit.waitId, "continue");
    expect(reply).toMatchObject({ status: 404, body: { error: { code: "run.limit_not_found" } } });
    expect(await ann.run(one.id)).toMatchObject({ status: "waiting", stepCount: 2 });
  });

  it("stops it there as anywhere else", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, limit } = await sendUntilLimit("[[script:tool-count]]");
    await ann.call("POST", `/api/v1/runs/${id}/cancel`);
    expect(await ann.run(id)).toMatchObject({ status: "cancelled" });
    expect((await decide(ann, id, limit.waitId, "continue")).status).toBe(409);
  });
});

describe("others", () => {
  it("who see the conversation, or are strangers, cannot decide for its person", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, sent, limit } = await sendUntilLimit("[[script:tool-count]]");
    const colleague = new ChatClient(server, personOf(ann.person.workspaceId));
    await colleague.call("GET", "/api/v1/conversations");
    await ann.share(sent.conversation.id);
    expect((await decide(colleague, id, limit.waitId, "continue")).status).toBeGreaterThanOrEqual(403);
    expect((await decide(new ChatClient(server, personOf()), id, limit.waitId, "end")).status).toBe(404);
    expect(await ann.run(id)).toMatchObject({ status: "waiting" });
  });
});

describe("a limit that nobody decides", () => {
  it("ends the run with what it has after seven days", async () => {
    restore = changeRunLimits({ steps: 2 });
    const { id, sent } = await sendUntilLimit("[[script:tool-count]]");
    await server.look("update run_waits set wake_at = now() where run_id = $1", [id]);
    await server.look("update runs set wake_at = now() where id = $1", [id]);
    const answer = await ann.answerOf(sent);
    expect(answer.status).toBe("complete");
    expect(lastText(answer)).toMatch("nobody chose to continue within seven days");
  });
});
