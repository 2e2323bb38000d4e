import { describe, expect, it } from "vitest";
import { checkCredentials, checkNewCredentials, findBlamed } from "./credentials.ts";

const complete = { email: "ines@example.com", password: "secret", confirmation: "secret" };

describe("signing in", () => {
  it("accepts an email and a password of any length, for the server decides", () => {
    expect(checkCredentials({ email: "ines@example.com", password: "x" })).toBeUndefined();
  });

  it("asks for both fields and blames the first that is empty", () => {
    const problem = checkCredentials({ email: " ", password: "" });
    expect(problem?.message).toBe("Please fill in all fields.");
    expect(problem?.firstField).toBe("email");
    expect(Object.keys(problem?.fields ?? {})).toEqual(["email", "password"]);
  });
});

describe("creating an account", () => {
  it("accepts a password of six characters, typed twice", () => {
    expect(checkNewCredentials(complete)).toBeUndefined();
  });

  it("asks for all three fields before it looks at them", () => {
    const problem = checkNewCredentials({ ...complete, password: "abc", confirmation: "" });
    expect(problem?.message).toBe("Please fill in all fields.");
    expect(problem?.firstField).toBe("confirmation");
  });

  it("refuses passwords that differ, also when they are too short", () => {
    const problem = checkNewCredentials({ ...complete, password: "abc", confirmation: "abd" });
    expect(problem?.message).toBe("Passwords do not match.");
  });

  it("counts characters, not bytes", () => {
    const typed = (password: string) =>
      checkNewCredentials({ ...complete, password, confirmation: password });
    expect(typed("🔑🔑🔑🔑🔑")?.firstField).toBe("password");
    expect(typed("🔑🔑🔑🔑🔑🔑")).toBeUndefined();
  });

  it("refuses five characters", () => {
    const problem = checkNewCredentials({ ...complete, password: "abcde", confirmation: "abcde" });
    expect(problem?.message).toBe("Password must be at least 6 characters long.");
    expect(problem?.firstField).toBe("password");
  });
});

describe("a refusal of the service", () => {
  it("of the address stands at the address", () => {
    const problem = findBlamed("Unable to validate email address: invalid format", complete);
    expect(problem?.fields).toEqual({ email: "Enter an email address such as name@company.com." });
  });

  it("of a password that is too long stands at the password and in the toast", () => {
    const problem = findBlamed("Password cannot be longer than 72 characters", {
      ...complete,
      password: "ü".repeat(80),
    });
    const sentence = "Password must be at most 72 characters long; this one has 80.";
    expect(problem).toMatchObject({ message: sentence, fields: { password: sentence } });
  });

  it("of anything else blames no field", () => {
    expect(findBlamed("User already registered", complete)).toBeUndefined();
  });
});
