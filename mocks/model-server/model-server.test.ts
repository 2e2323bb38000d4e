import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "./start-model-server.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const send = (body: unknown, key = server.apiKey) =>
  fetch(`${server.url}/chat/completions`, {
    method: "POST",
    headers: key ? { authorization: `Bearer ${key}` } : {},
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const hello = { model: "scripted", messages: [{ role: "user", content: "Hello there" }] };
const toolCall = (id: string) => ({ id, type: "function", function: { name: "calculate", arguments: "{}" } });

async function events(response: Response): Promise<{ choices: { delta: Record<string, unknown> }[] }[]> {
  const lines = (await response.text()).split("\n\n").filter((line) => line.startsWith("data: {"));
  return lines.map((line) => JSON.parse(line.slice(6)));
}

describe("the scripted model server", () => {
  it("lists its models", async () => {
    const reply = await fetch(`${server.url}/models`, {
      headers: { authorization: `Bearer ${server.apiKey}` },
    });
    expect((await reply.json()).data.map(({ id }: { id: string }) => id)).toContain("scripted");
  });

  it("answers at once or as a stream that ends with the usage and [DONE]", async () => {
    const whole = await (await send(hello)).json();
    expect(whole.choices[0].message.content).toBe("You said: Hello there");
    const response = await send({ ...hello, stream: true, stream_options: { include_usage: true } });
    const text = await response.clone().text();
    expect(text.endsWith("data: [DONE]\n\n")).toBe(true);
    const parts = await events(response);
    expect(parts.map((part) => part.choices[0]?.delta.content ?? "").join("")).toBe("You said: Hello there");
    expect(parts.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 4 } });
  });

  it("notes what it was asked", async () => {
    await send(hello);
    expect(server.requests.at(-1)).toMatchObject({ path: "/v1/chat/completions", status: 200, body: hello });
  });

  it("plays the script that the last message names", async () => {
    const message = { role: "user", content: "[[script:tokens count=50 gap=0ms]]" };
    const parts = await events(await send({ ...hello, messages: [message], stream: true }));
    expect(parts.filter((part) => part.choices[0]?.delta.content)).toHaveLength(50);
    const limited = await send({
      ...hello,
      messages: [{ role: "user", content: "[[script:rate-limited after=7]]" }],
    });
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("answers from tool results", async () => {
    const messages = [
      { role: "user", content: "[[script:tool-call]]" },
      { role: "assistant", content: null, tool_calls: [toolCall("a")] },
      { role: "tool", tool_call_id: "a", content: "144" },
    ];
    const whole = await (await send({ ...hello, messages })).json();
    expect(whole.choices[0].message.content).toBe("The tools say: 144");
  });
});

describe("the scripted model server refuses", () => {
  it.each<[string, number, unknown, string?]>([
    ["a missing key", 401, hello, ""],
    ["a wrong key", 401, hello, "wrong"],
    ["what is not JSON", 400, "{"],
    ["an unknown model", 404, { ...hello, model: "gpt-none" }],
    ["no messages", 400, { ...hello, messages: [] }],
    ["an unknown role", 400, { ...hello, messages: [{ role: "robot", content: "x" }] }],
    ["an unknown parameter", 400, { ...hello, tokens: 3 }],
    ["stream_options without stream", 400, { ...hello, stream_options: { include_usage: true } }],
    ["unknown stream_options", 400, { ...hello, stream: true, stream_options: { usage: true } }],
    ["an empty list of tools", 400, { ...hello, tools: [] }],
    ["a tool name with spaces", 400, { ...hello, tools: [{ type: "function", function: { name: "a b" } }] }],
    ["a tool choice without tools", 400, { ...hello, tool_choice: "auto" }],
    [
      "an empty assistant message",
      400,
      { ...hello, messages: [...hello.messages, { role: "assistant", content: "" }] },
    ],
    [
      "a tool message that answers nothing",
      400,
      { ...hello, messages: [...hello.messages, { role: "tool", tool_call_id: "a", content: "1" }] },
    ],
    [
      "a tool call without an answer",
      400,
      {
        ...hello,
        messages: [{ role: "assistant", content: null, tool_calls: [toolCall("a")] }, ...hello.messages],
      },
    ],
    ["an unknown script", 400, { ...hello, messages: [{ role: "user", content: "[[script:nonsense]]" }] }],
  ])("%s", async (_what, status, body, key) => {
    const reply = await send(body, key);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toHaveProperty("error.message");
  });

  it("an unknown address", async () => {
    const reply = await fetch(`${server.url}/responses`, {
      headers: { authorization: `Bearer ${server.apiKey}` },
    });
    expect(reply.status).toBe(404);
  });
});
