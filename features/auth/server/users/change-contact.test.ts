import { randomBytes, randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lastMessageTo, messagesTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;
let aheadMs = 0;
const hourMs = 3_600_000;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    now: () => new Date(Date.now() + aheadMs),
    auth: {
      issuer: "http://127.0.0.1:3000/auth/v1",
      settings: {
        isPhoneEnabled: true,
        isAnonymousEnabled: true,
        isReauthenticationRequired: true,
        passwordRequiredCharacters: ["abcdefghijklmnopqrstuvwxyz", "0123456789 "],
      },
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;
const newNumber = () => `49${randomInt(1_000_000_000, 9_999_999_999)}`;
const halfway = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

async function confirmedPerson() {
  const person = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, person.email);
  await person.client.verifyOtp({ token_hash, type: "signup" });
  return person;
}

describe("a new address", () => {
  test("takes both mailboxes, in either order, and the old one is told", async () => {
    const { client, email, id } = await confirmedPerson();
    const next = newAddress();
    const { data } = await client.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next, email_change_sent_at: expect.any(String) });
    const [ofOld, ofNew] = [await lastMessageTo(server, email), await lastMessageTo(server, next)];
    const half = await fetch(`${server.url}/auth/v1/verify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "email_change", email: next, token: ofNew.code }),
    });
    expect([half.status, await half.json()]).toEqual([200, { msg: halfway, code: "200" }]);
    expect((await client.getUser()).data.user?.email).toBe(email);
    const twice = await server.authClient().verifyOtp({ token_hash: ofNew.tokenHash, type: "email_change" });
    expect(twice.error?.code).toBe("otp_expired");
    const whole = await server.authClient().verifyOtp({ email, token: ofOld.code, type: "email_change" });
    expect(whole.data.user).toMatchObject({ id, email: next });
    expect(whole.data.user).not.toHaveProperty("new_email");
    expect(whole.data.user?.identities?.[0]).toMatchObject({ email: next });
    expect((await lastMessageTo(server, email)).kind).toBe("auth.email_changed");
    const { error } = await server.authClient().signInWithPassword({ email: next, password: testPassword });
    expect(error).toBeNull();
  });

  test("opened by its links leads to the site with a message first, then with the session", async () => {
    const { client, email } = await confirmedPerson();
    const next = newAddress();
    await client.updateUser({ email: next });
    const [first, second] = [
      await open(await lastMessageTo(server, next)),
      await open(await lastMessageTo(server, email)),
    ];
    expect(Object.fromEntries(first)).toEqual({ message: halfway, sb: "" });
    expect(second.get("type")).toBe("email_change");
    expect((await client.getUser(second.get("access_token") ?? "")).data.user?.email).toBe(next);
  });

  test("takes the new mailbox alone, when the present one was never proved", async () => {
    const { client, email } = await server.signUpPerson();
    const next = newAddress();
    await client.updateUser({ email: next });
    expect((await messagesTo(server, email)).map(({ kind }) => kind)).toEqual(["auth.confirmation"]);
    const { code: token } = await lastMessageTo(server, next);
    const { data } = await client.verifyOtp({ email: next, token, type: "email_change" });
    expect(data.user).toMatchObject({ email: next, email_confirmed_at: expect.any(String) });
  });

  test("that somebody has is refused; so is another one within the minute", async () => {
    const { client } = await confirmedPerson();
    const { email: taken } = await confirmedPerson();
    expect((await client.updateUser({ email: taken })).error).toMatchObject({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
    await client.updateUser({ email: newAddress() });
    const { error } = await client.updateUser({ email: newAddress() });
    expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
  });

  test("that somebody took meanwhile stays theirs", async () => {
    const { client, email } = await server.signUpPerson();
    const next = newAddress();
    await client.updateUser({ email: next });
    const { code: token } = await lastMessageTo(server, next);
    await server.signUpPerson(next);
    const { error } = await client.verifyOtp({ email: next, token, type: "email_change" });
    expect(error?.code).toBe("email_exists");
    expect((await client.getUser()).data.user?.email).toBe(email);
  });
});

describe("a phone number", () => {
  test("signs up with a password, and signs in once its code was typed", async () => {
    const phone = newNumber();
    const { data, error } = await server.authClient().signUp({ phone: `+${phone}`, password: testPassword });
    expect(error).toBeNull();
    expect([data.session, data.user?.phone]).toEqual([null, phone]);
    const early = await server.authClient().signInWithPassword({ phone, password: testPassword });
    expect(early.error).toMatchObject({ status: 400, code: "phone_not_confirmed" });
    const { kind, code: token } = await lastMessageTo(server, phone);
    expect(kind).toBe("auth.confirmation");
    const verified = await server.authClient().verifyOtp({ phone, token, type: "sms" });
    expect(verified.data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    const { error: later } = await server.authClient().signInWithPassword({ phone, password: testPassword });
    expect(later).toBeNull();
  });

  test("signs in by a code alone, which is good for a minute", async () => {
    const phone = newNumber();
    expect((await server.authClient().signInWithOtp({ phone })).error).toBeNull();
    const { code: token } = await lastMessageTo(server, phone);
    aheadMs = 61_000;
    const late = await server.authClient().verifyOtp({ phone, token, type: "sms" });
    expect(late.error?.code).toBe("otp_expired");
    await server.authClient().signInWithOtp({ phone });
    const { code: next } = await lastMessageTo(server, phone);
    const { data } = await server.authClient().verifyOtp({ phone, token: next, type: "sms" });
    aheadMs = 0;
    expect(data.user).toMatchObject({ phone, app_metadata: { provider: "phone", providers: ["phone"] } });
  });

  test("is added to an account by its code", async () => {
    const { client, id } = await server.signUpPerson();
    const phone = newNumber();
    const { data } = await client.updateUser({ phone });
    expect(data.user).toMatchObject({ phone: "", new_phone: phone });
    const { code: token } = await lastMessageTo(server, phone);
    const verified = await client.verifyOtp({ phone, token, type: "phone_change" });
    expect(verified.data.user).toMatchObject({
      id,
      phone,
      app_metadata: { provider: "email", providers: ["email", "phone"] },
    });
  });

  test.each(["0123456789", "12a", "+1"])("%s is refused for its form", async (phone) => {
    const { error } = await server.authClient().signInWithOtp({ phone });
    expect(error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Invalid phone number format (E.164 required)",
    });
  });
});

describe("somebody anonymous", () => {
  test("gets a session, and keeps the account by proving an address", async () => {
    const client = server.authClient();
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: "dark" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: "", identities: [], role: "authenticated" });
    const bare = await client.updateUser({ password: "a good password 2" });
    expect(bare.error).toMatchObject({ status: 422, code: "validation_failed" });
    const email = newAddress();
    await client.updateUser({ email });
    const { code: token } = await lastMessageTo(server, email);
    const verified = await client.verifyOtp({ email, token, type: "email_change" });
    expect(verified.data.user).toMatchObject({
      id: data.user?.id,
      email,
      is_anonymous: false,
      user_metadata: { theme: "dark" },
      app_metadata: { provider: "email", providers: ["email"] },
    });
  });
});

describe("a new password", () => {
  test("asks for a code when the session is older than a day, and takes it once", async () => {
    const { client, email } = await confirmedPerson();
    aheadMs = 25 * hourMs;
    await client.refreshSession();
    const bare = await client.updateUser({ password: "a newer password" });
    expect(bare.error).toMatchObject({
      status: 400,
      code: "reauthentication_needed",
      message: "Password update requires reauthentication",
    });
    expect((await client.reauthenticate()).error).toBeNull();
    const { kind, code: nonce } = await lastMessageTo(server, email);
    expect(kind).toBe("auth.reauthentication");
    const wrong = await client.updateUser({
      password: "a newer password",
      nonce: nonce === "000000" ? "000001" : "000000",
    });
    expect(wrong.error).toMatchObject({ status: 422, code: "reauthentication_not_valid" });
    expect((await client.updateUser({ password: "a newer password", nonce })).error).toBeNull();
    const again = await client.updateUser({ password: "the newest password", nonce });
    expect(again.error?.code).toBe("reauthentication_not_valid");
    aheadMs = 0;
  });

  test("needs no code in a session of today, but the present one where that is given", async () => {
    const { client } = await server.signUpPerson();
    const wrong = await client.updateUser({ password: "a newer password", current_password: "not it" });
    expect(wrong.error).toMatchObject({ status: 400, code: "current_password_invalid" });
    expect((await client.updateUser({ password: "a newer password" })).error).toBeNull();
  });

  test("follows the rules of the installation, and every one that it breaks is named", async () => {
    const { client } = await server.signUpPerson();
    const { error } = await client.updateUser({ password: "ABC" });
    expect(error).toMatchObject({ status: 422, code: "weak_password", reasons: ["length", "characters"] });
  });

  test("cannot be asked to be proved by an address that is not", async () => {
    const { client } = await server.signUpPerson();
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 422,
      code: "email_not_confirmed",
      message: "Please verify your email first.",
    });
  });
});

async function open({ link }: { link: string }): Promise<URLSearchParams> {
  const path = link.replace(/^https?:\/\/[^/]+/, server.url);
  const response = await fetch(path, { redirect: "manual" });
  return new URLSearchParams(new URL(response.headers.get("location") ?? "").hash.slice(1));
}
