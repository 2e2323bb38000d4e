import { expect, it } from "vitest";
import { authErrors } from "#features/auth/server/errors.ts";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

it("says everything before signing in in German", () => {
  expect(findUntranslated(english, german, ["."])).toEqual([]);
});

it("words refusals that the auth service knows", () => {
  expect(Object.keys(authErrors)).toEqual(expect.arrayContaining(Object.keys(german.refusals)));
});
