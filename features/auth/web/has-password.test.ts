import type { UserIdentity } from "@supabase/auth-js";
import { expect, it } from "vitest";
import { hasPassword } from "./has-password.ts";
import { isSingleSignOn } from "./is-single-sign-on.ts";

function userOf(...providers: string[]) {
  const identities = providers.map(
    (provider): UserIdentity => ({ provider, id: provider, user_id: "p1", identity_id: provider }),
  );
  return { app_metadata: { provider: providers[0] ?? "" }, identities };
}

it("knows whom an organisation signs in: there is no password to change", () => {
  const user = userOf("sso:0190c2d4");
  expect(isSingleSignOn(user)).toBe(true);
  expect(hasPassword(user)).toBe(false);
});

it("knows that a provider alone leaves no password to change", () => {
  expect(hasPassword(userOf("google"))).toBe(false);
  expect(isSingleSignOn(userOf("google"))).toBe(false);
});

it.each(["email", "phone"])("knows that a password belongs to %s, also beside a provider", (provider) => {
  expect(hasPassword(userOf("google", provider))).toBe(true);
});

it("takes somebody about whom nothing is known for one with a password", () => {
  expect(hasPassword({ app_metadata: {} })).toBe(true);
});
