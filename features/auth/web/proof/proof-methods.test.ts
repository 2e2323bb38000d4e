import { expect, test } from "vitest";
import { proofMethodsOf } from "./proof-methods.ts";

type Facts = Parameters<typeof proofMethodsOf>[0];

const kinds = (facts: Partial<Facts>) =>
  proofMethodsOf({ app_metadata: {}, identities: [], ...facts }).map(({ kind }) => kind);
const identities = (provider: string) => [{ provider, id: provider, user_id: "p1", identity_id: provider }];
const email = { identities: identities("email"), email: "ann@example.com" };
const factor = (type: "totp" | "webauthn", status: "unverified" | "verified" = "verified") => ({
  id: type,
  factor_type: type,
  status,
});

test("the password comes first, a mailed code only where the address is proved", () => {
  expect(kinds(email)).toEqual(["password"]);
  expect(kinds({ ...email, email_confirmed_at: "2026-01-01" })).toEqual(["password", "message"]);
});

test("a verified factor is a proof too", () => {
  const factors = [factor("webauthn"), factor("totp"), factor("totp", "unverified")];
  expect(kinds({ ...email, factors })).toEqual(["password", "totp", "webauthn"]);
});

test("an account of a provider proves itself by its mailbox, or signs in again", () => {
  const google = { identities: identities("google"), email: "ann@example.com" };
  expect(kinds({ ...google, email_confirmed_at: "2026-01-01" })).toEqual(["message"]);
  expect(kinds(google)).toEqual([]);
});
