import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { respond } from "./respond.ts";

const offered = (...names: string[]) =>
  names.map((name) => ({ type: "function" as const, name, inputSchema: { type: "object" as const } }));
const usual = offered("calculate", "current_time");
const withKnowledge = [...usual, ...offered("search_knowledge")];
const question = "How many days before a trip must I book the hotel";
const input = { until: "a trip must i book the hotel" };
const unknown = '"a trip must i book the hotel" does not name a day that is known here.';
const notFound = "Nothing was found in the collections that answers this question.";
const found =
  "These passages were found.\n\n[Travel]\n(document 0198f5f2-0000-7000-8000-000000000001, passage 2)\nBook the hotel at least 14 days before the trip.";

interface Called {
  toolName: string;
  input: object;
  text: string;
  isError?: boolean;
}
const date: Called = { toolName: "current_time", input, text: unknown, isError: true };
const search = (text: string): Called => ({ toolName: "search_knowledge", input: { question }, text });

function answerTo(called: Called[], tools = withKnowledge, text = `${question}?`) {
  const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text }] }];
  for (const [at, one] of called.entries()) {
    const named = { toolCallId: `${at}`, toolName: one.toolName };
    prompt.push(
      { role: "assistant", content: [{ type: "tool-call", ...named, input: one.input }] },
      {
        role: "tool",
        content: [
          {
            ...{ type: "tool-result", ...named },
            output: { type: one.isError ? "error-text" : "text", value: one.text },
          },
        ],
      },
    );
  }
  return respond({ prompt, tools });
}

describe("a question that reads as one about a day, where the calendar knows no such day", () => {
  it("is put to the collections that are switched on, once", () => {
    expect(answerTo([]).toolCalls).toMatchObject([{ toolName: "current_time", input }]);
    expect(answerTo([date]).toolCalls).toEqual([
      { type: "tool", toolName: "search_knowledge", input: { question } },
    ]);
    expect(answerTo([date, search(notFound)]).toolCalls).toEqual([]);
  });

  it("is put to them also beside another request", () => {
    const both = `${question} and remind me to pay`;
    const task: Called = { toolName: "create_task", input: { title: "Pay" }, text: "It is there." };
    const { toolCalls } = answerTo([date, task], [...withKnowledge, ...offered("create_task")], both);
    expect(toolCalls).toMatchObject([{ toolName: "search_knowledge", input: { question } }]);
  });

  it("is answered from them, without a word of the day", () =>
    expect(answerTo([date, search(found)]).text).toBe(
      "These passages say:\n\n- “Book the hotel at least 14 days before the trip.” [Travel]",
    ));

  it("is refused with both reasons where they have no answer", () => {
    const { text } = answerTo([date, search(notFound)]);
    expect(text).toContain("I could not work out that date or time.");
    expect(text).toContain("I found nothing in the collections that answers this.");
  });

  it("is refused as before without collections", () => {
    const { toolCalls, text } = answerTo([date], usual);
    expect(toolCalls).toEqual([]);
    expect(text).toBe(`I could not work out that date or time. ${unknown}`);
  });

  it("asks them nothing where the calendar answers, or another tool failed", () => {
    expect(answerTo([{ ...date, isError: false, text: "It is 5 days." }]).toolCalls).toEqual([]);
    const sum: Called = { toolName: "calculate", input: { expression: "1/0" }, text: "No.", isError: true };
    expect(answerTo([sum], withKnowledge, "what is 1/0").toolCalls).toEqual([]);
  });
});
