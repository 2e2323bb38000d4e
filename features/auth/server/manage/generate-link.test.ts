import type { GenerateLinkParams, GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messagesTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { adminWith, createAdmin } from "./testing.ts";

const site = "http://127.0.0.1:3000";
let server: AuthTestServer;
let oneMailbox: AuthTestServer;
let admin: GoTrueAdminApi;

beforeAll(async () => {
  server = await createAuthTestServer();
  oneMailbox = await createAuthTestServer([], { auth: { settings: { isSecureEmailChange: false } } });
  ({ admin } = await createAdmin(server));
});
afterAll(async () => {
  await oneMailbox[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const address = () => `${crypto.randomUUID()}@example.com`;
const password = testPassword;

async function generate(params: GenerateLinkParams, by = admin) {
  const { data, error } = await by.generateLink(params);
  if (error) throw error;
  return data;
}
async function proved(by = admin) {
  const email = address();
  const { data } = await by.createUser({ email, password, email_confirm: true });
  return { email, id: data.user?.id ?? "" };
}

describe("a link for the program's own mail", () => {
  it("signs somebody new up, and nothing is sent", async () => {
    const email = address();
    const { user, properties } = await generate({
      type: "signup",
      email,
      password,
      options: { data: { name: "Ann" }, redirectTo: `${site}/welcome` },
    });
    expect(user).toMatchObject({ email, user_metadata: { name: "Ann" } });
    expect(properties).toEqual({
      action_link: expect.stringContaining(
        `/verify?token=${properties.hashed_token}&type=signup&redirect_to=`,
      ),
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
      redirect_to: `${site}/welcome`,
      verification_type: "signup",
    });
    expect(await messagesTo(server, email)).toEqual([]);
    const verified = await server
      .authClient()
      .verifyOtp({ token_hash: properties.hashed_token, type: "signup" });
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    expect((await server.authClient().signInWithPassword({ email, password })).error).toBeNull();
  });

  it("invites", async () => {
    const email = address();
    const { user, properties } = await generate({ type: "invite", email, options: { data: { team: "a" } } });
    expect(user).toMatchObject({ email, user_metadata: { team: "a" }, invited_at: expect.any(String) });
    const { data } = await server
      .authClient()
      .verifyOtp({ email, token: properties.email_otp, type: "invite" });
    expect(data.user?.id).toBe(user.id);
  });

  it.each(["magiclink", "recovery"] as const)("of the type %s signs in", async (type) => {
    const { email, id } = await proved();
    const { properties } = await generate({ type, email });
    expect([properties.verification_type, properties.redirect_to]).toEqual([type, site]);
    const { data } = await server.authClient().verifyOtp({ token_hash: properties.hashed_token, type });
    expect(data.user?.id).toBe(id);
    const again = await server.authClient().verifyOtp({ token_hash: properties.hashed_token, type });
    expect(again.error).toMatchObject({ status: 403, code: "otp_expired" });
  });

  it("of the type magiclink becomes a sign-up where nobody has the address", async () => {
    const { properties } = await generate({ type: "magiclink", email: address() });
    expect(properties.verification_type).toBe("signup");
    const { data } = await server
      .authClient()
      .verifyOtp({ token_hash: properties.hashed_token, type: "signup" });
    expect(data.session).toBeTruthy();
  });

  it("changes an address when both mailboxes have shown theirs", async () => {
    const { email, id } = await proved();
    const newEmail = address();
    const current = await generate({ type: "email_change_current", email, newEmail });
    const next = await generate({ type: "email_change_new", email, newEmail });
    expect(next.user).toMatchObject({ email, new_email: newEmail });
    expect(next.properties.action_link).toContain("type=email_change&");
    expect(next.properties.verification_type).toBe("email_change_new");
    const client = server.authClient();
    const first = await client.verifyOtp({
      token_hash: current.properties.hashed_token,
      type: "email_change",
    });
    expect([first.error, first.data.session]).toEqual([null, null]);
    const second = await client.verifyOtp({
      email: newEmail,
      token: next.properties.email_otp,
      type: "email_change",
    });
    expect(second.data.user).toMatchObject({ id, email: newEmail });
  });

  it("of the present mailbox is made for an unproved address too, and proves no new one alone", async () => {
    const { email, client } = await server.signUpPerson();
    const newEmail = address();
    const current = await generate({ type: "email_change_current", email, newEmail });
    const token_hash = current.properties.hashed_token;
    const outcome = await server.authClient().verifyOtp({ token_hash, type: "email_change" });
    expect([outcome.error, outcome.data.session]).toEqual([null, null]);
    expect((await client.getUser()).data.user).toMatchObject({ email, new_email: newEmail });
  });

  it("to another new address voids the links to the one before", async () => {
    const { email } = await proved();
    const current = await generate({ type: "email_change_current", email, newEmail: address() });
    await generate({ type: "email_change_new", email, newEmail: address() });
    const { error } = await server
      .authClient()
      .verifyOtp({ token_hash: current.properties.hashed_token, type: "email_change" });
    expect(error?.code).toBe("otp_expired");
  });

  it("takes the account from whoever signed up with another password, not from its holder", async () => {
    const holder = await server.signUpPerson();
    const own = await generate({ type: "signup", email: holder.email, password });
    await server.authClient().verifyOtp({ token_hash: own.properties.hashed_token, type: "signup" });
    expect((await holder.client.getUser()).error).toBeNull();

    const stranger = await server.signUpPerson();
    const foreign = await generate({ type: "signup", email: stranger.email, password: "another password" });
    await server.authClient().verifyOtp({ token_hash: foreign.properties.hashed_token, type: "signup" });
    expect((await stranger.client.getUser()).error).not.toBeNull();
  });

  it("leads nowhere but to the site and what is allowed", async () => {
    const { email } = await proved();
    const { properties } = await generate({
      type: "recovery",
      email,
      options: { redirectTo: "https://evil.example/" },
    });
    expect(properties.redirect_to).toBe(site);
  });
});

describe("no link is made", () => {
  const refusalOf = async (params: GenerateLinkParams, by = admin) => {
    const { status, code, message } = (await by.generateLink(params)).error ?? {};
    return { status, code, message };
  };

  it.each(["recovery", "email_change_current", "email_change_new"] as const)(
    "of the type %s for an address that nobody has",
    async (type) => {
      expect(await refusalOf({ type, email: address(), newEmail: address() } as GenerateLinkParams)).toEqual({
        status: 404,
        code: "user_not_found",
        message: "User with this email not found",
      });
    },
  );

  it("for a sign-up or an invitation of somebody who has come already", async () => {
    const { email } = await proved();
    for (const params of [
      { type: "signup" as const, email, password },
      { type: "invite" as const, email },
    ]) {
      expect(await refusalOf(params)).toEqual({
        status: 422,
        code: "email_exists",
        message: "A user with this email address has already been registered",
      });
    }
  });

  it("to an address that another has, or that is none", async () => {
    const { email } = await proved();
    const { email: newEmail } = await proved();
    expect(await refusalOf({ type: "email_change_new", email, newEmail })).toMatchObject({
      status: 422,
      code: "email_exists",
    });
    expect(await refusalOf({ type: "email_change_new", email, newEmail: "" })).toEqual({
      status: 400,
      code: "validation_failed",
      message: "An email address is required",
    });
  });

  it("for a sign-up without a password, or with a weak one", async () => {
    expect(await refusalOf({ type: "signup", email: address(), password: "" })).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Signup requires a valid password",
    });
    expect(await refusalOf({ type: "signup", email: address(), password: "12345" })).toEqual({
      status: 422,
      code: "weak_password",
      message: "Password should be at least 6 characters.",
    });
  });

  it("for the present mailbox where it has no say", async () => {
    const { admin: other } = await createAdmin(oneMailbox);
    const { email } = await proved(other);
    const change = { type: "email_change_current" as const, newEmail: address() };
    expect(await refusalOf({ ...change, email }, other)).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Enable secure email change to generate link for current email",
    });
  });

  it("of a type that does not exist", async () => {
    const params = { type: "phone_change", email: address() } as unknown;
    expect(await refusalOf(params as GenerateLinkParams)).toEqual({
      status: 400,
      code: "validation_failed",
      message: "Invalid email action link type requested: phone_change",
    });
  });

  it("for anybody but a program with a secret key", async () => {
    const visitor = adminWith(server, server.publishableKey);
    expect(await refusalOf({ type: "magiclink", email: address() }, visitor)).toEqual({
      status: 403,
      code: "not_admin",
      message: "User not allowed",
    });
  });
});
