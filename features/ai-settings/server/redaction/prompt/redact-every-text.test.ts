import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import { findEmail } from "../rules/find-email.ts";
import { findIp } from "../rules/find-ip.ts";
import { redactCall } from "./redact-call.ts";
import { restoreInput } from "./restore-answer.ts";

const rules = [{ placeholder: "EMAIL", find: findEmail }];
const secret = "ada@example.com";

/** What the protocol needs as it is: structure, ids, and names by which an answer calls a tool. */
const exact = new Set(
  "type role toolCallId toolName approvalId mediaType kind providerOptions id headers toolChoice".split(" "),
);
const bytes = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => Buffer.from(text).toString("base64");

/** A call with every kind of part that the protocol has. */
const call: LanguageModelV4CallOptions = {
  prompt: [
    { role: "system", content: "instructions" },
    {
      role: "user",
      content: [
        { type: "text", text: "question" },
        { type: "file", mediaType: "text/csv", filename: "name", data: { type: "text", text: "table" } },
        { type: "file", mediaType: "text/plain", data: { type: "data", data: bytes("bytes") } },
        { type: "file", mediaType: "application/ld+json", data: { type: "data", data: base64("base64") } },
        { type: "file", mediaType: "text", data: { type: "data", data: base64("any text") } },
        { type: "file", mediaType: "image/svg+xml", data: { type: "data", data: bytes("drawn") } },
      ],
    },
    {
      role: "assistant",
      content: [
        { type: "text", text: "answer" },
        { type: "reasoning", text: "thought" },
        { type: "reasoning-file", mediaType: "text/plain", data: { type: "data", data: bytes("drafted") } },
        { type: "file", mediaType: "text/html", data: { type: "text", text: "page" } },
        { type: "tool-call", toolCallId: "1", toolName: "find", input: { field: ["value", { deep: "er" }] } },
      ],
    },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          ...{ toolCallId: "1", toolName: "find" },
          output: {
            type: "content",
            value: [
              { type: "text", text: "found" },
              {
                type: "file",
                mediaType: "text/plain",
                filename: "f",
                data: { type: "data", data: bytes("read") },
              },
            ],
          },
        },
        ...(["text", "error-text"] as const).map((type) => ({
          type: "tool-result" as const,
          ...{ toolCallId: "1", toolName: "find" },
          output: { type, value: "said" },
        })),
        ...(["json", "error-json"] as const).map((type) => ({
          type: "tool-result" as const,
          ...{ toolCallId: "1", toolName: "find" },
          output: { type, value: { key: ["item"] } },
        })),
        {
          type: "tool-result",
          ...{ toolCallId: "1", toolName: "find" },
          output: { type: "execution-denied", reason: "no" },
        },
        { type: "tool-approval-response", approvalId: "1", approved: false, reason: "not now" },
      ],
    },
  ],
  tools: [
    {
      type: "function",
      name: "find",
      description: "finds",
      inputSchema: {
        type: "object",
        title: "shape",
        properties: {
          who: { type: "string", description: "whom", enum: ["a", "b"], default: "a", examples: ["b"] },
          type: { anyOf: [{ const: "c" }, { $ref: "#/$defs/more" }], pattern: "^d$" },
        },
        $defs: { more: { type: ["string", "null"], $comment: "remark" } },
        required: ["who"],
      },
      inputExamples: [{ input: { who: "e" } }],
    },
    { type: "provider", id: "provider.search", name: "search", args: { near: "city" } },
  ],
  responseFormat: {
    type: "json",
    name: "report",
    description: "a report",
    schema: { type: "object", properties: { total: { type: "string", description: "sum" } } },
  },
  stopSequences: ["stop"],
};

/** The call with one string more that holds the secret, for each string it may stand in. */
function* withSecretAnywhere(value: unknown): Generator<unknown> {
  if (typeof value === "string") yield `${value} ${secret}`;
  else if (value instanceof Uint8Array) yield bytes(`${new TextDecoder().decode(value)} ${secret}`);
  else if (Array.isArray(value)) {
    for (const [at, item] of value.entries())
      for (const changed of withSecretAnywhere(item)) yield value.with(at, changed);
  } else if (typeof value === "object" && value !== null) {
    const { mediaType, type, inputSchema } = value as Record<string, unknown>;
    const isText = typeof mediaType === "string" && type !== "data";
    for (const [key, item] of Object.entries(value)) {
      const isExact = exact.has(key) && typeof item !== "object";
      if (isExact || (key === "name" && inputSchema) || (key === "name" && type === "provider")) continue;
      const data = (item as { data?: unknown } | undefined)?.data;
      if (key === "data" && isText && typeof data === "string") {
        const plain = Buffer.from(data, "base64").toString();
        yield { ...value, data: { type: "data", data: base64(`${plain} ${secret}`) } };
        continue;
      }
      for (const changed of withSecretAnywhere(item)) yield { ...value, [key]: changed };
    }
  }
}

/** Everything that a call says, bytes and base64 as their text. */
const said = (options: unknown): string =>
  JSON.stringify(options, (_, value) => {
    if (value instanceof Uint8Array) return new TextDecoder().decode(value);
    return typeof value === "string" && /^[\w+/]{6,}={0,2}$/.test(value)
      ? `${value} ${Buffer.from(value, "base64")}`
      : value;
  });

describe("what a rule finds", () => {
  it("leaves in no text of a call, wherever it stands", () => {
    const variants = [...withSecretAnywhere(call)] as LanguageModelV4CallOptions[];
    expect(variants.length).toBeGreaterThan(40);
    for (const variant of variants) {
      expect(said(variant)).toContain(secret);
      const sent = said(redactCall(variant, rules, new PlaceholderBook()));
      expect(sent).not.toContain(secret);
      expect(sent).toContain("EMAIL_1");
    }
  });

  it("is nothing in a call without it, which goes out as it is", () => {
    expect(redactCall(call, rules, new PlaceholderBook())).toEqual(call);
  });

  it("is replaced in names of a tool's fields, and put back into the input of its call", () => {
    const book = new PlaceholderBook();
    const inputSchema = { type: "object" as const, properties: { [secret]: { type: "string" as const } } };
    const { tools } = redactCall(
      { prompt: [], tools: [{ type: "function", name: "find", inputSchema }] },
      rules,
      book,
    );
    expect(JSON.stringify(tools)).toContain('"properties":{"[EMAIL_1]":{"type":"string"}}');
    expect(restoreInput('{"[EMAIL_1]":"x"}', book)).toBe(JSON.stringify({ [secret]: "x" }));
  });

  it("never breaks what a schema consists of", () => {
    const anyWord = { placeholder: "WORD", find: (text: string) => [{ start: 0, end: text.length }] };
    const schema = {
      type: "object",
      properties: { count: { type: "integer", maximum: 9, format: "email", description: "words" } },
    } as const;
    const tool = { type: "function", name: "find", inputSchema: schema } as const;
    const { tools } = redactCall({ prompt: [], tools: [tool] }, [anyWord], new PlaceholderBook());
    expect(tools).toEqual([
      {
        ...tool,
        inputSchema: {
          type: "object",
          properties: {
            "[WORD_1]": {
              type: "integer",
              format: "email",
              description: expect.stringMatching(/^\[WORD_\d\]$/),
            },
          },
        },
      },
    ]);
  });
});

describe("bytes that are no text", () => {
  it("stay as they are", () => {
    const picture = bytes(`PNG ${secret}`);
    const prompt: LanguageModelV4CallOptions["prompt"] = [
      {
        role: "user",
        content: [{ type: "file", mediaType: "image/png", data: { type: "data", data: picture } }],
      },
    ];
    expect(redactCall({ prompt }, rules, new PlaceholderBook()).prompt).toEqual(prompt);
  });
});

it("an address of a file whose host has to be replaced is not sent, and the call goes on", () => {
  const sentFor = (href: string) => {
    const data = { type: "url", url: new URL(href) } as const;
    const prompt: LanguageModelV4CallOptions["prompt"] = [
      { role: "user", content: [{ type: "file", mediaType: "image/png", data }] },
    ];
    return said(redactCall({ prompt }, [{ placeholder: "IP", find: findIp }], new PlaceholderBook()));
  };
  expect(sentFor("https://192.0.2.7/a.png")).not.toContain("192.0.2.7");
  expect(sentFor("https://192.0.2.7/a.png")).toContain("https://redacted.invalid/");
  expect(sentFor("https://example.com/a.png")).toContain("https://example.com/a.png");
});
