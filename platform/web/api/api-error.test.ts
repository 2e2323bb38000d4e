import { expect, it } from "vitest";
import { ApiError, describeError } from "./api-error.ts";

const invalid = (message: string) => {
  const fields = [{ field: "body.address", message }];
  return new ApiError(400, {
    error: { code: "request.invalid", message: `body.address: ${message}`, fields },
  });
};

it("a sentence about a field stands alone, without the name that the API has for the field", () => {
  expect(describeError(invalid("Write a web address that begins with https://."))).toBe(
    "Write a web address that begins with https://.",
  );
});

it("what is no sentence keeps the name of its field, which says more than it does", () => {
  const message = "Invalid input: expected string, received number";
  expect(describeError(invalid(message))).toBe(`body.address: ${message}`);
});

it("a sentence that asks for the request ID names it", () => {
  const message = "It failed. Send the request ID to an admin.";
  const error = (requestId?: string) => new ApiError(500, { error: { code: "failed", message, requestId } });
  expect(describeError(error("req-7"))).toBe("It failed. Send the request ID req-7 to an admin.");
  expect(describeError(error())).toBe(message);
});
