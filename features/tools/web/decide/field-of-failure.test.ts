import { expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { fieldOfFailure, withoutPath } from "./field-of-failure.ts";

const shown = {
  act: "Send an email",
  undo: "",
  warnings: [],
  fields: [
    { label: "From", argument: "from", kind: "line" as const, value: "a@x.example", isEditable: false },
    { label: "To", argument: "to", kind: "addresses" as const, value: "b@x.example", isEditable: true },
  ],
};
const refused = (message: string, code = "approval.invalid_change") =>
  fieldOfFailure(new ApiError(400, { error: { code, message } }), shown);

it("finds the argument that a refusal is about", () => {
  expect(refused("to.0: Invalid email address")).toBe("to");
  expect(refused("to[0]: Invalid email address")).toBe("to");
});

it("finds none for an argument that nobody can change, another refusal, or a lost connection", () => {
  expect(refused("from: Too long")).toBeUndefined();
  expect(refused("The input: does not fit")).toBeUndefined();
  expect(refused("to: Too long", "approval.expired")).toBeUndefined();
  expect(fieldOfFailure(new TypeError("Failed to fetch"), shown)).toBeUndefined();
});

it("says what is wrong without the path of the argument", () => {
  expect(withoutPath("to.0: Not an email address. Write the address alone: a@b.example")).toBe(
    "Not an email address. Write the address alone: a@b.example",
  );
  expect(withoutPath("to[0]: Too long")).toBe("Too long");
  expect(withoutPath("The input does not fit: too long")).toBe("The input does not fit: too long");
});
