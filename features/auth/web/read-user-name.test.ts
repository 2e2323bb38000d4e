import type { User } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { readUserName } from "./read-user-name.ts";

const named = (user_metadata: User["user_metadata"]) =>
  readUserName({ id: "1", aud: "authenticated", app_metadata: {}, created_at: "", user_metadata });

test("the name that somebody chose comes before what others call them", () => {
  expect(named({ name: "Ann", full_name: "Ann Lee", custom_claims: { name: "A. Lee" } })).toBe("Ann");
});

test("a name that a provider or the company's directory told is shown until then", () => {
  expect(named({ full_name: "Ann Lee" })).toBe("Ann Lee");
  expect(named({ custom_claims: { name: "A. Lee" } })).toBe("A. Lee");
});

test("a name that was emptied stays empty", () => {
  expect(named({ name: "", custom_claims: { name: "A. Lee" } })).toBe("");
});

test("what is no text is no name", () => {
  expect(named({ name: 7, custom_claims: "Ann" })).toBe("");
});
