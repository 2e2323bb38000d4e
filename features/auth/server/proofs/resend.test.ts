import { afterAll, beforeAll, expect, test } from "vitest";
import { type AuthTestServer, createAuthTestServer, testPassword as password } from "../testing.ts";
import { lastMessageTo, messagesTo } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    auth: { settings: { isPhoneEnabled: true, mailGapSeconds: 0, smsGapSeconds: 0 } },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const version = { "x-supabase-api-version": "2024-01-01", "content-type": "application/json" };

test("the mails of a change of address come again, with a code that works", async () => {
  const { client, email } = await server.signUpPerson();
  const next = `${crypto.randomUUID()}@example.com`;
  await client.updateUser({ email: next });
  const { code: first } = await lastMessageTo(server, next);
  expect((await client.resend({ type: "email_change", email })).error).toBeNull();
  expect(await messagesTo(server, next)).toHaveLength(2);
  const { code } = await lastMessageTo(server, next);
  if (first !== code) {
    const late = await client.verifyOtp({ email: next, token: first, type: "email_change" });
    expect(late.error?.code).toBe("otp_expired");
  }
  const { data } = await client.verifyOtp({ email: next, token: code, type: "email_change" });
  expect(data.user?.email).toBe(next);
});

/** Somebody with a proved address who asked for another one, which was proved first. */
async function halfway() {
  const { client, email } = await server.signUpPerson();
  await client.verifyOtp({ type: "signup", token_hash: (await lastMessageTo(server, email)).tokenHash });
  const next = `${crypto.randomUUID()}@example.com`;
  await client.updateUser({ email: next });
  const { tokenHash: token_hash } = await lastMessageTo(server, next);
  await server.authClient().verifyOtp({ type: "email_change", token_hash });
  return { client, email, next };
}

test("mails of a change that came again take both mailboxes anew: none agrees for the other", async () => {
  const { client, email, next } = await halfway();
  await server.authClient().resend({ type: "email_change", email });
  const { tokenHash: ofNew } = await lastMessageTo(server, next);
  const { tokenHash: ofOld } = await lastMessageTo(server, email);
  const again = await server.authClient().verifyOtp({ type: "email_change", token_hash: ofNew });
  expect([again.error, again.data.session]).toEqual([null, null]);
  expect((await client.getUser()).data.user?.email).toBe(email);
  const whole = await server.authClient().verifyOtp({ type: "email_change", token_hash: ofOld });
  expect(whole.data.user?.email).toBe(next);
});

test("a change of address or number that a new password voided does not come again", async () => {
  const { client, email, next } = await halfway();
  const phone = "491704444444";
  await client.updateUser({ phone });
  const { data } = await client.updateUser({ password: "a newer password" });
  expect(data.user).not.toHaveProperty("new_email");
  expect(data.user).not.toHaveProperty("new_phone");
  const count = async () =>
    (await Promise.all([email, next, phone].map((to) => messagesTo(server, to)))).flat();
  const before = (await count()).length;
  expect((await server.authClient().resend({ type: "email_change", email })).error).toBeNull();
  expect(await count()).toHaveLength(before);
});

test("the code of a sign-up by number comes again and signs in", async () => {
  const phone = "491701111111";
  await server.authClient().signUp({ phone, password });
  expect((await server.authClient().resend({ type: "sms", phone })).error).toBeNull();
  expect(await messagesTo(server, phone)).toHaveLength(2);
  const { code: token } = await lastMessageTo(server, phone);
  const { data } = await server.authClient().verifyOtp({ phone, token, type: "sms" });
  expect(data.user?.phone).toBe(phone);
});

test("the code of a new number comes again and proves it", async () => {
  const { client } = await server.signUpPerson();
  const [first, next] = ["491702222222", "491703333333"];
  await client.updateUser({ phone: first });
  const { code } = await lastMessageTo(server, first);
  await client.verifyOtp({ phone: first, token: code, type: "phone_change" });
  await client.updateUser({ phone: next });
  expect((await client.resend({ type: "phone_change", phone: first })).error).toBeNull();
  expect(await messagesTo(server, next)).toHaveLength(2);
  const { code: token } = await lastMessageTo(server, next);
  const { data } = await client.verifyOtp({ phone: next, token, type: "phone_change" });
  expect(data.user?.phone).toBe(next);
});

test("what nobody waits for is not sent, and nobody is told", async () => {
  const { client, email } = await server.signUpPerson();
  const before = (await messagesTo(server, email)).length;
  expect((await client.resend({ type: "email_change", email })).error).toBeNull();
  expect((await client.resend({ type: "sms", phone: "491709999999" })).error).toBeNull();
  expect(await messagesTo(server, email)).toHaveLength(before);
  expect(await messagesTo(server, "491709999999")).toEqual([]);
});

test("another type is refused by name", async () => {
  const reply = await fetch(`${server.url}/auth/v1/resend`, {
    method: "POST",
    headers: { ...version, apikey: server.publishableKey },
    body: JSON.stringify({ type: "pigeon", email: "a@example.com" }),
  });
  expect([reply.status, await reply.json()]).toEqual([
    400,
    {
      code: "validation_failed",
      message: "Missing one of these types: signup, email_change, sms, phone_change",
    },
  ]);
});
