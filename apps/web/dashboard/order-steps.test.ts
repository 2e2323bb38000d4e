import { expect, test } from "vitest";
import { inOrder } from "./order-steps.ts";

test("what makes the rest useful comes first, and steps without a place keep their order behind", () => {
  const steps = ["name", "agent", "question", "voice", "file", "model"].map((key) => {
    return { key, title: key, text: "", to: "/", isDone: async () => false };
  });
  expect(inOrder(steps).map(({ key }) => key)).toEqual([
    ...["model", "question", "file", "agent"],
    ...["name", "voice"],
  ]);
});
