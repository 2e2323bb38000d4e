import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addModel, addProvider, enableModel } from "#features/models/server/index.ts";
import { startAnthropicServer } from "#mocks/anthropic-server/start-anthropic-server.ts";
import { startGoogleServer } from "#mocks/google-server/start-google-server.ts";
import type { VendorServer } from "#mocks/vendor-server/start-vendor-server.ts";
import { newId } from "#platform/server/ids.ts";
import type { Message } from "../contract/index.ts";
import { beginSilence } from "./testing/begin-silence.ts";
import { ChatClient } from "./testing/chat-client.ts";
import { type ChatServer, createOwnChatServer, personOf } from "./testing/create-chat-server.ts";
import { chunksOf, hasText, sentOf } from "./testing/open-stream.ts";
import { shownParts, storedParts } from "./testing/shown-parts.ts";

interface Asked {
  path: string;
  body: unknown;
  status?: number;
}

let server: ChatServer;
let ann: ChatClient;
let anthropic: VendorServer;
let google: VendorServer;
let answersOfSilence: (() => Promise<Message>)[];

beforeAll(async () => {
  [server, anthropic, google] = await Promise.all([
    createOwnChatServer(),
    startAnthropicServer(),
    startGoogleServer(),
  ]);
  await connect("openai", { url: server.model.url, apiKey: server.model.apiKey }, ["scripted"]);
  await connect("anthropic", anthropic, ["claude-sonnet-4-5", "claude-opus-4-7"]);
  await connect("google", google, ["gemini-2.5-flash", "gemini-3-pro-preview"]);
  ann = new ChatClient(server, personOf());
  await connect(
    "openai",
    { url: server.model.url, apiKey: server.model.apiKey },
    ["scripted"],
    "silent openai",
  );
  await connect("anthropic", anthropic, ["claude-sonnet-4-5", "claude-opus-4-7"], "silent anthropic");
  await connect("google", google, ["gemini-2.5-flash", "gemini-3-pro-preview"], "silent google");
  answersOfSilence = await beginSilence(
    ann,
    models.map((model) => () => follow("[[script:stall]]", `silent ${model}`)),
  );
});
// Each test is another person, because one person may not send so many messages at once.
beforeEach(() => {
  ann = new ChatClient(server, personOf());
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all([anthropic.close(), google.close()]);
});

async function connect(
  kind: "openai" | "anthropic" | "google",
  { url, apiKey }: { url: string; apiKey: string },
  modelIds: string[],
  name: string = kind,
) {
  const provider = await addProvider(server.system, { kind, name, baseUrl: url, apiKey });
  for (const modelId of modelIds) {
    await addModel(server.system, { providerId: provider.id, modelId });
    await enableModel(server.system, { ref: `${name}/${modelId}` });
  }
}

const models = [
  "openai/scripted",
  "anthropic/claude-sonnet-4-5",
  "anthropic/claude-opus-4-7",
  "google/gemini-2.5-flash",
  "google/gemini-3-pro-preview",
];
const beginning = "This is the beginning of an answer that";

function requestsTo(model: string): Asked[] {
  if (model.startsWith("anthropic")) return anthropic.requests;
  return model.startsWith("google") ? google.requests : server.model.requests;
}

const textOf = (message: Message | undefined) =>
  message?.parts.map((part) => (part.type === "text" ? part.text : "")).join("");
const ask = (text: string, modelId: string) => ann.ask(text, { modelId });
const follow = (text: string, modelId: string) =>
  ann.follow(`/api/v1/conversations/${newId()}/messages`, {
    id: newId(),
    text,
    isNewConversation: true,
    modelId,
  });

describe.each(models)("%s", (model) => {
  it("calculates with the tool and answers, word by word, with what it used in the records", async () => {
    const before = requestsTo(model).length;
    const events = await (await follow("What is 12 * 12?", model)).rest();
    const chunks = chunksOf(events);
    const { conversation, run } = sentOf(events);
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer).toMatchObject({
      status: "complete",
      parts: [{ type: "tool-call", toolName: "calculate", status: "succeeded" }, { type: "text" }],
    });
    expect(textOf(answer)).toContain("The tools say: 12 × 12 = 144");
    expect(chunks.filter(({ type }) => type === "text-delta").length).toBeGreaterThan(3);
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));

    expect(requestsTo(model).slice(before)).toHaveLength(2);
    const [stored] = await server.look<{ input_tokens: number; output_tokens: number }>(
      "select input_tokens, output_tokens from runs where id = $1",
      [run.id],
    );
    expect(stored?.input_tokens).toBeGreaterThan(0);
    expect(stored?.output_tokens).toBeGreaterThan(4);
    const calls = await server.look<{ act: string; envelope: Buffer }>(
      "select act, envelope from audit_events where run_id = $1 and act = 'model.called'",
      [run.id],
    );
    expect(calls).toHaveLength(2);
    expect(String(calls[0]?.envelope)).toContain(`"provider":"${model.split("/")[0]}"`);
  });

  it.each([
    ["a thought before the call", "thought-call", "144"],
    ["an empty line before the call", "blank-call", "144"],
    ["two calls at once", "two-tools", "397.8"],
    ["a call of a tool that no provider would name so", "odd-name", "There is no tool named"],
    ["a call whose input is broken", "bad-json", "The tools say"],
    ["one question after another", "tool-call", "144"],
  ])("takes back %s", async (_what, script, said) => {
    const first = await ask(`[[script:${script}]]`, model);
    expect(first.error).toBeNull();
    expect(textOf(first)).toContain(said);
    const again = await ann.ask("And now 5 * 5?", { modelId: model, conversationId: first.conversationId });
    expect(textOf(again)).toContain("25");
  });

  it("hears no more once the person stops it", async () => {
    const stream = await follow("[[script:tokens count=2000 gap=10ms]]", model);
    const { run, conversation } = sentOf(await stream.until(hasText(5)));
    expect((await ann.call("POST", `/api/v1/runs/${run.id}/cancel`)).status).toBe(200);
    const chunks = chunksOf(await stream.rest());
    expect(chunks.at(-1)).toMatchObject({ type: "run-end", status: "cancelled" });
    const answer = (await ann.messages(conversation.id)).at(-1);
    expect(answer?.status).toBe("cancelled");
    expect(shownParts(chunks)).toEqual(storedParts(answer?.parts ?? []));
    if (!model.startsWith("openai"))
      await expect.poll(() => requestsTo(model).at(-1)).toMatchObject({ isClosed: true, isWhole: false });
  });

  it.each([
    ["rate-limited after=20", "model.rate_limited", "Try again in 20 s", ""],
    ["no-credit", "model.misconfigured", "no credit left", ""],
    ["failing", "model.unavailable", "an error on its side (500)", ""],
    ["overloaded", "model.unavailable", "is overloaded (5", ""],
    ["too-long", "model.rejected", "too long for the model", ""],
    ["cut", "model.cut_short", "was lost before the answer was complete", beginning],
    ["unfinished", "model.cut_short", "was lost before the answer was complete", beginning],
    ["error-in-stream", "model.unavailable", "", beginning],
    ["length", "run.length_limit", "", beginning],
  ])("shows %s for what it is, and what was said stays", async (script, code, message, said) => {
    const answer = await ask(`[[script:${script}]]`, model);
    expect(answer).toMatchObject({
      status: "failed",
      error: { code, message: expect.stringContaining(message) },
    });
    expect(textOf(answer)).toBe(said);
    if (code === "model.rate_limited") expect(answer.error).toMatchObject({ retryAfterMs: 20_000 });
  });
});

it.each(models.slice(1))("%s gets back the signature that it gave", async (model) => {
  const before = requestsTo(model).length;
  await ask("[[script:thought-call]]", model);
  const second = JSON.stringify(requestsTo(model)[before + 1]?.body);
  if (model.startsWith("anthropic"))
    expect(second).toMatch(/"type":"thinking".+"signature":"[^"]+".+"tool_use"/);
  if (model.includes("gemini-3"))
    expect(second).toMatch(/"functionCall":.+"thoughtSignature":"(?!skip_)[^"]+"/);
});

it("a key that is refused is said to be one, by each vendor in its own way", async () => {
  for (const [kind, url, modelId] of [
    ["anthropic", anthropic.url, "claude-sonnet-4-5"],
    ["google", google.url, "gemini-2.5-flash"],
  ] as const) {
    const name = `${kind} with another key`;
    const provider = await addProvider(server.system, { kind, name, baseUrl: url, apiKey: "wrong" });
    await addModel(server.system, { providerId: provider.id, modelId });
    await enableModel(server.system, { ref: `${name}/${modelId}` });
    expect((await ask("Hello", `${name}/${modelId}`)).error).toMatchObject({
      code: "model.misconfigured",
      message: expect.stringContaining("rejects the API key"),
    });
  }
});

it("a vendor that goes silent in the middle is given up, and what it had said stays", async () => {
  const answers = await Promise.all(answersOfSilence.map((answer) => answer()));
  expect(answers).toHaveLength(models.length);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: "failed", error: { code: "model.stalled" } });
    expect(textOf(answer)).toBe(beginning);
  }
});
