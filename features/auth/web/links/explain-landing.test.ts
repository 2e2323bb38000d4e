import { expect, it } from "vitest";
import { authErrors } from "#features/auth/server/errors.ts";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { explainLanding } from "./explain-landing.ts";
import { readLanding } from "./landing.ts";
import { english } from "./texts/english.ts";
import { german } from "./texts/german.ts";

const at = (fragment: string) => readLanding(new URL(`https://adjutant.example/auth#${fragment}`));

it("words what the service refuses", () => {
  expect(explainLanding("user_banned")).toBe(english.refusals.user_banned);
  const ofProvider = ["provider_access_denied", "provider_server_error", "provider_temporarily_unavailable"];
  expect([...Object.keys(authErrors), ...ofProvider]).toEqual(
    expect.arrayContaining(Object.keys(english.refusals)),
  );
});

it("says the same in German", () => {
  expect(findUntranslated(english, german)).toEqual([]);
  expect(Object.keys(german.refusals)).toEqual(Object.keys(english.refusals));
});

it("tells the refusals of a provider apart", () => {
  const landing = at("error=access_denied&error_code=bad_oauth_callback&error_description=x");
  expect(explainLanding(landing?.code ?? "")).toBe("The sign-in was refused or cancelled at the provider.");
});

it.each([
  "error=x&error_code=your_account_is_locked&error_description=Call+0800+1234",
  "error_description=Call+0800+1234",
  "error_code=toString&error_description=Call+0800+1234",
  "error=x&error_code=bad_oauth_callback&error_description=Call+0800+1234",
  "message=Call+0800+1234&sb=",
])("shows no text that a stranger wrote into an address: %s", (fragment) => {
  const landing = at(fragment);
  expect(JSON.stringify(landing)).not.toContain("0800");
  const known = [english.unknown, english.refusals.bad_oauth_callback];
  expect(known).toContain(explainLanding(landing?.code ?? ""));
});
