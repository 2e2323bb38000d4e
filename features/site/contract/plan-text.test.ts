import { expect, test } from "vitest";
import { planText } from "./plan-text.ts";

test("what a plan says is translated where there are words for it, and stands as it is elsewhere", () => {
  const planWords = [{ text: "Everything in Individual", translation: "Alles aus Individual" }];
  expect(planText("Everything in Individual", { planWords })).toBe("Alles aus Individual");
  expect(planText("Our own plan", { planWords })).toBe("Our own plan");
});
