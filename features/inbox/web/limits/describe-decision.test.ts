import { expect, it, vi } from "vitest";

vi.stubGlobal("location", new URL("http://assistant.test"));
const { describeDecision } = await import("./describe-decision.ts");

const at = new Date(new Date().setHours(14, 3)).toISOString();

it("a limit that was decided says what was chosen and when", () => {
  expect(describeDecision({ decision: { chosen: "continue", at } })).toBe("Continued by you at 14:03.");
  expect(describeDecision({ decision: { chosen: "end", at } })).toBe("Ended by you at 14:03.");
  expect(describeDecision({ decision: null })).toBe("The run has ended before somebody chose.");
});
