import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, type Person } from "../testing.ts";
import { lastMessageTo, messagesTo, newAddress } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { mailGapSeconds: 0 } } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const notices = async (email: string) =>
  (await messagesTo(server, email)).filter(({ kind }) => kind === "auth.holder_voided");

async function contest({ email }: Pick<Person, "email">) {
  await server.authClient().signInWithOtp({ email });
}

async function openInProgram(email: string) {
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  return server.authClient().verifyOtp({ token_hash, type: "signup" });
}

test("whoever lost the ways into an account is told by mail what is gone and how a new password is set", async () => {
  const person = await server.signUpPerson();
  await contest(person);
  await openInProgram(person.email);
  const [notice, ...more] = await notices(person.email);
  expect(more).toEqual([]);
  for (const word of [
    "password",
    "two-step verification",
    "passkeys",
    "phone",
    "linked sign-in methods",
    "other devices",
  ]) {
    expect(notice?.text).toContain(word);
  }
  expect(notice?.text).toContain("Choose a new password");
});

test("the mail uses the language that the person had chosen", async () => {
  const email = newAddress();
  const options = { data: { locale: "de" } };
  await server.authClient().signUp({ email, password: "a good password", options });
  await contest({ email });
  await openInProgram(email);
  expect((await notices(email))[0]?.text).toContain("Wählen Sie ein neues Passwort");
});

test("the voiding is among the security events of the new holder", async () => {
  const person = await server.signUpPerson();
  await contest(person);
  const { data } = await openInProgram(person.email);
  const reply = await fetch(`${server.url}/api/v1/me/security-events`, {
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  const { items } = await reply.json();
  expect(items.map(({ act }: { act: string }) => act)).toContain("user.unproved_holder_voided");
});

test("a program learns it from `holder_voided` in its session", async () => {
  const [contested, own] = [await server.signUpPerson(), await server.signUpPerson()];
  await contest(contested);
  const sessions = await Promise.all([contested, own].map(({ email }) => openInProgram(email)));
  expect(sessions.map(({ error }) => error)).toEqual([null, null]);
  expect(sessions[0]?.data.session).toMatchObject({ holder_voided: true });
  expect(sessions[1]?.data.session).not.toHaveProperty("holder_voided");
});

test("with a code challenge, the page is told beside its code, which the client exchanges all the same", async () => {
  const person = await server.signUpPerson();
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  await fetch(`${server.url}/auth/v1/otp`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: person.email, code_challenge: challenge, code_challenge_method: "s256" }),
  });
  const { link } = await lastMessageTo(server, person.email);
  const opened = await fetch(link.replace(/^https?:\/\/[^/]+/, server.url), { redirect: "manual" });
  const { searchParams } = new URL(opened.headers.get("location") ?? "");
  expect(searchParams.get("holder_voided")).toBe("true");
  const exchanged = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ auth_code: searchParams.get("code"), code_verifier: verifier }),
  });
  expect(await exchanged.json()).toMatchObject({ user: { id: person.id }, holder_voided: true });
});

test("a holder who lost nothing is not notified", async () => {
  const [own, fresh] = [(await server.signUpPerson()).email, newAddress()];
  await contest({ email: fresh });
  for (const email of [own, fresh]) {
    expect((await openInProgram(email)).error).toBeNull();
    expect(await notices(email)).toEqual([]);
  }
});
