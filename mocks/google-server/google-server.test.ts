import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { VendorServer } from "../vendor-server/start-vendor-server.ts";
import { startGoogleServer } from "./start-google-server.ts";

let server: VendorServer;
beforeAll(async () => {
  server = await startGoogleServer();
});
afterAll(() => server.close());

const send = (
  body: object,
  {
    model = "gemini-2.5-flash",
    query = "?alt=sse",
    headers = { "x-goog-api-key": "test-key" },
  }: { model?: string; query?: string; headers?: Record<string, string> } = {},
) =>
  fetch(`${server.url}/models/${model}:streamGenerateContent${query}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
const user = (text: string) => ({ role: "user", parts: [{ text }] });
const tools = [{ functionDeclarations: [{ name: "calculate", description: "" }] }];
const hello = { contents: [user("Hello there")] };
const asking = (text: string) => ({ tools, contents: [user(text)] });
const call = { functionCall: { name: "calculate", args: {} } };
const result = { functionResponse: { name: "calculate", response: { content: "144" } } };
const afterCall = (calls: object[], results: object[]) => ({
  tools,
  contents: [user("Hello"), { role: "model", parts: calls }, { role: "user", parts: results }],
});

interface Chunk {
  candidates: { content: { parts: Record<string, unknown>[] }; finishReason?: string }[];
  usageMetadata: Record<string, number>;
}

async function chunks(reply: Response): Promise<Chunk[]> {
  const lines = (await reply.text()).split("\r\n\r\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line.replace("data: ", "")));
}

describe("the scripted server of Google's protocol", () => {
  it("streams whole responses; the last has the reason of the end and what was used", async () => {
    const all = await chunks(await send(hello));
    expect(all.map(({ candidates }) => candidates[0]?.content.parts[0]?.text).join("")).toBe(
      "You said: Hello there",
    );
    expect(all.at(-1)).toMatchObject({
      candidates: [{ finishReason: "STOP" }],
      usageMetadata: { candidatesTokenCount: 4 },
    });
  });

  it("sends a function call whole, signed by the models that sign", async () => {
    const parts = async (model: string) =>
      (await chunks(await send(asking("[[script:tool-call]]"), { model })))[0]?.candidates[0]?.content.parts;
    const functionCall = { name: "calculate", args: { expression: "12 * 12" } };
    expect(await parts("gemini-2.5-flash")).toEqual([{ functionCall }]);
    expect(await parts("gemini-3-pro-preview")).toEqual([
      { functionCall: { ...functionCall, id: expect.any(String) }, thoughtSignature: expect.any(String) },
    ]);
  });

  it("answers from function responses", async () => {
    expect(await (await send(afterCall([call], [result]))).text()).toContain("144");
  });

  it("says in the details how long to wait after 429", async () => {
    const reply = await send(asking("[[script:rate-limited after=7]]"));
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, null]);
    expect(JSON.stringify(await reply.json())).toContain('"retryDelay":"7s"');
  });
});

describe("the scripted server of Google's protocol refuses", () => {
  it.each<[string, number, string, Record<string, string>]>([
    ["a missing key", 403, "PERMISSION_DENIED", {}],
    ["a wrong key", 400, "INVALID_ARGUMENT", { "x-goog-api-key": "wrong" }],
  ])("%s", async (_what, status, name, headers) => {
    const reply = await send(hello, { headers });
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ error: { code: status, status: name } });
  });

  const declare = (declaration: object) => ({ ...hello, tools: [{ functionDeclarations: [declaration] }] });
  const contents = (...list: object[]) => ({ contents: list });
  it.each<[string, object, string]>([
    ["no contents", contents(), "contents is not specified"],
    ["an unknown field", { ...hello, max_tokens: 3 }, 'Unknown name "max_tokens"'],
    ["an unknown role", contents({ role: "assistant", parts: [{ text: "x" }] }), "role"],
    ["a part with nothing in it", contents({ role: "user", parts: [{}] }), "required oneof field"],
    ["an empty text", contents({ role: "user", parts: [{ text: "" }] }), "empty text"],
    ["fewer responses than calls", afterCall([call, call], [result]), "number of function response parts"],
    ["no response to a call", afterCall([call], [{ text: "x" }]), "number of function response parts"],
    [
      "a response of another name",
      afterCall([call], [{ functionResponse: { name: "b", response: {} } }]),
      "names",
    ],
    [
      "a response without its call",
      contents({ role: "user", parts: [result] }),
      "immediately after a function call",
    ],
    [
      "a call after the model's own turn",
      contents(
        { role: "model", parts: [{ text: "x" }] },
        { role: "model", parts: [call] },
        { role: "user", parts: [result] },
      ),
      "immediately after a user turn",
    ],
    [
      "arguments that are no object",
      afterCall([{ functionCall: { name: "a", args: "1" } }], [result]),
      "args",
    ],
    ["a function's name with a space", declare({ name: "a b", description: "" }), "name"],
    [
      "JSON Schema where OpenAPI belongs",
      declare({ name: "a", description: "", parameters: { type: "object", additionalProperties: false } }),
      'Unknown name "additionalProperties"',
    ],
    [
      "a schema that is no object",
      declare({ name: "a", description: "", parametersJsonSchema: { type: "string" } }),
      "parametersJsonSchema",
    ],
  ])("%s", async (_what, body, message) => {
    const reply = await send(body);
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({
      error: { status: "INVALID_ARGUMENT", message: expect.stringContaining(message) },
    });
  });

  it("a call that comes back without its signature, from a model that signs", async () => {
    const refused = await send(afterCall([call], [result]), { model: "gemini-3-pro-preview" });
    expect(await refused.text()).toContain("missing a thought_signature");
    const changed = afterCall([{ ...call, thoughtSignature: "AAAA" }], [result]);
    expect(await (await send(changed, { model: "gemini-3-pro-preview" })).text()).toContain("Corrupted");
  });

  it("an unknown model, and a stream that is not one of events", async () => {
    expect((await send(hello, { model: "gemini-none" })).status).toBe(404);
    expect((await send(hello, { query: "" })).status).toBe(400);
  });
});
