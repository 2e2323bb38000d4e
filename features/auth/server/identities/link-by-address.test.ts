import { afterAll, beforeAll, expect, test } from "vitest";
import { createOAuthWorld, type OAuthWorld } from "../oauth/testing.ts";
import { testPassword } from "../testing.ts";

let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

let count = 0;
const newEmail = () => `owner-${++count}@example.com`;

/** The user that comes of signing in at the provider with this address. */
async function arrive(email: string | undefined, claims: Record<string, unknown> = {}, provider = "google") {
  world.openid.person = { sub: `sub-of-${email}`, email, email_verified: true, ...claims };
  const { fragment, url } = await world.browse(`${world.server.url}/auth/v1/authorize?provider=${provider}`);
  const client = world.client();
  const { data } = await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  return { user: data.user, client, url };
}

function confirm(email: string) {
  return world.server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where email = '${email}'; end $$`);
}

function mailsTo(email: string) {
  return world.server.look<{ kind: string }>(
    "select kind from outgoing_messages where recipient = $1 order by id",
    [email],
  );
}

test("a verified address leads to the user who has it, who learns of it by mail and keeps the password", async () => {
  const { id, email } = await world.server.signUpPerson(newEmail());
  await confirm(email);
  const { user } = await arrive(email.toUpperCase());
  expect(user?.id).toBe(id);
  expect(user?.app_metadata).toMatchObject({ provider: "email", providers: ["email", "google"] });
  const { error } = await world.client().signInWithPassword({ email, password: testPassword });
  expect(error).toBeNull();
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("auth.identity_linked");
  const acts = await world.server.look("select act from audit_events where workspace_id = $1", [id]);
  expect(acts.map(({ act }) => act)).toContain("identity.linked");
});

test("an unverified address never leads to somebody's account", async () => {
  const { id, email } = await world.server.signUpPerson(newEmail());
  await confirm(email);
  const { user } = await arrive(email, { email_verified: false });
  expect(user?.id).not.toBe(id);
  expect(user?.email).toBe("");
  expect(user?.email_confirmed_at).toBeUndefined();
});

test("a claim that merely looks like verified is none", async () => {
  const { id, email } = await world.server.signUpPerson(newEmail());
  await confirm(email);
  for (const email_verified of ["false", "yes", undefined]) {
    expect((await arrive(email, { email_verified, sub: `odd-${++count}` })).user?.id).not.toBe(id);
  }
});

test("who opened an account on somebody else's address loses it when the owner comes", async () => {
  const email = newEmail();
  const hijacker = await world.server.signUpPerson(email);
  await hijacker.client.updateUser({ data: { name: "Mallory", note: "mine" } });
  await hijacker.client.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
  await hijacker.client.resetPasswordForEmail(email);

  const { user } = await arrive(email, { name: "Rightful Owner" });
  expect(user).toMatchObject({
    id: hijacker.id,
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "google", providers: ["google"] },
  });
  expect(user?.user_metadata).toMatchObject({ name: "Rightful Owner" });
  expect(user?.user_metadata).not.toHaveProperty("note");
  expect(user?.identities?.map(({ provider }) => provider)).toEqual(["google"]);
  expect(user?.factors ?? []).toEqual([]);

  const again = await world.client().signInWithPassword({ email, password: testPassword });
  expect(again.error?.code).toBe("invalid_credentials");
  expect((await hijacker.client.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await hijacker.client.refreshSession()).error).not.toBeNull();
  const left = await world.server.look("select id from auth.one_time_tokens where user_id = $1", [
    hijacker.id,
  ]);
  expect(left).toEqual([]);
});

test("an address that the provider does not vouch for is asked to prove itself by mail", async () => {
  const email = newEmail();
  const { user } = await arrive(email, { email_verified: false });
  expect(user).toMatchObject({ email, app_metadata: { provider: "google" } });
  expect(user?.email_confirmed_at).toBeUndefined();
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(["auth.confirmation"]);
});

test("two providers with one verified address are one person", async () => {
  const email = newEmail();
  const first = await arrive(email);
  world.github.person = { id: 99, login: "two", emails: [{ email, primary: true, verified: true }] };
  const { fragment } = await world.browse(`${world.server.url}/auth/v1/authorize?provider=github`);
  const client = world.client();
  const { data } = await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(data.user?.id).toBe(first.user?.id);
  expect(data.user?.app_metadata).toMatchObject({ provider: "google", providers: ["google", "github"] });
});

test("two first sign-ins of one person at once make one user", async () => {
  const email = newEmail();
  const users = await Promise.all([arrive(email), arrive(email), arrive(email)]);
  expect(new Set(users.map(({ user }) => user?.id)).size).toBe(1);
});

test("users of single sign-on are not reached by their address", async () => {
  const email = newEmail();
  const { id } = await world.server.signUpPerson(email);
  await world.server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set is_sso_user = true, email_confirmed_at = now() where id = '${id}'; end $$`);
  const { user } = await arrive(email);
  expect(user?.id).not.toBe(id);
  expect(user?.email).toBe(email);
});

test("banned people stay out, by whatever way they come", async () => {
  const { id, email } = await world.server.signUpPerson(newEmail());
  await confirm(email);
  await world.server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set banned_until = now() + interval '1 day' where id = '${id}'; end $$`);
  const { url, user } = await arrive(email);
  expect(user).toBeNull();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: "access_denied",
    error_code: "user_banned",
    error_description: "User is banned",
  });
  const identities = await world.server.look("select provider from auth.identities where user_id = $1", [id]);
  expect(identities).toEqual([{ provider: "email" }]);
});

test("where people must prove their address first, an unverified one is kept out until it is proved", async () => {
  await using strict = await createOAuthWorld({ areUnverifiedSignInsAllowed: false });
  strict.openid.person = { sub: "late", email: "late@example.com", email_verified: false };
  const { url } = await strict.browse(`${strict.server.url}/auth/v1/authorize?provider=google`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: "access_denied",
    error_code: "provider_email_needs_verification",
    error_description:
      "Unverified email with Google. A confirmation email has been sent to your Google email",
  });
  strict.clock.aheadMs = 120_000;
  const again = await strict.browse(`${strict.server.url}/auth/v1/authorize?provider=google`);
  expect(again.url.searchParams.get("error_code")).toBe("provider_email_needs_verification");
  const mails = await strict.server.look("select kind from outgoing_messages");
  expect(mails).toEqual([{ kind: "auth.confirmation" }, { kind: "auth.confirmation" }]);

  strict.openid.person = { sub: "late", email: "late@example.com", email_verified: true };
  const landing = await strict.browse(`${strict.server.url}/auth/v1/authorize?provider=google`);
  expect(landing.fragment.has("access_token")).toBe(true);
});

test("where sign-ups are closed, nobody new comes in, but people who are known do", async () => {
  await using closed = await createOAuthWorld({ isSignUpEnabled: false });
  closed.openid.person = { sub: "new", email: "new@example.com", email_verified: true };
  const { url } = await closed.browse(`${closed.server.url}/auth/v1/authorize?provider=google`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    error: "access_denied",
    error_code: "signup_disabled",
    error_description: "Signups not allowed for this instance",
  });
  expect(await closed.server.look("select id from auth.users")).toEqual([]);
});

test("what the owner of an address did before somebody claimed it at a provider without proof is left alone", async () => {
  const email = newEmail();
  const owner = await world.server.signUpPerson(email);
  await arrive(email, { email_verified: false });
  expect((await owner.client.getUser()).data.user?.id).toBe(owner.id);
  expect((await world.client().signInWithPassword({ email, password: testPassword })).error).toBeNull();
});
