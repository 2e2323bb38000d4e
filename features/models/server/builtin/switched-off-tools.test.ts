import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { respond } from "./respond.ts";

const offered = (names: string[]) =>
  names.map((name) => ({ type: "function" as const, name, inputSchema: { type: "object" as const } }));
const told = (text: string, tools: string[], prompt: LanguageModelV4Prompt = []) =>
  respond({ prompt: [{ role: "user", content: [{ type: "text", text }] }, ...prompt], tools: offered(tools) })
    .text;

const sum: LanguageModelV4Prompt = [
  {
    role: "assistant",
    content: [{ type: "tool-call", toolCallId: "1", toolName: "calculate", input: { expression: "2 + 2" } }],
  },
  {
    role: "tool",
    content: [
      {
        ...{ type: "tool-result", toolCallId: "1", toolName: "calculate" },
        output: { type: "text", value: "2 + 2 = 4" },
      },
    ],
  },
];
const letter = "Draft a letter to the landlord";
const part = "I did not do one part of what you asked: the tool for it is switched off here.";
const whole = "I understand what you ask, but the tool for it is switched off here.";

describe("where a tool is switched off", () => {
  it("and nothing else was asked, that is all that is said", () => {
    expect(told("show my tasks", ["calculate"])).toContain(whole);
    expect(told("Zeig meine Aufgaben", ["calculate"])).toContain("Werkzeug dafür ist hier abgeschaltet");
  });

  it("a page that was asked for beside it is named", () => {
    const text = told("show my tasks and delete my last task", ["calculate"]);
    expect(text).toMatch(/^I cannot change or delete tasks.*\(\/tasks\)/);
    expect(text.endsWith(`\n\n${part}`)).toBe(true);
  });

  it("what was not understood beside it is named", () => {
    const text = told("what time is it and buy me a flight", ["calculate"]);
    expect(text).toContain("“buy me a flight”");
    expect(text).toContain(part);
  });

  it("a draft is written in the answer, as it is alone", () => {
    const alone = told(letter, ["calculate"]);
    expect(alone).toMatch(/^This is a draft/);
    expect(told(`2 + 2 and ${letter}`, ["calculate"], sum)).toBe(`2 + 2 = **4**\n\n${alone}`);
    expect(told(`2 + 2 and ${letter}`, ["current_time"])).toBe(`${alone}\n\n${part}`);
  });
});

it("a time that passed while a task waited for it is not said to be over", () => {
  const system = "It is Tuesday, 24 November 2026 at 15:30 (Europe/Vienna).";
  const input = { title: "Call Anna", due_at: "2026-11-24T15:00" };
  const prompt: LanguageModelV4Prompt = [
    { role: "system", content: system },
    { role: "user", content: [{ type: "text", text: "Remind me today at 3 pm to call Anna" }] },
  ];
  expect(respond({ prompt }).text).toContain("has passed. Name a later time.");
  const text = "The task “Call Anna” is on the page Tasks (/tasks). Its id is 1.";
  prompt.push(
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "1", toolName: "create_task", input }] },
    {
      role: "tool",
      content: [
        {
          ...{ type: "tool-result", toolCallId: "1", toolName: "create_task" },
          output: { type: "text", value: text },
        },
      ],
    },
  );
  expect(respond({ prompt }).text).toMatch(/^The task is on your list: \*\*Call Anna\*\*/);
});
