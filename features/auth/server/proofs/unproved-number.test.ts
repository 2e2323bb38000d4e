import { randomInt } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createUser } from "../manage/create-user.ts";
import { hashPassword } from "../password/password-hash.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { lastMessageTo } from "./testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createAuthTestServer([], { auth: { settings: { isPhoneEnabled: true, smsGapSeconds: 0 } } });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newNumber = () => `49${randomInt(1_000_000_000, 9_999_999_999)}`;
const signUp = (phone: string, password = testPassword) =>
  server.authClient().signUp({ phone, password, options: { data: { name: "Opener" } } });
const signIn = (phone: string, password = testPassword) =>
  server.authClient().signInWithPassword({ phone, password });

async function typeCode(phone: string) {
  const { code: token } = await lastMessageTo(server, phone);
  const { data, error } = await server.authClient().verifyOtp({ phone, token, type: "sms" });
  expect(error).toBeNull();
  return data;
}
const passwordOf = (phone: string) =>
  server.look("select encrypted_password, email from auth.users where phone = $1", [phone]);

test("a stranger who signed up with a number loses the account when its owner signs in by a code", async () => {
  const phone = newNumber();
  await signUp(phone);
  expect((await server.authClient().signInWithOtp({ phone })).error).toBeNull();
  const { user } = await typeCode(phone);
  expect(user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  expect(user?.user_metadata).not.toHaveProperty("name");
  expect(user?.app_metadata).toMatchObject({ provider: "phone", providers: ["phone"] });
  expect((await signIn(phone)).error).toMatchObject({ code: "invalid_credentials" });
  expect(
    await server.look(
      "select from audit_events where workspace_id = $1 and act = 'user.unproved_holder_voided'",
      [user?.id],
    ),
  ).toHaveLength(1);
});

test("a stranger's sign-up does not throttle the owner's code", async () => {
  const hurried = await createAuthTestServer([], { auth: { settings: { isPhoneEnabled: true } } });
  const phone = newNumber();
  await hurried.authClient().signUp({ phone, password: testPassword });
  expect((await hurried.authClient().signInWithOtp({ phone })).error).toBeNull();
  const again = await hurried.authClient().signInWithOtp({ phone });
  expect(again.error?.code).toBe("over_sms_send_rate_limit");
  await hurried[Symbol.asyncDispose]();
});

test("of two who sign up with a number, neither password opens the account", async () => {
  const phone = newNumber();
  await signUp(phone);
  await signUp(phone, "the owner's own one");
  await typeCode(phone);
  for (const password of [testPassword, "the owner's own one"]) {
    expect((await signIn(phone, password)).error).toMatchObject({ code: "invalid_credentials" });
  }
});

test("a code of one's own sign-up keeps the password", async () => {
  const phone = newNumber();
  await signUp(phone);
  await signUp(phone);
  const { user } = await typeCode(phone);
  expect(user?.user_metadata).toMatchObject({ name: "Opener" });
  expect((await signIn(phone)).error).toBeNull();
});

test("a proved number is signed in to by a code, and the password stays", async () => {
  const phone = newNumber();
  await signUp(phone);
  await typeCode(phone);
  await server.authClient().signInWithOtp({ phone });
  await typeCode(phone);
  expect((await signIn(phone)).error).toBeNull();
});

test("an unproved address goes with the holder; of a proved one the account stays, without the number", async () => {
  const passwordHash = await hashPassword(testPassword);
  const [one, two] = [newNumber(), newNumber()];
  await createUser(server.system, { id: "", email: `${one}@example.com`, phone: one, passwordHash });
  const known = { id: "", email: `${two}@example.com`, phone: two, passwordHash };
  await createUser(server.system, { ...known, isEmailConfirmed: true });
  const ids: (string | undefined)[] = [];
  for (const phone of [one, two]) {
    await server.authClient().signInWithOtp({ phone });
    ids.push((await typeCode(phone)).user?.id);
  }
  expect(await passwordOf(two)).toEqual([{ encrypted_password: null, email: null }]);
  expect(await passwordOf(one)).toEqual([{ encrypted_password: null, email: null }]);
  expect(
    await server.look("select id, encrypted_password, phone from auth.users where email = $1", [
      `${two}@example.com`,
    ]),
  ).toEqual([
    { id: expect.not.stringContaining(ids[1] ?? ""), encrypted_password: passwordHash, phone: null },
  ]);
  expect((await lastMessageTo(server, `${two}@example.com`)).kind).toBe("auth.phone_detached");
});
