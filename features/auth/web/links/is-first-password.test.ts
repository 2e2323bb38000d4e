import { expect, it } from "vitest";
import { isFirstPassword } from "./is-first-password.ts";

const at = "2026-01-01T00:00:00Z";

it("is one where an invitation led here, also after a reload", () => {
  expect(isFirstPassword({ type: "invite" }, { invited_at: at })).toBe(true);
  expect(isFirstPassword(undefined, { invited_at: at })).toBe(true);
});

it("is none where a recovery led here, whoever was invited once", () => {
  expect(isFirstPassword({ type: "recovery" }, { invited_at: at })).toBe(false);
  expect(isFirstPassword(undefined, { invited_at: at, recovery_sent_at: at })).toBe(false);
  expect(isFirstPassword(undefined, {})).toBe(false);
});
