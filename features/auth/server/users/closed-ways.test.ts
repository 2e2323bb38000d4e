import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword as password } from "../testing.ts";

let closed: AuthTestServer;
let trusting: AuthTestServer;
let scarce: AuthTestServer;

beforeAll(async () => {
  closed = await createAuthTestServer([], {
    auth: { settings: { isSignUpEnabled: false, isEmailEnabled: false } },
  });
  trusting = await createAuthTestServer([], {
    auth: { settings: { isMailAutoConfirmed: true, isAnonymousEnabled: true } },
  });
  const { rateLimits } = (await import("../settings/auth-settings.ts")).defaultAuthSettings;
  scarce = await createAuthTestServer([], {
    auth: { settings: { rateLimits: { ...rateLimits, mailsPerHour: 1 } } },
  });
});
afterAll(async () => {
  for (const server of [closed, trusting, scarce]) await server[Symbol.asyncDispose]();
});

describe("where nobody may sign up", () => {
  test.each([
    ["with an address", { email: "a@example.com", password }],
    ["anonymously", {}],
  ])("signing up %s is refused", async (_how, body) => {
    expect(await post(closed, "/signup", body)).toEqual({
      status: 422,
      code: "signup_disabled",
      message: "Signups not allowed for this instance",
    });
  });

  test("mailboxes that are switched off neither sign in nor get links; phones neither", async () => {
    const email = "a@example.com";
    expect(await post(closed, "/token?grant_type=password", { email, password })).toEqual({
      status: 422,
      code: "email_provider_disabled",
      message: "Email logins are disabled",
    });
    expect(await post(closed, "/otp", { email })).toMatchObject({
      status: 422,
      code: "email_provider_disabled",
    });
    const phone = "491701234567";
    expect(await post(closed, "/otp", { phone })).toEqual({
      status: 400,
      code: "phone_provider_disabled",
      message: "Unsupported phone provider",
    });
  });

  test("a magic link makes nobody", async () => {
    expect(await post(trusting, "/otp", { email: "b@example.com", create_user: false })).toMatchObject({
      code: "otp_disabled",
    });
  });
});

describe("where addresses are trusted", () => {
  test("a new person is confirmed at once and gets a session", async () => {
    const { data } = await trusting.authClient().signUp({ email: "new@example.com", password });
    expect(data.session?.user.email_confirmed_at).toBeTruthy();
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect(await trusting.look("select from outgoing_messages where recipient = 'new@example.com'")).toEqual(
      [],
    );
  });

  test("a taken address is named as such", async () => {
    await trusting.authClient().signUp({ email: "taken@example.com", password });
    const { error } = await trusting.authClient().signUp({ email: "taken@example.com", password });
    expect(error).toMatchObject({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    });
  });

  test("somebody anonymous has the address at once", async () => {
    const client = trusting.authClient();
    await client.signInAnonymously();
    const { data } = await client.updateUser({ email: "anon@example.com" });
    expect(data.user).toMatchObject({ email: "anon@example.com", is_anonymous: false });
  });

  test("a password that would be too weak today still signs in, with a word about it", async () => {
    await trusting.authClient().signUp({ email: "weak@example.com", password });
    const strict = await createAuthTestServer([], { auth: { settings: { passwordMinLength: 30 } } });
    const { id, email } = await signUpWeak(strict);
    const { data, error } = await strict.authClient().signInWithPassword({ email, password });
    expect([error, data.user?.id]).toEqual([null, id]);
    expect(data.weakPassword?.reasons).toEqual(["length"]);
    await strict[Symbol.asyncDispose]();
  });
});

describe("when the hour has no mails left", () => {
  test("who asks for one is told so, known or not; who signs up is let in without", async () => {
    await scarce.signUpPerson("first@example.com");
    const second = await scarce.signUpPerson("second@example.com");
    expect(second.session.access_token).toBeTruthy();
    for (const email of ["first@example.com", "nobody@example.com"]) {
      expect(await post(scarce, "/recover", { email })).toEqual({
        status: 429,
        code: "over_email_send_rate_limit",
        message: "email rate limit exceeded",
      });
    }
  });
});

/** A person whose password was set when the rules asked for less. */
async function signUpWeak(server: AuthTestServer) {
  const long = "a password of forty characters, or so...";
  const email = "old@example.com";
  const { data } = await server.authClient().signUp({ email, password: long });
  const [{ encrypted_password: hash } = { encrypted_password: "" }] = await trusting.look<{
    encrypted_password: string;
  }>("select encrypted_password from auth.users where email = 'weak@example.com'");
  await server.look("update auth.users set encrypted_password = $1 where email = $2", [hash, email]);
  return { id: data.user?.id, email };
}

async function post(server: AuthTestServer, path: string, body: object) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}
