import { expect, test } from "vitest";
import { AppError } from "#platform/server/errors.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { checkNewPassword } from "./check-new-password.ts";

const strict = { ...defaultAuthSettings, isEasyPasswordRefused: true };

function refusalOf(...input: Parameters<typeof checkNewPassword>): string | undefined {
  try {
    checkNewPassword(...input);
  } catch (error) {
    return error instanceof AppError ? error.message : String(error);
  }
  return undefined;
}

test("lengths are counted in characters, not in bytes", () => {
  expect(refusalOf("🔑".repeat(5))).toBe("Password should be at least 6 characters.");
  expect(refusalOf("🔑".repeat(6))).toBeUndefined();
  expect(refusalOf("ü".repeat(72))).toBeUndefined();
  expect(refusalOf("ü".repeat(73))).toBe("Password cannot be longer than 72 characters");
});

test("an easy password is good enough unless the installation refuses it", () => {
  expect(refusalOf("123456")).toBeUndefined();
  const easy = "Password is known to be weak and easy to guess, please choose a different one.";
  expect(refusalOf("123456", strict)).toBe(easy);
  expect(refusalOf("ann.lee", strict, ["ann.lee@example.com"])).toBe(easy);
  expect(refusalOf("a good password", strict, ["ann.lee@example.com"])).toBeUndefined();
});
