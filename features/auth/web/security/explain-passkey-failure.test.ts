import { expect, it } from "vitest";
import { explainPasskeyFailure } from "./explain-passkey-failure.ts";

it("says in words why a browser made no passkey", () => {
  const failure = Object.assign(new Error("The operation either timed out or was not allowed."), {
    code: "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY",
  });
  expect(explainPasskeyFailure(failure).message).toBe(
    "No passkey was created: the request was cancelled or timed out. Try again.",
  );
});

it("leaves what the service refused in its own words", () => {
  const refusal = Object.assign(new Error("Too many passkeys"), { code: "too_many_passkeys" });
  expect(explainPasskeyFailure(refusal)).toBe(refusal);
  expect(explainPasskeyFailure(new Error("Failed to fetch")).message).toBe("Failed to fetch");
});
