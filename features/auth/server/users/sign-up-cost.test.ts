import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "../password/password-hash.ts";
import { type AuthTestServer, createOwnAuthTestServer, testPassword } from "../testing.ts";

const counted = vi.hoisted(() => ({ hashes: 0 }));

vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:crypto")>();
  const argon2: typeof original.argon2 = (...args) => {
    counted.hashes += 1;
    return original.argon2(...args);
  };
  return { ...original, argon2 };
});

const servers: AuthTestServer[] = [];
const settings = { mailGapSeconds: 0, smsGapSeconds: 0, isPhoneEnabled: true };

beforeAll(async () => {
  for (const areUnverifiedSignInsAllowed of [true, false]) {
    servers.push(
      await createOwnAuthTestServer([], { auth: { settings: { ...settings, areUnverifiedSignInsAllowed } } }),
    );
  }
});
afterAll(() => Promise.all(servers.map((server) => server[Symbol.asyncDispose]())));
beforeEach(() => Promise.all(servers.map((server) => server.look("delete from rate_limits"))));

const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;

async function hashesOf(act: () => Promise<unknown>): Promise<number> {
  const before = counted.hashes;
  await act();
  return counted.hashes - before;
}

test("the count sees each hash that is made or compared", async () => {
  const stored = await hashPassword(testPassword);
  expect(await hashesOf(() => hashPassword(testPassword))).toBe(1);
  expect(await hashesOf(() => verifyPassword(testPassword, stored))).toBe(1);
});

test.each([
  ["may work", 0],
  ["have to wait", 1],
])(
  "a sign-up takes one hash whatever the address is, where people %s before they prove it",
  async (_, at) => {
    const server = servers[at] ?? expect.unreachable();
    const signUp = (email: string, password = testPassword) =>
      hashesOf(() => server.authClient().signUp({ email, password }));
    const [unproved, proved, withoutPassword] = [newAddress(), newAddress(), newAddress()];
    const unknown = await signUp(unproved);
    await signUp(proved);
    await server.authClient().signInWithOtp({ email: withoutPassword });
    await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where email = '${proved}'; end $$`);
    expect({
      unknown,
      ofHolder: await signUp(unproved),
      ofStranger: await signUp(unproved, "another good password"),
      again: await signUp(unproved, "another good password"),
      proved: await signUp(proved),
      withoutPassword: await signUp(withoutPassword),
    }).toEqual({ unknown: 1, ofHolder: 1, ofStranger: 1, again: 1, proved: 1, withoutPassword: 1 });
  },
);
