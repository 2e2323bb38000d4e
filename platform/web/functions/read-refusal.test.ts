import { expect, it } from "vitest";
import { ApiError } from "#platform/web/api/api-error.ts";
import { readRefusal } from "./read-refusal.ts";

it("reads the sentence and the code of a refusal", () => {
  const error = new ApiError(409, readRefusal({ error: "No customer.", code: "no_customer" }));
  expect([error.status, error.message, error.code]).toEqual([409, "No customer.", "no_customer"]);
});

it.each([undefined, null, "<html>", {}, { error: 7, code: {} }])("makes nothing up about %j", (body) => {
  const error = new ApiError(502, readRefusal(body));
  expect([error.message, error.code]).toEqual([
    "The server responded with status 502. Try again.",
    "unknown",
  ]);
});
