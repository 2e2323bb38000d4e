import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lastMessageTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";

let server: AuthTestServer;
let aheadMs = 0;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    now: () => new Date(Date.now() + aheadMs),
    auth: { settings: { areUnverifiedSignInsAllowed: false, mailGapSeconds: 0 } },
  });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  aheadMs = 0;
});

/** Mails to the address in the order in which they were sent: which are still of use, and for how many minutes. */
const waiting = (email: string) =>
  server.look(
    `select kind, is_void, round(extract(epoch from expires_at - created_at) / 60)::int as minutes
     from outgoing_messages where recipient = $1 and status = 'waiting' order by created_at, id`,
    [email],
  );
const newAddress = () => `${randomBytes(6).toString("hex")}@example.com`;
const signUp = (email: string) => server.authClient().signUp({ email, password: "a good password" });

test("a mail whose link was used is not delivered later", async () => {
  const email = newAddress();
  await signUp(email);
  expect(await waiting(email)).toEqual([{ kind: "auth.confirmation", is_void: false, minutes: 60 }]);
  const { code: token } = await lastMessageTo(server, email);
  await server.authClient().verifyOtp({ email, token, type: "signup" });
  expect(await waiting(email)).toMatchObject([{ kind: "auth.confirmation", is_void: true }]);
});

test("a mail whose link was replaced is not delivered later, the one that replaced it is", async () => {
  const email = newAddress();
  await signUp(email);
  await server.authClient().resend({ type: "signup", email });
  expect(await waiting(email)).toMatchObject([{ is_void: true }, { is_void: false }]);
});

test("a mail whose code was withdrawn by another password is not delivered later, and what tells of it is", async () => {
  const email = newAddress();
  await signUp(email);
  const { code: token } = await lastMessageTo(server, email);
  const client = server.authClient();
  await client.verifyOtp({ email, token, type: "signup" });
  await client.resetPasswordForEmail(email);
  await client.updateUser({ password: "another good password" });
  expect(await waiting(email)).toMatchObject([
    { kind: "auth.confirmation", is_void: true },
    { kind: "auth.recovery", is_void: true },
    { kind: "auth.password_changed", is_void: false, minutes: null },
  ]);
});
