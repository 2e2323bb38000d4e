import { describe, expect, it } from "vitest";
import { checkCredentials, checkNewCredentials } from "./credentials.ts";

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

  it("refuses five characters", () => {
    const problem = checkNewCredentials({ ...complete, password: "abcde", confirmation: "abcde" });
    expect(problem?.message).toBe("Password must be at least 6 characters long.");
    expect(problem?.firstField).toBe("password");
  });
});
