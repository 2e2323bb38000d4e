import { expect, it } from "vitest";
import { ApiError, describeError } from "./api-error.ts";

it("a sentence that asks for the request ID names it", () => {
  const message = "It failed. Send the request ID to an admin.";
  const error = (requestId?: string) => new ApiError(500, { error: { code: "failed", message, requestId } });
  expect(describeError(error("req-7"))).toBe("It failed. Send the request ID req-7 to an admin.");
  expect(describeError(error())).toBe(message);
});
