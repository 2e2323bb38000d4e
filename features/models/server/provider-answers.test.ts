import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { type OpenProvider, openProvider } from "./create-language-model.ts";
import { failoverModel } from "./failover-model.ts";
import { listProviderModels } from "./list-provider-models.ts";
import { probeModel } from "./probe-model.ts";

let server: ModelServer;
let provider: OpenProvider;
const timeouts = { firstByteTimeoutMs: 400, idleTimeoutMs: 400 };

beforeAll(async () => {
  server = await startModelServer();
  provider = await open({});
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

function open({
  apiKey = server.apiKey,
  baseUrl = server.url,
}: {
  apiKey?: string;
  baseUrl?: string;
}): Promise<OpenProvider> {
  return openProvider({ kind: "openai_compatible", name: "Scripted", baseUrl, apiKey }, timeouts);
}

const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text: "Hello there" }] }];

/** Everything a model streams, with the error that ended it, if one did. */
async function stream(
  model: LanguageModelV4,
): Promise<{ parts: LanguageModelV4StreamPart[]; error?: unknown }> {
  const parts: LanguageModelV4StreamPart[] = [];
  try {
    const result = await model.doStream({ prompt });
    for await (const part of result.stream) {
      if (part.type === "error") return { parts, error: part.error };
      parts.push(part);
    }
    return { parts };
  } catch (error) {
    return { parts, error };
  }
}

const textOf = (parts: LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
const alone = (modelId: string, from = provider) => failoverModel([from.languageModel(modelId)], () => {});
const failureOf = async (model: LanguageModelV4) => classifyModelError((await stream(model)).error);

describe("a model behind an OpenAI-compatible server", () => {
  it("streams its answer and its usage", async () => {
    const { parts, error } = await stream(alone("echo"));
    expect(error).toBeUndefined();
    expect(textOf(parts)).toBe("You said: Hello there");
    expect(parts.at(-1)).toMatchObject({
      type: "finish",
      finishReason: { unified: "stop" },
      usage: { outputTokens: { total: 4 } },
    });
  });

  it("calls tools", async () => {
    const { parts } = await stream(alone("two-tools"));
    const calls = parts.filter((part) => part.type === "tool-call");
    expect(calls.map(({ toolName }) => toolName)).toEqual(["calculate", "current_time"]);
  });

  it("is asked which models it has", async () => {
    const access = { kind: "openai_compatible", name: "Scripted", baseUrl: server.url } as const;
    expect(await listProviderModels({ ...access, apiKey: server.apiKey })).toContainEqual({
      modelId: "scripted",
      contextTokens: 8_192,
    });
    await expect(listProviderModels({ ...access, apiKey: "wrong" })).rejects.toThrow("401");
  });

  it("is probed for tools", async () => {
    expect(await probeModel(provider.languageModel("scripted"))).toMatchObject({
      capabilities: { tools: true },
    });
    expect(await probeModel(provider.languageModel("tokens"))).toMatchObject({
      capabilities: { tools: false },
    });
    expect((await probeModel(provider.languageModel("failing"))).failure?.code).toBe("model.unavailable");
  });
});

describe("a failing model is shown for what it is", () => {
  it.each([
    ["rate-limited", "model.rate_limited", "too many requests (429). Try again in 20 s.", true],
    ["no-credit", "model.misconfigured", "no credit left (429)", false],
    ["failing", "model.unavailable", "an error on its side (500)", true],
    ["overloaded", "model.unavailable", "overloaded (503)", true],
    ["too-long", "model.rejected", "too long for the model (400)", false],
    ["nonsense", "model.misconfigured", "does not know this model", false],
    ["cut", "model.cut_short", "lost before the answer was complete", true],
    ["unfinished", "model.cut_short", "lost before the answer was complete", true],
    ["stall", "model.stalled", "stopped responding", true],
    ["error-in-stream", "model.unavailable", "during the answer", true],
  ])("%s", async (modelId, code, message, isRetryable) => {
    expect(await failureOf(alone(modelId))).toMatchObject({
      code,
      message: expect.stringContaining(message),
      isRetryable,
    });
  });

  it("that never begins", async () => {
    const prompt = "[[script:slow-headers wait=3000]]";
    const result = alone("scripted").doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: prompt }] }],
    });
    expect(classifyModelError(await Promise.resolve(result).catch((error: unknown) => error)).code).toBe(
      "model.stalled",
    );
  });

  it("says how long to wait", async () => {
    expect(await failureOf(alone("rate-limited"))).toMatchObject({ retryAfterMs: 20_000 });
  });

  it("that refuses the key, without repeating it", async () => {
    const failure = await failureOf(alone("echo", await open({ apiKey: "sk-secret-1234567890" })));
    expect(failure.code).toBe("model.misconfigured");
    expect(failure.message).not.toContain("secret");
  });

  it("that is not there", async () => {
    const failure = await failureOf(alone("echo", await open({ baseUrl: "http://127.0.0.1:9/v1" })));
    expect(failure.code).toBe("model.unreachable");
  });

  it("keeps what it had written", async () => {
    expect(textOf((await stream(alone("cut"))).parts)).toContain("This is the beginning");
  });

  it("whose address is private but was not entered by an admin is not reached", async () => {
    const { fetch } = await openProvider({ kind: "openai", name: "OpenAI", apiKey: "x" });
    await expect(fetch(`${server.url}/models`)).rejects.toMatchObject({ code: "fetch.port_refused" });
  });
});

describe("models stand in for each other", () => {
  const among = (...modelIds: string[]) => {
    const answered: number[] = [];
    const models = modelIds.map((modelId) => provider.languageModel(modelId));
    return { model: failoverModel(models, (index) => answered.push(index)), answered };
  };
  const asked = () => server.requests.map(({ body }) => (body as { model: string }).model);

  it.each(["rate-limited", "failing", "overloaded", "slow-headers"])(
    "when the first is %s",
    async (modelId) => {
      const { model, answered } = among(modelId, "echo");
      server.requests.length = 0;
      expect(textOf((await stream(model)).parts)).toBe("You said: Hello there");
      expect(answered).toEqual([1]);
      expect(asked()).toEqual([modelId, "echo"]);
    },
  );

  it("asks each once and reports the first failure when all fail", async () => {
    const { model } = among("rate-limited", "failing", "overloaded");
    server.requests.length = 0;
    expect(await failureOf(model)).toMatchObject({ code: "model.rate_limited" });
    expect(asked()).toEqual(["rate-limited", "failing", "overloaded"]);
  });

  it("not once the first has begun to answer", async () => {
    const { model } = among("cut", "echo");
    const { parts, error } = await stream(model);
    expect(textOf(parts)).toContain("This is the beginning");
    expect(classifyModelError(error).code).toBe("model.cut_short");
  });

  it("not when the request itself is at fault", async () => {
    const { model } = among("too-long", "echo");
    expect(await failureOf(model)).toMatchObject({ code: "model.rejected" });
  });

  it("not after the person has stopped the run", async () => {
    const { model } = among("failing", "echo");
    server.requests.length = 0;
    await expect(model.doStream({ prompt, abortSignal: AbortSignal.abort() })).rejects.toThrow();
    expect(asked()).toEqual([]);
  });
});
