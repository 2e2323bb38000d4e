import { randomBytes, randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteOldOf } from "#platform/server/retention/testing.ts";
import { inviteUser } from "../manage/invite-user.ts";
import { defaultService } from "../service/default-service.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";
import { lastMessageTo, messagesTo } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    auth: { settings: { isPhoneEnabled: true, mailGapSeconds: 0, smsGapSeconds: 0 } },
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newPassword = "another good password";
const signIn = (email: string, password: string) =>
  server.authClient().signInWithPassword({ email, password });
const askForLink = (email: string) => server.authClient().signInWithOtp({ email });
const events = (id: string) =>
  server.look("select act from audit_events where workspace_id = $1 and act = 'user.address_contested'", [
    id,
  ]);
const ageProofs = async () => {
  await server.look("update auth.one_time_tokens set created_at = now() - interval '2 days'");
  await deleteOldOf(server, "auth.one_time_tokens");
};

async function openLink(email: string) {
  const { tokenHash: token_hash } = await lastMessageTo(server, email);
  return server.authClient().verifyOtp({ token_hash, type: "signup" });
}

/** What the owner of the mailbox does after the stranger had the confirmation sent again. */
async function resendAndOpen({ email }: Person) {
  const before = (await messagesTo(server, email)).length;
  expect((await server.authClient().resend({ type: "signup", email })).error).toBeNull();
  expect(await messagesTo(server, email)).toHaveLength(before + 1);
  const { data, error } = await openLink(email);
  expect(error).toBeNull();
  return data;
}

/** Nothing with which the stranger could come in stays, and the owner of the mailbox is in. */
async function expectTaken(stranger: Person, passwords: string[]) {
  const { user, session } = await resendAndOpen(stranger);
  expect(user).toMatchObject({ id: stranger.id, email_confirmed_at: expect.any(String) });
  expect(user?.phone ?? "").toBe("");
  for (const password of passwords) {
    expect((await signIn(stranger.email, password)).error?.code).toBe("invalid_credentials");
  }
  expect((await stranger.client.getUser()).error).not.toBeNull();
  expect((await server.authClient().getUser(session?.access_token)).data.user?.id).toBe(stranger.id);
  expect(await server.look("select email_contested_at from auth.users where id = $1", [stranger.id])).toEqual(
    [{ email_contested_at: null }],
  );
}

test("an address contested by a requested link stays contested when the holder sets a new password", async () => {
  const stranger = await server.signUpPerson();
  expect((await askForLink(stranger.email)).error).toBeNull();
  expect((await stranger.client.updateUser({ password: newPassword })).error).toBeNull();
  await expectTaken(stranger, [testPassword, newPassword]);
});

test("an address contested by a recovery stays contested", async () => {
  const stranger = await server.signUpPerson();
  expect((await server.authClient().resetPasswordForEmail(stranger.email)).error).toBeNull();
  await stranger.client.updateUser({ password: newPassword });
  await expectTaken(stranger, [testPassword, newPassword]);
});

test("an address contested by a sign-up stays contested", async () => {
  const stranger = await server.signUpPerson();
  const password = "the owner's own one";
  await server.authClient().signUp({ email: stranger.email, password });
  expect(await events(stranger.id)).toHaveLength(1);
  await stranger.client.updateUser({ password: newPassword });
  await expectTaken(stranger, [testPassword, newPassword, password]);
});

test("an address contested by an invitation stays contested", async () => {
  const stranger = await server.signUpPerson();
  const { email } = stranger;
  const service = defaultService;
  await inviteUser(server.system, { service, email, metadata: {}, redirectTo: service.settings.siteUrl });
  await stranger.client.updateUser({ password: newPassword });
  await expectTaken(stranger, [testPassword, newPassword]);
});

test("a holder who proves a number keeps the account, and the address goes to the mailbox's owner", async () => {
  const stranger = await server.signUpPerson();
  await askForLink(stranger.email);
  const phone = `49${randomInt(1_000_000_000, 9_999_999_999)}`;
  await stranger.client.updateUser({ phone });
  const { code: token } = await lastMessageTo(server, phone);
  const proved = await stranger.client.verifyOtp({ phone, token, type: "phone_change" });
  expect(proved.data.user?.phone).toBe(phone);
  await server.authClient().resend({ type: "signup", email: stranger.email });
  const opened = await openLink(stranger.email);
  expect(opened.error?.code).toBe("otp_expired");
  expect((await stranger.client.getUser()).data.user).toMatchObject({ id: stranger.id, email: "", phone });
  expect((await signIn(stranger.email, testPassword)).error?.code).toBe("invalid_credentials");
  const byPhone = await server.authClient().signInWithPassword({ phone, password: testPassword });
  expect(byPhone.data.user?.id).toBe(stranger.id);
  await askForLink(stranger.email);
  const own = (await openLink(stranger.email)).data.user;
  expect(own).toMatchObject({ email: stranger.email, email_confirmed_at: expect.any(String) });
  expect(own?.id).not.toBe(stranger.id);
});

test("a claim is stored with the account, also without a pending proof and after the link expired", async () => {
  const [first, second] = [await server.signUpPerson(), await server.signUpPerson()];
  await askForLink(second.email);
  await ageProofs();
  expect(await server.look("select from auth.one_time_tokens where user_id = $1", [first.id])).toEqual([]);
  await server.authClient().signUp({ email: first.email, password: "the owner's own one" });
  for (const stranger of [first, second]) {
    expect(await events(stranger.id)).toHaveLength(1);
    await expectTaken(stranger, [testPassword]);
  }
});

test("a throttled request for a link contests the address all the same", async () => {
  const hurried = await createAuthTestServer();
  const stranger = await hurried.signUpPerson();
  const elsewhere = () => hurried.authClient().signInWithOtp({ email: stranger.email });
  await elsewhere();
  await hurried.look("update auth.users set email_contested_at = null");
  expect((await elsewhere()).error?.code).toBe("over_email_send_rate_limit");
  expect(
    await hurried.look("select from auth.users where id = $1 and email_contested_at is not null", [
      stranger.id,
    ]),
  ).toHaveLength(1);
  await hurried[Symbol.asyncDispose]();
});

test("the page of the link reports `holder_voided` exactly when the account was taken", async () => {
  const [contested, own] = [await server.signUpPerson(), await server.signUpPerson()];
  const fresh = `${randomBytes(6).toString("hex")}@example.com`;
  await askForLink(contested.email);
  await askForLink(fresh);
  const told = [contested.email, own.email, fresh].map(async (email) => {
    const { link } = await lastMessageTo(server, email);
    const path = link.replace(/^https?:\/\/[^/]+/, server.url);
    const location = (await fetch(path, { redirect: "manual" })).headers.get("location") ?? "";
    return new URLSearchParams(new URL(location).hash.slice(1)).get("holder_voided");
  });
  expect(await Promise.all(told)).toEqual(["true", null, null]);
});

test("confirming an uncontested address keeps password and session", async () => {
  const person = await server.signUpPerson();
  const again = await server.authClient().signUp({ email: person.email, password: testPassword });
  expect(again.error).toBeNull();
  await person.client.updateUser({ password: newPassword });
  await ageProofs();
  await resendAndOpen(person);
  expect((await signIn(person.email, newPassword)).error).toBeNull();
  expect((await person.client.getUser()).error).toBeNull();
  expect(await events(person.id)).toEqual([]);
});

test("a claim to a proved address, or to an account without a way to sign in, changes nothing", async () => {
  const person = await server.signUpPerson();
  await resendAndOpen(person);
  await askForLink(person.email);
  await server.authClient().signUp({ email: person.email, password: newPassword });
  const email = `${randomBytes(6).toString("hex")}@example.com`;
  await askForLink(email);
  await askForLink(email);
  expect(
    await server.look("select from auth.users where email_contested_at is not null and email = any ($1)", [
      [email, person.email],
    ]),
  ).toEqual([]);
  expect((await signIn(person.email, testPassword)).error).toBeNull();
});
