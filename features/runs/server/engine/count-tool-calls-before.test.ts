import { expect, it } from "vitest";
import { testModel } from "../testing/start-test-run.ts";
import { countToolCallsBefore } from "./count-tool-calls-before.ts";
import { toolCallRefusal } from "./tool-call-refusal.ts";

const step = (number: number, asked: number) => ({
  id: `step ${number}`,
  run_id: "run",
  number,
  kind: "model",
  step_key: String(number),
  attempt: 1,
  status: "succeeded" as const,
  model: testModel,
  content: Array.from({ length: asked }, (_, index) => ({
    type: "tool-call" as const,
    toolCallId: `${number}.${index}`,
    modelCallId: `${number}.${index}`,
    toolName: "calculate",
    title: "Calculate",
    line: "",
    input: {},
  })),
  finish_reason: "tool-calls",
  input_tokens: 0,
  output_tokens: 0,
  integrity: "user" as const,
  readers: [],
  error: null,
  started_at: new Date(),
  ended_at: new Date(),
});

/** How the tool calls of the last of `steps` end. */
function endsOfLast(...asked: number[]) {
  const steps = asked.map((count, index) => step(index + 1, count));
  const last = steps.at(-1) ?? step(1, 0);
  const before = countToolCallsBefore(steps, last);
  const codes = last.content.map((_, place) => toolCallRefusal(place, before)?.code ?? "carried out");
  return {
    before,
    counts: Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length]),
  };
}

it("counts what steps carried out, not what they asked for", () => {
  expect(endsOfLast(60, 60, 20)).toEqual({
    before: 32,
    counts: [
      ["carried out", 16],
      ["tool.too_many_at_once", 4],
    ],
  });
});

it("says that all of a run are used only when they are", () => {
  expect(endsOfLast(16, 16, 16, 16, 16, 30).counts).toEqual([
    ["carried out", 16],
    ["tool.too_many_at_once", 14],
  ]);
  expect(endsOfLast(40, 40, 40, 40, 40, 40, 10)).toEqual({
    before: 96,
    counts: [
      ["carried out", 4],
      ["tool.too_many_in_run", 6],
    ],
  });
});

it("counts neither interrupted steps nor those after it", () => {
  const steps = [step(1, 3), { ...step(2, 5), status: "interrupted" as const }, step(2, 2), step(3, 7)];
  expect(countToolCallsBefore(steps, step(2, 2))).toBe(3);
});
