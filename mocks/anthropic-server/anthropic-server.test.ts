import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VendorServer } from "../vendor-server/start-vendor-server.ts";
import { startAnthropicServer } from "./start-anthropic-server.ts";

let server: VendorServer;
beforeAll(async () => {
  server = await startAnthropicServer();
});
afterAll(() => server.close());

const version = { "anthropic-version": "2023-06-01" };
const send = (body: object, headers: Record<string, string> = { "x-api-key": "test-key", ...version }) =>
  fetch(`${server.url}/messages`, { method: "POST", headers, body: JSON.stringify(body) });
const tools = [{ name: "calculate", input_schema: { type: "object" } }];
const hello = {
  model: "claude-sonnet-4-5",
  max_tokens: 100,
  stream: true,
  messages: [{ role: "user", content: "Hello there" }],
};
const asking = (text: string, rest: object = {}) => ({
  ...hello,
  tools,
  messages: [{ role: "user", content: text }],
  ...rest,
});
const call = { type: "tool_use", id: "toolu_1", name: "calculate", input: {} };
const result = { type: "tool_result", tool_use_id: "toolu_1", content: "144" };
const afterCall = (assistant: object[], user: object[]) =>
  asking("", {
    messages: [...hello.messages, { role: "assistant", content: assistant }, { role: "user", content: user }],
  });

async function events(reply: Response): Promise<[string, { [field: string]: unknown }][]> {
  return (await reply.text())
    .split("\n\n")
    .filter(Boolean)
    .map((lines) => {
      const [event = "", data = ""] = lines.split("\n");
      return [event.replace("event: ", ""), JSON.parse(data.replace("data: ", ""))];
    });
}

describe("the scripted server of Anthropic's protocol", () => {
  it("streams a message as its events, with what it used", async () => {
    const all = await events(await send(hello));
    expect([...new Set(all.map(([name]) => name))]).toEqual([
      "message_start",
      "ping",
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
      "message_delta",
      "message_stop",
    ]);
    expect(all.every(([name, data]) => name === data.type)).toBe(true);
    expect(all.at(-2)?.[1]).toMatchObject({
      delta: { stop_reason: "end_turn" },
      usage: { output_tokens: 4 },
    });
  });

  it("streams a tool call in pieces of JSON", async () => {
    const all = await events(await send(asking("[[script:tool-call]]")));
    const json = all
      .flatMap(([, { delta }]) => (delta as { partial_json?: string })?.partial_json ?? "")
      .join("");
    expect(JSON.parse(json)).toEqual({ expression: "12 * 12" });
    expect(all.at(-2)?.[1]).toMatchObject({ delta: { stop_reason: "tool_use" } });
  });

  it("answers from tool results", async () => {
    expect(await (await send(afterCall([call], [result]))).text()).toContain("144");
  });

  it("reports a failure in the middle of a stream as an event", async () => {
    const all = await events(await send(asking("[[script:error-in-stream]]")));
    expect(all.at(-1)).toMatchObject(["error", { error: { type: "overloaded_error" } }]);
  });

  it("says how long to wait after 429, and answers 529 when it is overloaded", async () => {
    const limited = await send(asking("[[script:rate-limited after=7]]"));
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
    const overloaded = await send(asking("[[script:overloaded]]"));
    expect(overloaded.status).toBe(529);
    expect(await overloaded.json()).toMatchObject({ type: "error", error: { type: "overloaded_error" } });
  });
});

describe("the scripted server of Anthropic's protocol refuses", () => {
  it.each<[string, number, string, Record<string, string>]>([
    ["a missing key", 401, "authentication_error", version],
    ["a wrong key", 401, "authentication_error", { "x-api-key": "wrong", ...version }],
    [
      "a key as a bearer token",
      401,
      "authentication_error",
      { authorization: "Bearer test-key", ...version },
    ],
    ["a missing version", 400, "invalid_request_error", { "x-api-key": "test-key" }],
    [
      "an unknown version",
      400,
      "invalid_request_error",
      { "x-api-key": "test-key", "anthropic-version": "1" },
    ],
  ])("%s", async (_what, status, type, headers) => {
    const reply = await send(hello, headers);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ type: "error", error: { type } });
  });

  const { max_tokens: _, ...withoutLimit } = hello;
  const user = { role: "user", content: "Hello" };
  const assistant = (...content: object[]) => ({
    ...hello,
    tools,
    messages: [user, { role: "assistant", content }],
  });
  it.each<[string, object, string]>([
    ["no limit of tokens", withoutLimit, "max_tokens: Field required"],
    ["an unknown field", { ...hello, max_completion_tokens: 3 }, "Extra inputs are not permitted"],
    ["no messages", { ...hello, messages: [] }, "messages"],
    ["a system message among the others", { ...hello, messages: [{ role: "system", content: "x" }] }, "role"],
    [
      "an assistant who speaks first",
      { ...hello, messages: [{ role: "assistant", content: "x" }] },
      'first message must use the "user" role',
    ],
    ["an empty text", assistant({ type: "text", text: "" }, call), "must be non-empty"],
    ["a text of nothing but spaces", assistant({ type: "text", text: "\n\n" }, call), "non-whitespace"],
    [
      "a last message that ends with a space",
      assistant({ type: "text", text: "And " }),
      "trailing whitespace",
    ],
    [
      "a tool call without its result",
      afterCall([call], [{ type: "text", text: "x" }]),
      "without `tool_result`",
    ],
    [
      "a result behind a text",
      afterCall([call], [{ type: "text", text: "x" }, result]),
      "without `tool_result` blocks immediately after",
    ],
    [
      "a result without its call",
      { ...hello, messages: [{ ...user, content: [result] }] },
      "unexpected `tool_use_id`",
    ],
    ["input that is no object", afterCall([{ ...call, input: "12" }], [result]), "input"],
    ["a tool's name with a dot", afterCall([{ ...call, name: "a.b" }], [result]), "name"],
    ["calls without tools", { ...afterCall([call], [result]), tools: undefined }, "must define tools"],
    ["two tools of one name", { ...hello, tools: [...tools, ...tools] }, "must be unique"],
    [
      "a schema that is no object",
      { ...hello, tools: [{ name: "a", input_schema: { type: "string" } }] },
      "input_schema",
    ],
    [
      "a schema that is a choice",
      { ...hello, tools: [{ name: "a", input_schema: { type: "object", anyOf: [] } }] },
      "anyOf",
    ],
    [
      "a thought that was changed",
      assistant({ type: "thinking", thinking: "changed", signature: "x" }, { type: "text", text: "x" }),
      "Invalid `signature`",
    ],
    [
      "a call that comes back without its thought",
      afterCall([{ ...call, id: "toolu_thought_1" }], [{ ...result, tool_use_id: "toolu_thought_1" }]),
      "Expected `thinking`",
    ],
  ])("%s", async (_what, body, message) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    const { error } = (await reply.json()) as { error: { type: string; message: string } };
    expect(error).toMatchObject({ type: "invalid_request_error", message: expect.stringContaining(message) });
  });

  it("an unknown model and an unknown address", async () => {
    expect((await send({ ...hello, model: "claude-none" })).status).toBe(404);
    const headers = { "x-api-key": "test-key", ...version };
    expect((await fetch(`${server.url}/complete`, { headers })).status).toBe(404);
  });
});
