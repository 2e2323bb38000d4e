import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "#platform/contract/json.ts";
import { lastMessageTo, newAddress } from "../proofs/testing.ts";
import { serviceOf } from "../service/service-of.ts";
import {
  type AuthTestServer,
  createAuthTestServer,
  openAccount,
  openProvedAccount,
  testPassword,
} from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const german = /Bestätigen Sie/;

describe("an account that is opened on a German page", () => {
  it("is German, and so is the mail that confirms its address", async () => {
    const { email, metadata } = await signUp({ sign_up_remarks: { language: "de" } });
    expect(metadata).toMatchObject({ locale: "de" });
    expect((await lastMessageTo(server, email)).text).toMatch(german);
  });

  it("is German by another page's form too, or by the mailed secret of an invitation", async () => {
    const rest = { service: serviceOf(), passwordHash: "none", remarks: { language: "de" } };
    const bought = await openAccount(server.system, { ...rest, email: newAddress() });
    const invited = await openProvedAccount(server.system, { ...rest, email: newAddress() });
    expect(await localeOf(bought?.id)).toBe("de");
    expect(await localeOf(invited?.id)).toBe("de");
  });

  it("is German also where it was taken from somebody who never proved the address", async () => {
    const { email, id } = await server.signUpPerson();
    const taken = await openProvedAccount(server.system, {
      ...{ service: serviceOf(), passwordHash: "none", email, remarks: { language: "de" } },
    });
    expect(taken?.id).toBe(id);
    expect(await localeOf(id)).toBe("de");
  });

  it("keeps nothing of the page but the language", async () => {
    const { metadata } = await signUp({ sign_up_remarks: { language: "de", secret: "x" }, name: "Ann" });
    expect(metadata).not.toHaveProperty("sign_up_remarks");
    expect(metadata).not.toHaveProperty("language");
    expect(metadata).toMatchObject({ name: "Ann" });
  });
});

it("an account that is opened on an English page is English", async () => {
  const { email, metadata } = await signUp({ sign_up_remarks: { language: "en" } });
  expect(metadata).toMatchObject({ locale: "en" });
  expect((await lastMessageTo(server, email)).text).not.toMatch(german);
});

it("the language that a program names itself outweighs that of the page", async () => {
  const { metadata } = await signUp({ sign_up_remarks: { language: "en" }, locale: "de-AT" });
  expect(metadata).toMatchObject({ locale: "de-AT" });
});

it.each([
  ["one that no mail is written in", { language: "fr" }],
  ["one of another case", { language: "DE" }],
  ["a long one", { language: `de${"x".repeat(2_000)}` }],
  ["a list", { language: ["de"] }],
  ["the name of a property of every object", { language: "__proto__" }],
  ["none", {}],
  ["remarks that are a text", "de"],
])("of a page that tells %s, an account has no language, and English mails", async (_what, told) => {
  const { email, metadata } = await signUp({ sign_up_remarks: told });
  expect(metadata).not.toHaveProperty("locale");
  expect((await lastMessageTo(server, email)).text).not.toMatch(german);
});

it("a second sign-up with the address changes no language, and shows what a first would", async () => {
  const { id, email } = await signUp({ sign_up_remarks: { language: "en" } });
  const again = await signUp({ sign_up_remarks: { language: "de" } }, email, "another one");
  expect(again.metadata).toMatchObject({ locale: "de" });
  expect(await localeOf(id)).toBe("en");
});

async function signUp(data: Record<string, Json>, email = newAddress(), password = testPassword) {
  const { data: done, error } = await server
    .authClient()
    .signUp({ email, password, options: { data: { ...data, note: randomBytes(4).toString("hex") } } });
  if (error || !done.user) throw error ?? new Error("Nobody was signed up");
  return { email, id: done.user.id, metadata: done.user.user_metadata };
}

async function localeOf(id: string | undefined) {
  const [row] = await server.look<{ locale: string | null }>(
    "select raw_user_meta_data ->> 'locale' as locale from auth.users where id = $1",
    [id],
  );
  return row?.locale;
}
