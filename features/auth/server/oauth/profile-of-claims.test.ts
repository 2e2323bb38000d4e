import { expect, test } from "vitest";
import { knownProvider } from "./known-providers.ts";
import { profileOfClaims } from "./profile-of-claims.ts";

test("names are put together where the provider tells them apart", () => {
  const { claims } = profileOfClaims("slack_oidc", { sub: "1", given_name: "Ann", family_name: "Lee" });
  expect(claims).toMatchObject({ name: "Ann Lee", full_name: "Ann Lee" });
});

test("names that would read as others lose the marks that turn them, and all other claims stay", () => {
  const told = { sub: "1\u202e", name: "Ann\u202enimda", preferred_username: "\u2066ann\u2069" };
  const { claims, subject } = profileOfClaims("google", told);
  expect(claims).toMatchObject({ name: "Annnimda", full_name: "Annnimda", preferred_username: "ann" });
  expect([subject, claims.sub]).toEqual([told.sub, told.sub]);
});

test("what is no address is none, and vouched for by nobody", () => {
  const profile = profileOfClaims("google", { sub: "1", email: "no address", email_verified: true });
  expect(profile.email).toBeUndefined();
  expect(profile.isEmailVerified).toBe(false);
});

test("claims that would swell every access token are left out", () => {
  const { claims } = profileOfClaims("google", { sub: "1", picture: `data:${"x".repeat(600)}`, name: "Ann" });
  expect(claims).not.toHaveProperty("picture");
  expect(claims).not.toHaveProperty("avatar_url");
  expect(claims.name).toBe("Ann");
});

test.each([
  [true, true],
  ["1", true],
  [undefined, false],
  [false, false],
])("Microsoft's domain claim %s makes the address verified: %s", (claim, isVerified) => {
  const claims = { sub: "1", email: "ann@example.com", email_verified: true, xms_edov: claim ?? null };
  expect(profileOfClaims("azure", claims, knownProvider("azure")).isEmailVerified).toBe(isVerified);
});
