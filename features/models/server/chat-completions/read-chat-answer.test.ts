import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "#mocks/model-server/start-model-server.ts";
import { classifyModelError } from "../classify-model-error.ts";
import { readChatAnswer } from "./read-chat-answer.ts";
import { answerTo, chunk, done, event, packetsOf, partsOf } from "./testing.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

/** The body that the scripted server streams for one of its models. */
async function recorded(model: string): Promise<Buffer> {
  const reply = await fetch(`${server.url}/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      model,
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: "user", content: "Grüße 👋🏽, “hello” there" }],
    }),
  });
  return Buffer.from(await reply.arrayBuffer());
}

const textOf = (parts: Awaited<ReturnType<typeof answerTo>>) =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

describe("a streamed answer", () => {
  it.each(["echo", "reasoning", "two-tools", "error-in-stream", "unfinished"])(
    "is the same wherever the network cuts it: %s",
    async (model) => {
      const body = await recorded(model);
      const whole = await answerTo(body);
      for (let cut = 1; cut < body.length; cut += 1) {
        expect(await answerTo(body.subarray(0, cut), body.subarray(cut))).toEqual(whole);
      }
      expect(await answerTo(...[...body].map((byte) => Buffer.from([byte])))).toEqual(whole);
      expect(await answerTo(body.toString().replaceAll("\n", "\r\n"))).toEqual(whole);
    },
  );

  it("gives what came in one packet together", async () => {
    const reader = readChatAnswer(packetsOf([chunk({ content: "a" }) + chunk({ content: "b" }), done]), "");
    expect((await reader.read())?.map(({ type }) => type)).toEqual([
      "text-start",
      "text-delta",
      "text-delta",
    ]);
    expect((await reader.read())?.map(({ type }) => type)).toEqual(["text-end", "finish"]);
    expect(await reader.read()).toBeUndefined();
  });

  it("has reasoning and text as parts of their own, each time they change", async () => {
    const parts = await answerTo(
      chunk({ role: "assistant", content: "", reasoning: null }),
      chunk({ reasoning_content: "a" }),
      chunk({ content: "b" }),
      chunk({ reasoning: "c" }),
      chunk({
        content: [
          { type: "thinking", thinking: [{ type: "text", text: "d" }] },
          { type: "text", text: "e" },
        ],
      }),
    );
    const ids = parts.map((part) => ("id" in part ? part.id : part.type));
    expect([...new Set(ids)]).toEqual(["reasoning-0", "text-1", "reasoning-2", "text-3", "finish"]);
    expect(parts.filter(({ type }) => type.endsWith("-start"))).toHaveLength(4);
    expect(parts.filter(({ type }) => type.endsWith("-end"))).toHaveLength(4);
    expect(textOf(parts)).toBe("be");
  });

  it("says who answers, once", async () => {
    const parts = await answerTo(
      event({ id: "", model: "", created: 0, choices: [] }),
      event({ id: "x", model: "m", created: 1_700_000_000, choices: [] }),
      event({ id: "x", model: "m", created: 1_700_000_000, choices: [] }),
    );
    expect(parts.filter(({ type }) => type === "response-metadata")).toEqual([
      { type: "response-metadata", id: "x", modelId: "m", timestamp: new Date(1_700_000_000_000) },
    ]);
  });

  it("has its usage from the last chunk, which has no choices", async () => {
    const usage = {
      prompt_tokens: 10,
      completion_tokens: 7,
      prompt_tokens_details: { cached_tokens: 4 },
      completion_tokens_details: { reasoning_tokens: 2 },
    };
    const parts = await answerTo(chunk({ content: "a" }, "stop"), event({ choices: [], usage }), done);
    expect(parts.at(-1)).toMatchObject({
      usage: {
        inputTokens: { total: 10, noCache: 6, cacheRead: 4 },
        outputTokens: { total: 7, text: 5, reasoning: 2 },
      },
    });
  });

  it.each([
    ["stop", "stop"],
    ["length", "length"],
    ["content_filter", "content-filter"],
    ["tool_calls", "tool-calls"],
    ["function_call", "tool-calls"],
    ["eos", "other"],
  ])("that ends with %s has the finish reason %s", async (raw, unified) => {
    expect((await answerTo(chunk({}, raw), done)).at(-1)).toMatchObject({ finishReason: { unified, raw } });
  });

  it("that is a refusal is shown and said to be filtered", async () => {
    const parts = await answerTo(chunk({ refusal: "I will not." }), chunk({}, "stop"), done);
    expect(textOf(parts)).toBe("I will not.");
    expect(parts.at(-1)).toMatchObject({ finishReason: { unified: "content-filter" } });
  });

  it("is complete without [DONE], and nothing after [DONE] counts", async () => {
    expect((await answerTo(chunk({ content: "a" }, "stop"))).at(-1)).toMatchObject({
      finishReason: { unified: "stop" },
    });
    expect(textOf(await answerTo(chunk({ content: "a" }, "stop") + done + chunk({ content: "b" })))).toBe(
      "a",
    );
  });

  it("lets go of a connection that goes on after [DONE]", async () => {
    const packets = packetsOf([chunk({}, "stop") + done, "data: more\n\n"]);
    await partsOf(readChatAnswer(packets, ""));
    expect(packets.isCancelled).toBe(true);
  });
});

describe("an answer that fails", () => {
  it.each([
    ["broken JSON", 'data: {"choices":[\n\n'],
    ["no object", "data: 42\n\n"],
    ["choices that are no list", event({ choices: "none" })],
    ["content that is no text", chunk({ content: 42 })],
    ["tool calls that are no list", chunk({ tool_calls: "none" })],
    ["a tool call without a function", chunk({ tool_calls: [null] })],
  ])("by %s keeps what was written, reports it and closes the connection", async (_what, broken) => {
    const packets = packetsOf([chunk({ content: "a" }), broken, chunk({ content: "b" }, "stop"), done]);
    const parts = await partsOf(readChatAnswer(packets, ""));
    expect(parts.map(({ type }) => type)).toEqual([
      "text-start",
      "text-delta",
      "error",
      "text-end",
      "finish",
    ]);
    const error = parts.find((part) => part.type === "error")?.error;
    expect(classifyModelError(error)).toMatchObject({ code: "model.unavailable", isRetryable: true });
    expect(packets.isCancelled).toBe(true);
  });

  it.each([
    [{ message: "Busy", type: "rate_limit_error" }, "model.rate_limited"],
    [{ message: "Pay", code: "insufficient_quota" }, "model.misconfigured"],
    [{ message: "No", code: 401 }, "model.misconfigured"],
    [{ message: "maximum context length is 8192 tokens", code: "context_length_exceeded" }, "model.rejected"],
    [{ message: "Later", type: "overloaded_error" }, "model.unavailable"],
    [{ message: "Down", code: "502" }, "model.unavailable"],
    [{ message: "Odd", type: "server_error", code: null }, "model.unavailable"],
    ["out of memory", "model.unavailable"],
  ])("by the provider's own word %j is %s", async (said, code) => {
    const parts = await answerTo(event({ error: said }), chunk({ content: "never" }), done);
    expect(parts.map(({ type }) => type)).toEqual(["error", "finish"]);
    const error = parts.find((part) => part.type === "error")?.error;
    expect(classifyModelError(error).code).toBe(code);
  });

  it("by a connection that breaks gives what came before it first", async () => {
    const reader = readChatAnswer(packetsOf([chunk({ content: "a" })], new Error("broken")), "");
    expect(await reader.read()).toHaveLength(2);
    await expect(reader.read()).rejects.toThrow("broken");
  });

  it("by ending in the middle of an event is interrupted", async () => {
    const parts = await answerTo(`${chunk({ content: "a" })}data: {"choi`);
    expect(parts.at(-1)).toMatchObject({
      type: "finish",
      finishReason: { unified: "interrupted", raw: undefined },
    });
  });
});
