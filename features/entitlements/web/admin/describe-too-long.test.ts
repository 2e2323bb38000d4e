import { expect, it } from "vitest";
import { describeTooLong } from "./describe-too-long.ts";

it("a text that is too long is told with how long it is; spaces around it do not count", () => {
  expect(describeTooLong("x".repeat(501), 500)).toBe("At most 500 characters; this has 501.");
  expect(describeTooLong(` ${"x".repeat(500)} `, 500)).toBeUndefined();
});
