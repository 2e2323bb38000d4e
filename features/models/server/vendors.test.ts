import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { type LoopbackServer, startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import type { ProviderKind } from "../contract/model.ts";
import { classifyModelError } from "./classify-model-error.ts";
import { openProvider } from "./create-language-model.ts";
import { failoverModel } from "./failover-model.ts";

let scripted: ModelServer;
let refusing: LoopbackServer;
const seen: { path: string; headers: NodeJS.Dict<string | string[]> }[] = [];

beforeAll(async () => {
  scripted = await startModelServer();
  refusing = await startLoopbackServer((request, response) => {
    seen.push({ path: request.url ?? "", headers: request.headers });
    const body = {
      error: { type: "overloaded_error", message: "Overloaded", code: 529, status: "UNAVAILABLE" },
    };
    response.writeHead(529, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
});
afterAll(() => Promise.all([scripted.close(), refusing.close()]));

async function failureOf(kind: ProviderKind, baseUrl: string, modelId: string) {
  const provider = await openProvider({ kind, name: "Vendor", baseUrl, apiKey: "test-key" });
  const model = failoverModel([provider.languageModel(modelId)], () => {});
  try {
    const { stream } = await model.doStream({
      prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }],
    });
    for await (const part of stream) if (part.type === "error") return classifyModelError(part.error);
    return undefined;
  } catch (error) {
    return classifyModelError(error);
  } finally {
    await provider.close();
  }
}

describe("each vendor's own protocol", () => {
  it("of OpenAI is the chat protocol, not the newer one that local servers lack", async () => {
    expect(await failureOf("openai", scripted.url, "echo")).toBeUndefined();
    expect(scripted.requests.at(-1)?.path).toBe("/v1/chat/completions");
  });

  it("of OpenAI notices an answer that ends early", async () => {
    expect(await failureOf("openai", scripted.url, "unfinished")).toMatchObject({ code: "model.cut_short" });
  });

  it.each<[ProviderKind, string, string, string]>([
    ["openai", "/v1/chat/completions", "authorization", "Bearer test-key"],
    ["openai_compatible", "/v1/chat/completions", "authorization", "Bearer test-key"],
    ["anthropic", "/v1/messages", "x-api-key", "test-key"],
    ["google", "/v1/models/some-model:streamGenerateContent?alt=sse", "x-goog-api-key", "test-key"],
  ])(
    "of %s is spoken once, with its key, and its overload is understood",
    async (kind, path, header, value) => {
      seen.length = 0;
      const failure = await failureOf(kind, `http://${refusing.origin}/v1`, "some-model");
      expect(failure).toMatchObject({
        code: "model.unavailable",
        message: expect.stringContaining("overloaded (529)"),
      });
      expect(seen.map((request) => request.path)).toEqual([path]);
      expect(seen[0]?.headers[header]).toBe(value);
    },
  );
});

describe("a failure in words", () => {
  const call = (code: string) => Object.assign(new Error("raw words with sk-secret"), { code });

  it.each([
    [call("ECONNREFUSED"), "model.unreachable"],
    [new Error("outer", { cause: call("ENOTFOUND") }), "model.unreachable"],
    [new AggregateError([call("ETIMEDOUT")]), "model.unreachable"],
    [call("UND_ERR_SOCKET"), "model.cut_short"],
    [call("fetch.timed_out"), "model.stalled"],
    [call("fetch.address_refused"), "model.misconfigured"],
    [{ type: "overloaded_error", message: "busy" }, "model.unavailable"],
    ["something odd", "model.unavailable"],
    [undefined, "model.unavailable"],
  ])("%s is %s and never repeats the raw words", (error, code) => {
    const failure = classifyModelError(error);
    expect(failure.code).toBe(code);
    expect(failure.message).not.toContain("secret");
    expect(failure.message).toMatch(/^[A-Z].+\.$/);
  });
});
