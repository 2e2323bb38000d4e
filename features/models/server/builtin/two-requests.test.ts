import { describe, expect, it } from "vitest";
import { makePlan } from "./make-plan.ts";
import { respond } from "./respond.ts";

const tuesdayEvening = Date.UTC(2026, 10, 24, 18, 15);
const around = { now: tuesdayEvening };

/** "tool title or sum", or the first words said. */
function done(message: string): string[] {
  return makePlan(message, around).actions.map((action) => {
    if (action.type === "say") return `says ${action.text.slice(0, 15)}`;
    const { title, text, expression } = action.input;
    return [action.toolName, title ?? text ?? expression].filter(Boolean).join(" ");
  });
}

describe("two requests in one message", () => {
  it.each([
    ["What is 15 % of 80 and remind me tomorrow to pay it", "calculate 15 % of 80", "create_task Pay it"],
    ["What is 15 % of 80? Remind me tomorrow to pay it.", "calculate 15 % of 80", "create_task Pay it"],
    [
      "Was sind 15 % von 80 und erinnere mich morgen an die Miete",
      "calculate 15 % of 80",
      "create_task Miete",
    ],
    ["Remind me tomorrow at 9 to call Anna and what is 2 + 2", "create_task Call Anna", "calculate 2 + 2"],
    ["remind me to call Anna, then remind me tomorrow to pay", "create_task Call Anna", "create_task Pay"],
    ["Remember that I like tea and remind me to buy it", "remember I like tea", "create_task Buy it"],
    ["Wie spät ist es? Dann erinnere mich morgen an den Anruf", "current_time", "create_task Anruf"],
    ["what time is it and delete my last task", "current_time", "says I cannot change"],
    ["what is 12 * 12 and remind me every Monday to pay", "calculate 12 * 12", "says I cannot repeat"],
    ["Hello, remind me tomorrow to call Anna", "create_task Call Anna"],
  ])("are both done, in their order: %s", (message, ...expected) => {
    expect(done(message)).toEqual(expected);
    expect(makePlan(message, around).missed).toEqual([]);
  });

  it("may be more than two", () =>
    expect(
      done("remind me to call Ann and remind me to call Bob and remind me to call Carl and show my tasks"),
    ).toEqual(["create_task Call Ann", "create_task Call Bob", "create_task Call Carl", "list_tasks"]));

  it.each([
    ["What is 12 * 12 and write a poem about it", ["calculate 12 * 12"], "write a poem about it"],
    ["what time is it and buy me a flight", ["current_time"], "buy me a flight"],
    [
      "Who is the president of France and remind me tomorrow to vote",
      ["create_task Vote"],
      "Who is the president of France",
    ],
  ])("are not both understood: the other is named: %s", (message, expected, missed) => {
    expect(done(message)).toEqual(expected);
    expect(makePlan(message, around).missed).toEqual([missed]);
  });

  it.each([
    ["Remember that I like horses and show jumping", "remember I like horses and show jumping"],
    ["remind me to call Anna and tell her the news", "create_task Call Anna and tell her the news"],
    ["remind me to call Anna and write a letter to Bob", "create_task Call Anna and write a letter to Bob"],
    [
      "Erinnere mich morgen daran, Brot zu kaufen und Milch zu holen",
      "create_task Brot zu kaufen und Milch zu holen",
    ],
    ["send a mail to anna@example.com saying hi and remind me to call", "send_mail"],
    ["What did we say about Meyer and Huber?", "search_conversations"],
    [
      'Remind me to write to Anna "come at 9 and remember my keys"',
      'create_task Write to Anna "come at 9 and remember my keys',
    ],
  ])("are one where the second is no request for certain: %s", (message, expected) =>
    expect(done(message)).toEqual([expected]),
  );

  it.each([
    "If it rains tomorrow, remind me to take an umbrella",
    "Next Friday, remind me to call Anna",
    "Write a poem and delete it",
    "When Anna calls, remind me to pay",
    "When Anna calls and Ben is here and remind me to pay",
    "find Meyer and remind me tomorrow to call",
    "Is it true that Anna said, remind me tomorrow to pay?",
    "Which mail says, remember that I am ill?",
    "What should I answer to this mail?\n\nDear Ann,\nRemember that you must pay by Friday. Remind me to call you.",
    "What does “pay now and remind me tomorrow to call” mean?",
    "What do I say to: pay now and remind me to call?",
  ])(
    "nothing is kept where what stands in front is a condition, nothing is understood, or others may have written it: %s",
    (message) => expect(done(message).filter((act) => /^(?:create_task|remember)/.test(act))).toEqual([]),
  );
});

it("says that a part was left out where its tool is switched off", () => {
  const input = { expression: "2 + 2" };
  const { text } = respond({
    prompt: [
      { role: "user", content: [{ type: "text", text: "What is 2 + 2 and show my tasks" }] },
      { role: "assistant", content: [{ type: "tool-call", toolCallId: "1", toolName: "calculate", input }] },
      {
        role: "tool",
        content: [
          {
            ...{ type: "tool-result", toolCallId: "1", toolName: "calculate" },
            output: { type: "text", value: "2 + 2 = 4" },
          },
        ],
      },
    ],
    tools: [{ type: "function", name: "calculate", inputSchema: { type: "object" } }],
  });
  expect(text).toBe(
    "2 + 2 = **4**\n\nI did not do one part of what you asked: the tool for it is switched off here.",
  );
});
