import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { addModel, addProvider, enableModel } from "#features/models/server/index.ts";
import { registerTool } from "#features/tools/server/index.ts";
import { harmlessFacts } from "#features/tools/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../contract/index.ts";
import { beginSilence } from "./testing/begin-silence.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, hasText, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

let server: ChatServer;
let ann: ChatClient;
let answerOfSilence: (() => Promise<Message>) | undefined;

beforeAll(async () => {
  server = await createOwnChatServer();
  ann = new ChatClient(server, personOf());
  const eve = new ChatClient(server, personOf());
  const { url, apiKey } = server.model;
  const kind = "openai_compatible";
  const provider = await addProvider(server.system, { kind, name: "Silent", baseUrl: url, apiKey });
  await addModel(server.system, { providerId: provider.id, modelId: "scripted" });
  await enableModel(server.system, { ref: "Silent/scripted" });
  const message = {
    id: newId(),
    text: "[[script:stall]]",
    isNewConversation: true,
    modelId: "Silent/scripted",
  };
  [answerOfSilence] = await beginSilence(eve, [
    () => eve.follow(`/api/v1/conversations/${newId()}/messages`, message),
  ]);
});
afterAll(() => server[Symbol.asyncDispose]());

const textOf = (message: Message | undefined) =>
  message?.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
const beginning = "This is the beginning of an answer that";

describe("a provider that fails is shown for what it is", () => {
  it.each([
    ["[[script:rate-limited after=20]]", "model.rate_limited", ""],
    ["[[script:failing]]", "model.unavailable", ""],
    ["[[script:overloaded]]", "model.unavailable", ""],
    ["[[script:cut]]", "model.cut_short", beginning],
    ["[[script:unfinished]]", "model.cut_short", beginning],
    ["[[script:error-in-stream]]", "model.unavailable", beginning],
    ["[[script:length]]", "run.length_limit", beginning],
  ])("%s: %s, and what was said stays", async (text, code, said) => {
    const events = await (await ann.sendAndFollow(text)).rest();
    const chunks = chunksOf(events);
    expect(chunks.at(-1)).toMatchObject({ type: "run-end", status: "failed", error: { code } });

    const { conversation, run } = sentOf(events);
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer).toMatchObject({ status: "failed", error: { code } });
    expect(answer?.error?.message).toMatch(/^[A-Z].*\.$/);
    expect(textOf(answer)).toBe(said);
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));
    expect(await ann.run(run.id)).toMatchObject({ status: "failed", error: { code } });
    expect((await ann.conversation(conversation.id)).activeRun).toBeNull();
  });

  it("says when to try again after 429", async () => {
    const answer = await ann.ask("[[script:rate-limited after=20]]");
    expect(answer.error).toMatchObject({ code: "model.rate_limited", retryAfterMs: 20_000 });
  });

  it("can be asked again", async () => {
    const failed = await ann.ask("[[script:cut]]");
    const { status, body } = await ann.call<Parameters<ChatClient["answerOf"]>[0]>(
      "POST",
      `/api/v1/messages/${failed.id}/retry`,
      {},
    );
    expect(status).toBe(202);
    expect((await ann.answerOf(body)).siblingIds).toEqual([failed.id, body.assistantMessage.id]);
  });

  it("leaves its name and nothing of its words in the log of what happened", async () => {
    const answer = await ann.ask("[[script:failing]]");
    const rows = await server.look<{ act: string; envelope: Buffer }>(
      "select act, envelope from audit_events where run_id = $1 order by id",
      [answer.runId],
    );
    expect(rows.map(({ act }) => act)).toEqual(["run.started", "model.called", "run.failed"]);
    expect(JSON.parse(String(rows[1]?.envelope))).toMatchObject({ out: "failed", err: "model.unavailable" });
  });
});

describe("a tool that fails", () => {
  it.each([
    ["whose input is broken JSON", "[[script:bad-json]]", "tool.invalid_input", ""],
    ["whose input does not fit", "[[script:wrong-input]]", "tool.invalid_input", ""],
    ["that cannot do it", '[[script:tool-call tool=calculate input={"expression":"1/0"}]]', undefined, ""],
  ])("%s is told to the model, which goes on", async (_what, text, code, told) => {
    const answer = await ann.ask(text);
    expect(answer.status).toBe("complete");
    expect(answer.parts[0]).toMatchObject({ type: "tool-call", status: "failed" });
    expect(textOf(answer)).toContain(`The tools say: ${told}`);
    const rows = await server.look<{ error_code: string }>(
      "select error_code from tool_calls where run_id = $1",
      [answer.runId],
    );
    if (code) expect(rows).toEqual([{ error_code: code }]);
  });
});

describe("a tool that does not exist", () => {
  it("is not tried, and the model is told which there are", async () => {
    const answer = await ann.ask("[[script:unknown-tool]]");
    expect(answer.status).toBe("complete");
    expect(answer.parts[0]).toMatchObject({ type: "tool-call", status: "denied", title: "launch_rocket" });
    expect(textOf(answer)).toContain("The tools say: There is no tool named");
  });
});

describe("a tool whose name is too long", () => {
  it("is cut between two characters, and the model is asked no more often than for any other", async () => {
    const name = `${"x".repeat(63)}😀`;
    const before = server.model.requests.length;
    const answer = await ann.ask(`[[script:tool-call tool=${name} input={}]]`);
    expect(answer.status).toBe("complete");
    expect(answer.parts[0]).toMatchObject({
      type: "tool-call",
      status: "denied",
      title: `${"x".repeat(63)}\ufffd`,
    });
    expect(server.model.requests.length - before).toBe(2);
  });
});

describe("Stop", () => {
  it("ends the answer and keeps what was said", async () => {
    const stream = await ann.sendAndFollow("[[script:tokens count=2000 gap=10ms]]");
    const { run, conversation } = sentOf(await stream.until(hasText(5)));
    expect((await ann.call("POST", `/api/v1/runs/${run.id}/cancel`)).status).toBe(200);
    const chunks = chunksOf(await stream.rest());
    expect(chunks.at(-1)).toEqual({ type: "run-end", status: "cancelled" });

    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer?.status).toBe("cancelled");
    expect(textOf(answer)?.length).toBeGreaterThan(10);
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));
    expect((await ann.conversation(conversation.id)).abilities.send).toBe(true);
  });

  it.each([
    ["stopped", "[[script:tokens count=2000 gap=10ms]]"],
    ["cut", "[[script:cut]]"],
  ])(
    "leaves an answer whose tokens nobody counted, so they are estimated, and said to be: %s",
    async (how, text) => {
      const stream = await ann.sendAndFollow(text);
      const { run } = sentOf(await stream.until(hasText(1)));
      if (how === "stopped") await ann.call("POST", `/api/v1/runs/${run.id}/cancel`);
      await stream.rest();
      const { usage } = await ann.run(run.id);
      expect(usage.inputTokens).toBeGreaterThan(100);
      expect(usage.outputTokens).toBeGreaterThan(0);
      const [called] = await server.look<{ envelope: Buffer }>(
        "select envelope from audit_events where run_id = $1 and act = 'model.called'",
        [run.id],
      );
      expect(JSON.parse(called?.envelope.toString() ?? "{}").facts).toMatchObject({
        tokens_estimated: true,
        output_tokens: usage.outputTokens,
      });
    },
  );

  it("ends an answer whose model has not said anything yet", async () => {
    const { body } = await ann.send("[[script:slow-headers wait=20000]]");
    await expect.poll(() => server.model.requests.length).toBeGreaterThan(0);
    await ann.call("POST", `/api/v1/runs/${body.run.id}/cancel`);
    await expect.poll(async () => (await ann.run(body.run.id)).status).toBe("cancelled");
  });

  it("changes nothing once the answer is over", async () => {
    const answer = await ann.ask("Hello");
    const { status, body } = await ann.call("POST", `/api/v1/runs/${answer.runId}/cancel`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: "succeeded", abilities: { cancel: false } });
  });
});

describe("a person who can no longer act in the workspace", () => {
  it("gets no further step of a run that had begun before", async () => {
    const banned = personOf();
    registerTool(server.services, "test", {
      ...{ name: "ban_person", title: "Ban", description: "For tests.", input: z.object({}) },
      ...{ effect: "read", idempotent: true, outputTrust: "organization", timeoutMs: 5_000 },
      facts: harmlessFacts(),
      describe: () => "Banning",
      async run() {
        await server.look("update auth.users set banned_until = 'infinity' where id = $1", [banned.userId]);
        return { content: "banned", summary: "Banned" };
      },
    });
    const asked = server.model.requests.length;
    const answer = await new ChatClient(server, banned).ask("[[script:tool-loop tool=ban_person input={}]]");
    expect(answer).toMatchObject({ status: "failed", error: { code: "run.person_inactive" } });
    expect(answer.parts).toMatchObject([{ type: "tool-call", status: "succeeded" }]);
    expect(server.model.requests.length - asked).toBe(1);
    const rows = await server.look("select 1 from audit_events where run_id = $1 and act = 'run.failed'", [
      answer.runId,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("what a model writes", () => {
  it("is kept whole when it is long", async () => {
    const answer = await ann.ask("[[script:huge count=20]]");
    expect(answer.status).toBe("complete");
    expect(textOf(answer)?.length).toBeGreaterThan(100_000);
  });

  it("is kept without the characters that no database keeps, also in the input of a tool", async () => {
    const answer = await ann.ask(
      String.raw`[[script:tool-call tool=search_conversations input={"query":"a\u0000b\ud800"}]]`,
    );
    expect(answer.status).toBe("complete");
  });
});

it("a provider that goes silent in the middle is given up, and what it had said stays", async () => {
  const answer = await answerOfSilence?.();
  expect(answer).toMatchObject({ status: "failed", error: { code: "model.stalled" } });
  expect(textOf(answer)).toBe(beginning);
});
