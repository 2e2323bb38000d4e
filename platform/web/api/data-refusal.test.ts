import { expect, test } from "vitest";
import { describeError } from "./api-error.ts";
import { readDataRefusal } from "./data-refusal.ts";

test("a refusal of the data interface keeps its status, its code and its sentence", () => {
  const refusal = readDataRefusal({ code: "42501", message: "permission denied for table x" }, 403);
  expect(refusal).toMatchObject({ status: 403, code: "42501", message: "permission denied for table x" });
});

test("a call that did not reach the server is told as such, not in the words of the browser", () => {
  const refusal = readDataRefusal({ code: "", message: "TypeError: Failed to fetch" }, 0);
  expect(describeError(refusal)).toBe("Cannot reach the server. Try again in a moment.");
});
