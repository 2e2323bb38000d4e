import { expect, it } from "vitest";
import { usageOfStep } from "./usage-of-step.ts";

const prompt = [{ role: "system" as const, content: "x".repeat(4_000) }];
const text = { type: "text" as const, text: "y".repeat(400) };

it("is what the provider counted", () => {
  expect(usageOfStep({ content: [text], inputTokens: 7, outputTokens: 9 }, prompt)).toEqual({
    inputTokens: 7,
    outputTokens: 9,
    isEstimated: false,
  });
});

it("is estimated at four characters a token, and says so, when the answer ended before the provider counted", () => {
  const { inputTokens, outputTokens, isEstimated } = usageOfStep({ content: [text] }, prompt);
  expect([outputTokens, isEstimated]).toEqual([100, true]);
  expect(inputTokens).toBeGreaterThanOrEqual(1_000);
  expect(inputTokens).toBeLessThan(1_020);
});

it("keeps the half that the provider counted", () => {
  expect(usageOfStep({ content: [text], inputTokens: 7 }, prompt)).toEqual({
    inputTokens: 7,
    outputTokens: 100,
    isEstimated: true,
  });
});

it("counts tool calls by what the model had to write", () => {
  const call = { type: "tool-call" as const, toolCallId: "a", modelCallId: "a", title: "", line: "" };
  const content = [{ ...call, toolName: "calculate", input: { expression: "1+1" } }];
  expect(usageOfStep({ content, inputTokens: 1 }, prompt).outputTokens).toBe(8);
});

it("is nothing when the model neither wrote nor counted anything", () => {
  expect(usageOfStep({ content: [] }, prompt)).toEqual({
    inputTokens: 0,
    outputTokens: 0,
    isEstimated: false,
  });
});
