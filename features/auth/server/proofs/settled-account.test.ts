import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createUser } from "../manage/create-user.ts";
import { inviteUser } from "../manage/invite-user.ts";
import { hashPassword } from "../password/password-hash.ts";
import { defaultService } from "../service/default-service.ts";
import { linkIdentity, openOwnAccount, signInWithProfile } from "../testing/account-parts.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";
import { lastMessageTo, messagesTo, newAddress } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    auth: { settings: { isPhoneEnabled: true, mailGapSeconds: 0, smsGapSeconds: 0 } },
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newNumber = () => `49${randomInt(1_000_000_000, 9_999_999_999)}`;
const count = async (to: string) => (await messagesTo(server, to)).length;

/** Somebody who made a slip in the address at sign-up, and has proved a phone. */
async function withPhone(): Promise<Person & { phone: string }> {
  const person = await server.signUpPerson();
  const phone = newNumber();
  await person.client.updateUser({ phone });
  const { code: token } = await lastMessageTo(server, phone);
  await person.client.verifyOtp({ phone, token, type: "phone_change" });
  return { ...person, phone };
}

async function openLink(email: string, type: "signup" | "recovery" | "invite" = "signup") {
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  return server.authClient().verifyOtp({ token_hash, type });
}

/** All that was there is the person's still, but for the address. */
async function expectLeftAlone({ id, client, email, phone }: Person & { phone: string }) {
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ id, email: "", phone, app_metadata: { providers: ["phone"] } });
  expect(data.user?.user_metadata).toMatchObject({ email_verified: false, phone_verified: true });
  expect(data.user?.user_metadata).not.toHaveProperty("email");
  const byPhone = await server.authClient().signInWithPassword({ phone, password: testPassword });
  expect(byPhone.data.user?.id).toBe(id);
  const byEmail = await server.authClient().signInWithPassword({ email, password: testPassword });
  expect(byEmail.error?.code).toBe("invalid_credentials");
  expect((await lastMessageTo(server, phone)).kind).toBe("auth.email_detached");
  expect(
    await server.look(
      "select from audit_events where workspace_id = $1::uuid and actor_id = $1::text and act = 'user.contact_detached'",
      [id],
    ),
  ).toHaveLength(1);
}

test("nothing is recovered at an unproved address of an account with a proved phone", async () => {
  const person = await withPhone();
  const before = await count(person.email);
  const answers = [person.email, newAddress()].map((email) =>
    server.authClient().resetPasswordForEmail(email),
  );
  const [known, unknown] = await Promise.all(answers);
  expect(known).toEqual(unknown);
  expect(await count(person.email)).toBe(before);
  expect((await person.client.getUser()).data.user?.email).toBe(person.email);
});

test("who asks for a link there gets an account of their own, and the holder keeps the account and is told", async () => {
  const person = await withPhone();
  const { email } = person;
  expect((await server.authClient().signInWithOtp({ email })).error).toBeNull();
  const { data, error } = await openLink(email);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String), phone: "" });
  expect(data.user?.id).not.toBe(person.id);
  expect((await server.authClient().getUser(data.session?.access_token)).error).toBeNull();
  await expectLeftAlone(person);
});

test("with a code challenge the link leads to a code of that account, in the browser that asked", async () => {
  const person = await withPhone();
  const { email } = person;
  const verifier = "v".repeat(43);
  await fetch(`${server.url}/auth/v1/otp`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, code_challenge: verifier, code_challenge_method: "plain" }),
  });
  const { link } = await lastMessageTo(server, email);
  const path = link.replace(/^https?:\/\/[^/]+/, server.url);
  const { headers } = await fetch(path, { redirect: "manual" });
  const code = new URL(headers.get("location") ?? "").searchParams.get("code");
  const reply = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
  });
  const { user } = (await reply.json()) as { user: { id: string; email: string } };
  expect(user.email).toBe(email);
  expect(user.id).not.toBe(person.id);
  await expectLeftAlone(person);
});

test("a link that makes nobody new is refused as it is for an address that nobody has", async () => {
  const person = await withPhone();
  const options = { shouldCreateUser: false };
  const [known, unknown] = await Promise.all(
    [person.email, newAddress()].map((email) => server.authClient().signInWithOtp({ email, options })),
  );
  expect(known?.error?.code).toBe("otp_disabled");
  expect(known?.error?.message).toBe(unknown?.error?.message);
});

test("the confirmation, sent again and opened by somebody without a session, opens nothing", async () => {
  const person = await withPhone();
  await person.client.resend({ type: "signup", email: person.email });
  const opened = await openLink(person.email);
  expect([opened.error?.code, opened.data.session]).toEqual(["otp_expired", null]);
  await expectLeftAlone(person);
});

test("the code of the resent confirmation, typed without a session, signs nobody in", async () => {
  const person = await withPhone();
  const { email } = person;
  await person.client.resend({ type: "signup", email });
  const { code: token } = await lastMessageTo(server, email);
  const typed = await server.authClient().verifyOtp({ email, token, type: "signup" });
  expect(typed.error?.code).toBe("otp_expired");
  await expectLeftAlone(person);
});

test("the code typed with the holder's session proves the address and keeps everything", async () => {
  const person = await withPhone();
  const { email, phone, id } = person;
  await person.client.resend({ type: "signup", email });
  const { code: token } = await lastMessageTo(server, email);
  const { access_token } = (await person.client.getSession()).data.session ?? {};
  const reply = await fetch(`${server.url}/auth/v1/verify`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      authorization: `Bearer ${access_token}`,
    },
    body: JSON.stringify({ type: "signup", email, token }),
  });
  expect((await reply.json()).user).toMatchObject({
    id,
    email,
    phone,
    email_confirmed_at: expect.any(String),
  });
  expect((await person.client.getUser()).error).toBeNull();
});

test("a sign-up with the address is answered as one with any taken address, and leads to an account by its mail", async () => {
  const person = await withPhone();
  const taken = await server.signUpPerson();
  const answers = await Promise.all(
    [person.email, taken.email].map((email) => server.authClient().signUp({ email, password: "my own one" })),
  );
  for (const { data } of answers) expect([data.session, data.user?.identities]).toEqual([null, []]);
  const { data } = await openLink(person.email);
  expect(data.user?.id).not.toBe(person.id);
  expect(data.user?.email).toBe(person.email);
  await expectLeftAlone(person);
});

test("an invitation makes its reader an account, too", async () => {
  const person = await withPhone();
  const { email } = person;
  const { siteUrl: redirectTo } = defaultService.settings;
  await inviteUser(server.system, { service: defaultService, email, metadata: {}, redirectTo });
  expect((await openLink(email, "invite")).data.user?.id).not.toBe(person.id);
  await expectLeftAlone(person);
});

test("a provider that vouches for the address makes its person an account, too", async () => {
  const person = await withPhone();
  const { email } = person;
  const claims = { sub: email, email, email_verified: true };
  const profile = { provider: "google", subject: email, email, isEmailVerified: true, claims };
  const outcome = await signInWithProfile(server.system, { service: defaultService, profile });
  expect("user" in outcome && outcome.user).toMatchObject({ email, email_confirmed_at: expect.any(Date) });
  expect("user" in outcome && outcome.user.id).not.toBe(person.id);
  await expectLeftAlone(person);
});

test("an identity at a provider is evidence of the owner, like a proved phone", async () => {
  const [person, unclaimed] = [await server.signUpPerson(), await server.signUpPerson()];
  for (const { id } of [person, unclaimed]) {
    const profile = { provider: "github", subject: id, email: undefined, isEmailVerified: false, claims: {} };
    await linkIdentity(server.system, { service: defaultService, userId: id, profile });
  }
  await server.authClient().signInWithOtp({ email: person.email });
  expect((await openLink(person.email)).data.user?.id).not.toBe(person.id);
  expect((await person.client.getUser()).data.user).toMatchObject({ id: person.id, email: "" });
  // Nobody else asked: an ordinary link confirms the address.
  await unclaimed.client.resend({ type: "signup", email: unclaimed.email });
  expect((await openLink(unclaimed.email)).data.user?.id).toBe(unclaimed.id);
  expect((await unclaimed.client.getUser()).error).toBeNull();
});

test("where nobody new may come in, nobody gets an account of their own by it", async () => {
  const service = { ...defaultService, settings: { ...defaultService.settings, isSignUpEnabled: false } };
  const [closed, open] = [newAddress(), newAddress()];
  expect(await openOwnAccount(server.system, { service, contact: { email: closed } })).toBeUndefined();
  expect(
    await openOwnAccount(server.system, { service: defaultService, contact: { email: open } }),
  ).toBeDefined();
  expect(await server.look("select email from auth.users where email = any ($1)", [[closed, open]])).toEqual([
    { email: open },
  ]);
});

test("the owner of an account's unproved number gets an account of their own when its address is proved", async () => {
  const phone = newNumber();
  const known = { id: "", email: newAddress(), phone, passwordHash: await hashPassword(testPassword) };
  const { id } = await createUser(server.system, { ...known, isEmailConfirmed: true });
  const refused = await server.authClient().signInWithOtp({ phone, options: { shouldCreateUser: false } });
  expect(refused.error?.code).toBe("otp_disabled");
  expect((await server.authClient().signInWithOtp({ phone })).error).toBeNull();
  const { code: token } = await lastMessageTo(server, phone);
  const { data } = await server.authClient().verifyOtp({ phone, token, type: "sms" });
  expect(data.user).toMatchObject({ phone, email: "" });
  expect(data.user?.id).not.toBe(id);
  const { data: holder } = await server
    .authClient()
    .signInWithPassword({ email: known.email, password: testPassword });
  expect(holder.user).toMatchObject({ id, phone: "" });
  expect((await lastMessageTo(server, known.email)).kind).toBe("auth.phone_detached");
});
