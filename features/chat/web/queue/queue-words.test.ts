import { describe, expect, it } from "vitest";
import { pieceOf, type QueueState, queueWords } from "./queue-words.ts";
import { english } from "./texts/english.ts";

const wordsOf = (state: QueueState) => queueWords(state, english.becomes);
const told = (states: string, more: Partial<QueueState> = {}) =>
  wordsOf({
    messages: states
      .split(" ")
      .filter(Boolean)
      .map((state) => ({ state: state as "held", error: null })),
    isRunning: true,
    isComparing: false,
    lastStatus: "streaming",
    ...more,
  });
const idle = { isRunning: false };

describe("the words about a queue say what is so", () => {
  it.each([
    ["", {}, ""],
    ["queued", {}, "Sent after this answer."],
    ["queued queued", {}, "2 messages, sent in turn after this answer."],
    ["steering", {}, "The answer reads this before its next step."],
    ["steering queued", {}, "The answer reads 1 before its next step. Sent after this answer."],
    ["queued", { isComparing: true }, "Sent when both answers are done and you keep one."],
    ["queued", { ...idle, isComparing: true }, "Sent when you keep one of the two answers."],
    ["held", { ...idle, lastStatus: "cancelled" }, "Held after Stop. Nothing is sent until you choose Send."],
    [
      "held",
      { ...idle, lastStatus: "failed" },
      "Held because the answer failed. Nothing is sent until you choose Send.",
    ],
    ["held queued", {}, "Held. Nothing is sent until you choose Send after this answer."],
  ] as const)("%s %o", (states, more, words) => {
    expect(told(states, more)).toBe(words);
  });

  it("a refusal with its reason", () => {
    const error = { code: "limit_reached", message: "No messages are left." };
    const messages = [{ state: "held" as const, error }];
    expect(wordsOf({ messages, ...idle, isComparing: false, lastStatus: "complete" })).toBe(
      "Not sent. No messages are left.",
    );
  });
});

it("a long message is told by its beginning", () => {
  expect(pieceOf("  And in\n German? ")).toBe("And in German?");
  expect(pieceOf("Only even numbers, please, and each on a line")).toBe("Only even numbers, please, and…");
});
