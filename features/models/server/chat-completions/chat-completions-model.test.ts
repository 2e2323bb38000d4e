import type { IncomingMessage } from "node:http";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { guardedStreamFetch } from "#platform/server/guarded-fetch/guarded-stream-fetch.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import type { AnswerPart } from "../answer-part.ts";
import { toAnsweringModel } from "../answering-model.ts";
import { openProvider } from "../create-language-model.ts";
import { readParts } from "../read-parts.ts";
import { chunk, done, partsOf } from "./testing.ts";

let scripted: ModelServer;
let other: LoopbackServer;
let contentType: string;
let body: string;
let isHeldOpen: boolean;
let closed: Promise<void>;
const seen: IncomingMessage[] = [];

beforeAll(async () => {
  scripted = await startModelServer();
  other = await startLoopbackServer((request, response) => {
    seen.push(request);
    closed = new Promise((resolve) => response.once("close", resolve));
    response.writeHead(200, { "content-type": contentType });
    response.write(body);
    if (!isHeldOpen) response.end();
  });
});
afterAll(() => Promise.all([scripted.close(), other.close()]));
beforeEach(() => {
  seen.length = 0;
  contentType = "text/event-stream; charset=utf-8";
  body = chunk({ content: "Hello" }) + chunk({}, "stop") + done;
  isHeldOpen = false;
});

const asking = (text: string): LanguageModelV4CallOptions => ({
  prompt: [{ role: "user", content: [{ type: "text", text }] }],
});

async function ask(
  kind: "openai" | "openai_compatible",
  baseUrl: string,
  modelId = "m",
  apiKey = "test-key",
) {
  const provider = await openProvider({ kind, name: "Scripted", baseUrl, apiKey });
  return { provider, model: toAnsweringModel(provider.languageModel(modelId)) };
}

async function answerOf(kind: "openai" | "openai_compatible", baseUrl: string, modelId?: string) {
  const { provider, model } = await ask(kind, baseUrl, modelId);
  const parts = await partsOf(await model.answer(asking("Hello there")));
  await provider.close();
  return parts;
}

/** What an answer says, however it is cut into parts. */
function meaningOf(parts: AnswerPart[]) {
  const written = (type: "text-delta" | "reasoning-delta") =>
    parts.map((part) => (part.type === type ? part.delta : "")).join("");
  const finish = parts.find((part) => part.type === "finish");
  return {
    text: written("text-delta"),
    reasoning: written("reasoning-delta"),
    toolCalls: parts.flatMap((part) =>
      part.type === "tool-call" ? [[part.toolCallId, part.toolName, part.input]] : [],
    ),
    metadata: parts.filter(({ type }) => type === "response-metadata"),
    warnings: parts.find((part) => part.type === "stream-start")?.warnings,
    finishReason: finish?.finishReason,
    outputTokens: finish?.usage.outputTokens,
    inputTokens: finish?.usage.inputTokens.total,
  };
}

describe("a model that speaks OpenAI's chat protocol", () => {
  it.each(["echo", "tokens", "reasoning", "two-tools", "bad-json", "markdown", "length"])(
    "means the same to us as to the AI SDK: %s",
    async (modelId) => {
      const { fetch, close } = guardedStreamFetch({ baseUrl: scripted.url, isTrusted: true });
      const sdk = createOpenAICompatible({
        baseURL: scripted.url,
        name: "Scripted",
        apiKey: scripted.apiKey,
        includeUsage: true,
        fetch,
      });
      const { stream } = await sdk(modelId).doStream(asking("Hello there"));
      const expected = meaningOf(await partsOf(readParts(stream)));
      await close();
      expect(meaningOf(await answerOf("openai_compatible", scripted.url, modelId))).toEqual(expected);
    },
  );

  it("streams the same parts to a caller that knows the AI SDK's interface alone", async () => {
    const { provider, model } = await ask("openai_compatible", scripted.url, "echo");
    const { stream } = await model.doStream(asking("Hello there"));
    expect(meaningOf(await partsOf(readParts(stream))).text).toBe("You said: Hello there");
    await provider.close();
  });

  it("answers whole when asked to", async () => {
    const { provider, model } = await ask("openai_compatible", scripted.url, "echo");
    expect((await model.doGenerate(asking("Hello"))).content).toEqual([
      { type: "text", text: "You said: Hello" },
    ]);
    await provider.close();
  });

  it("gives many answers at once, each to who asked", async () => {
    const { provider, model } = await ask("openai_compatible", scripted.url, "echo");
    const questions = Array.from({ length: 20 }, (_, index) => `Question ${index}`);
    const answers = await Promise.all(
      questions.map(async (text) => partsOf(await model.answer(asking(text)))),
    );
    expect(answers.map((parts) => meaningOf(parts).text)).toEqual(
      questions.map((text) => `You said: ${text}`),
    );
    await provider.close();
  });

  it.each(["openai", "openai_compatible"] as const)("is sent nothing of how we read it: %s", async (kind) => {
    expect(meaningOf(await answerOf(kind, `http://${other.origin}/v1`)).text).toBe("Hello");
    expect(Object.keys(seen[0]?.headers ?? {})).not.toContain("x-answer-id");
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
  });

  it("keeps its connection for the next answer", async () => {
    const { provider, model } = await ask("openai_compatible", `http://${other.origin}/v1`);
    for (let count = 0; count < 3; count += 1) {
      await partsOf(await model.answer(asking("Hello")));
      await closed;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(new Set(seen.map(({ socket }) => socket.remotePort)).size).toBe(1);
    await provider.close();
  });

  it("is hung up on when the answer is no longer wanted", async () => {
    isHeldOpen = true;
    body = chunk({ content: "Hello" });
    const { provider, model } = await ask("openai_compatible", `http://${other.origin}/v1`);
    const reader = await model.answer(asking("Hello"));
    await reader.read();
    reader.cancel();
    await closed;
    await provider.close();
  });

  it("stops in the middle when the person stops the run", async () => {
    isHeldOpen = true;
    body = chunk({ content: "Hello" });
    const { provider, model } = await ask("openai_compatible", `http://${other.origin}/v1`);
    const stop = new AbortController();
    const reader = await model.answer({ ...asking("Hello"), abortSignal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    await expect(partsOf(reader)).rejects.toThrow("aborted");
    await closed;
    await provider.close();
  });

  it("may name its stream plain text", async () => {
    contentType = "text/plain";
    expect(meaningOf(await answerOf("openai_compatible", `http://${other.origin}/v1`)).text).toBe("Hello");
  });

  it.each([
    ["application/json", '{"choices":[{"message":{"content":"whole"}}]}'],
    ["text/html", "<p>Welcome</p>"],
    ["text/event-stream", "<p>Welcome</p>"],
    ["text/event-stream", ""],
  ])("that answers %s %s in place of a stream has not finished", async (type, reply) => {
    contentType = type;
    body = reply;
    const { finishReason, text } = meaningOf(
      await answerOf("openai_compatible", `http://${other.origin}/v1`),
    );
    expect(text).toBe("");
    expect(["interrupted", "error"]).toContain(finishReason?.unified);
  });
});
