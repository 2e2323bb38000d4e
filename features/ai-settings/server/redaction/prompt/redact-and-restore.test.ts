import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import type { AnswerPart } from "#features/models/server/index.ts";
import { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import { findEmail } from "../rules/find-email.ts";
import { redactCall } from "./redact-call.ts";
import { restoreAnswer } from "./restore-answer.ts";
import { restoreText } from "./restore-text.ts";

const rules = [{ placeholder: "EMAIL", find: findEmail }];
const ada = "ada@example.com";
const bob = "bob@example.com";

function callOf(text: string): LanguageModelV4CallOptions {
  return { prompt: [{ role: "user", content: [{ type: "text", text }] }] };
}
const redact = (text: string, book: PlaceholderBook) =>
  JSON.stringify(redactCall(callOf(text), rules, book).prompt);

/** The text of an answer that arrives in these pieces. */
async function shown(pieces: string[], book: PlaceholderBook): Promise<AnswerPart[]> {
  const parts: AnswerPart[][] = [
    [{ type: "text-start", id: "1" }],
    ...pieces.map((delta): AnswerPart[] => [{ type: "text-delta", id: "1", delta }]),
    [{ type: "text-end", id: "1" }],
  ];
  const reader = restoreAnswer({ read: async () => parts.shift(), cancel: () => {} }, book);
  const all: AnswerPart[] = [];
  for (let read = await reader.read(); read; read = await reader.read()) all.push(...read);
  return all;
}
const textOf = (parts: AnswerPart[]) =>
  parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");

describe("a call", () => {
  it("has one placeholder for each value, wherever it stands and in whichever call", () => {
    const book = new PlaceholderBook();
    expect(redact(`${ada}, ${bob}, ${ada}`, book)).toContain("[EMAIL_1], [EMAIL_2], [EMAIL_1]");
    const later = new PlaceholderBook(book.added);
    expect(redact(bob, later)).toContain("[EMAIL_2]");
    expect(later.added).toEqual([]);
  });

  it("is redacted in results and inputs of tools, file names, errors and instructions", () => {
    const book = new PlaceholderBook();
    const id = { toolCallId: "1", toolName: "find" };
    const { prompt } = redactCall(
      {
        prompt: [
          { role: "system", content: `Help is at ${ada}.` },
          {
            role: "user",
            content: [
              {
                type: "file",
                mediaType: "text/plain",
                filename: `From ${ada}`,
                data: { type: "text", text: ada },
              },
            ],
          },
          {
            role: "assistant",
            content: [
              { type: "reasoning", text: `They mean ${ada}` },
              { type: "tool-call", ...id, input: { to: [ada], [ada]: 1 } },
            ],
          },
          { role: "tool", content: [{ type: "tool-result", ...id, output: { type: "text", value: ada } }] },
          {
            role: "tool",
            content: [{ type: "tool-result", ...id, output: { type: "json", value: { a: [ada] } } }],
          },
          {
            role: "tool",
            content: [{ type: "tool-result", ...id, output: { type: "error-text", value: ada } }],
          },
        ],
      },
      rules,
      book,
    );
    expect(JSON.stringify(prompt)).not.toContain(ada);
    expect(JSON.stringify(prompt).match(/\[EMAIL_1\]/g)).toHaveLength(9);
  });

  it("that has text like a placeholder gets it back as it was", () => {
    const book = new PlaceholderBook();
    expect(redact(`${ada} wrote [EMAIL_1] and [EMAIL_9]`, book)).toContain(
      "[EMAIL_1] wrote [TEXT_1] and [TEXT_2]",
    );
    expect(restoreText("[EMAIL_1] wrote [TEXT_1] and [TEXT_2]", book)).toBe(
      `${ada} wrote [EMAIL_1] and [EMAIL_9]`,
    );
  });

  it("keeps signed reasoning exactly as the model wrote it", () => {
    const book = new PlaceholderBook([{ placeholder: "EMAIL_1", value: ada }]);
    const written = "x[EMAIL_1]y";
    const prompt = [
      {
        role: "assistant" as const,
        content: [{ type: "reasoning" as const, text: restoreText(written, book) }],
      },
    ];
    expect(JSON.stringify(redactCall({ prompt }, rules, book).prompt)).toContain(written);
  });

  it("loses the signature of reasoning that says something new, which is replaced beside what is known", () => {
    const book = new PlaceholderBook([{ placeholder: "EMAIL_1", value: ada }]);
    const signed = (text: string): LanguageModelV4CallOptions => ({
      prompt: [
        {
          role: "assistant",
          content: [{ type: "reasoning", text, providerOptions: { anthropic: { signature: "s" } } }],
        },
      ],
    });
    const { prompt } = redactCall(signed(`${ada} or ${bob}`), rules, book);
    expect(prompt[0]?.content).toEqual([{ type: "reasoning", text: "[EMAIL_1] or [EMAIL_2]" }]);
    expect(JSON.stringify(redactCall(signed(ada), rules, book).prompt)).toContain("signature");
  });
});

describe("an answer", () => {
  const book = new PlaceholderBook([
    { placeholder: "EMAIL_1", value: ada },
    { placeholder: "EMAIL_12", value: bob },
  ]);
  const written = "To [EMAIL_1] and [EMAIL_12], not [x] or [EMAIL_99] or \\[EMAIL\\_1\\].";
  const meant = `To ${ada} and ${bob}, not [x] or [EMAIL_99] or ${ada}.`;

  it("is the same however its text is cut into pieces", async () => {
    for (let size = 1; size < written.length; size += 1) {
      const pieces = written.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      expect([size, textOf(await shown(pieces, book))]).toEqual([size, meant]);
    }
  });

  it("shows at once what cannot be part of a placeholder, and the rest at its end", async () => {
    const parts = await shown(["Hello [", "EMAIL"], book);
    expect(parts[1]).toMatchObject({ delta: "Hello " });
    expect(textOf(parts)).toBe("Hello [EMAIL");
  });

  it("has values in the input of a tool call, also ones that JSON escapes", async () => {
    const quoted = new PlaceholderBook([{ placeholder: "NAME_1", value: 'Ada "Countess"' }]);
    const parts: AnswerPart[][] = [
      [{ type: "tool-call", toolCallId: "1", toolName: "find", input: '{"who":"[NAME_1]"}' }],
    ];
    const reader = restoreAnswer({ read: async () => parts.shift(), cancel: () => {} }, quoted);
    expect(await reader.read()).toMatchObject([{ input: JSON.stringify({ who: 'Ada "Countess"' }) }]);
  });

  it("that breaks off keeps what was held back", async () => {
    const parts: AnswerPart[][] = [[{ type: "text-delta", id: "1", delta: "see [EMA" }]];
    const reader = restoreAnswer({ read: async () => parts.shift(), cancel: () => {} }, book);
    expect(textOf([...((await reader.read()) ?? []), ...((await reader.read()) ?? [])])).toBe("see [EMA");
    expect(await reader.read()).toBeUndefined();
  });
});
