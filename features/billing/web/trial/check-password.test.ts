import { describe, expect, it } from "vitest";
import { explainPassword, isPasswordReady } from "./check-password.ts";

const twice = (password: string) => ({ password, confirmation: password });

describe("a password for the new account", () => {
  it("is good from six characters on, typed twice", () => {
    expect(isPasswordReady(twice("sixsix"))).toBe(true);
    expect(explainPassword(twice("sixsix"))).toEqual({});
  });

  it("is refused when it is shorter", () => {
    expect(isPasswordReady(twice("five5"))).toBe(false);
    expect(explainPassword(twice("five5"))).toEqual({
      password: "Password must be at least 6 characters long.",
    });
  });

  it("is refused when the second one is another", () => {
    const typed = { password: "sixsix", confirmation: "sixsiy" };
    expect(isPasswordReady(typed)).toBe(false);
    expect(explainPassword(typed)).toEqual({ confirmation: "Passwords do not match." });
  });

  it("is counted in characters, not in bytes", () => {
    expect(isPasswordReady(twice("🔑".repeat(5)))).toBe(false);
    expect(isPasswordReady(twice("🔑".repeat(6)))).toBe(true);
    expect(isPasswordReady(twice("🔑".repeat(72)))).toBe(true);
    expect(isPasswordReady(twice("🔑".repeat(73)))).toBe(false);
    expect(explainPassword(twice("ü".repeat(73))).password).toContain("this one has 73");
  });

  it("says nothing about what was not typed yet", () => {
    expect(explainPassword(twice(""))).toEqual({});
    expect(isPasswordReady(twice(""))).toBe(false);
    expect(explainPassword({ password: "sixsix", confirmation: "" })).toEqual({});
  });
});
