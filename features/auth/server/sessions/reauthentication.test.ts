import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lastMessageTo } from "../proofs/testing.ts";
import { type AuthTestServer, createAuthTestServer, type Person, testPassword } from "../testing.ts";

let server: AuthTestServer;
let aheadMs = 0;
const hourMs = 3_600_000;
const needed = [400, "reauthentication_needed"];

beforeAll(async () => {
  const settings = { isPhoneEnabled: true };
  const issuer = "http://127.0.0.1:3000/auth/v1";
  server = await createAuthTestServer([], {
    now: () => new Date(Date.now() + aheadMs),
    auth: { issuer, settings },
  });
});
beforeEach(() => server.look("delete from rate_limits"));
afterEach(() => {
  aheadMs = 0;
});
afterAll(() => server[Symbol.asyncDispose]());

/** A session of yesterday, with a token of today. */
async function oldSession(): Promise<Person> {
  const person = await server.signUpPerson();
  const { tokenHash: token_hash } = await lastMessageTo(server, person.email);
  await server.authClient().verifyOtp({ token_hash, type: "signup" });
  aheadMs = 25 * hourMs;
  await person.client.refreshSession();
  return person;
}

async function call({ client }: Person, method: string, path: string, body?: object) {
  const { data } = await client.getSession();
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      apikey: server.publishableKey,
      "content-type": "application/json",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const answer = text ? JSON.parse(text) : {};
  return [response.status, answer.error_code ?? answer.code];
}

const unknownId = "00000000-0000-4000-8000-000000000000";

describe("a session without a proof of the last day", () => {
  test.each<[string, string, string, object?]>([
    ["a new address", "PUT", "/user", { email: "another@example.com" }],
    ["a new number", "PUT", "/user", { phone: "+491234567890" }],
    ["a new password", "PUT", "/user", { password: "a newer password" }],
    ["a new factor", "POST", "/factors", { factor_type: "totp", friendly_name: "App" }],
    ["a factor that goes", "DELETE", `/factors/${unknownId}`],
    ["recovery codes", "POST", "/factors/recovery-codes", {}],
    ["other recovery codes", "POST", "/factors/recovery-codes/regenerate", {}],
    ["recovery codes that go", "DELETE", "/factors/recovery-codes"],
    ["a passkey", "POST", "/passkeys/registration/options", {}],
    ["a passkey that goes", "DELETE", `/passkeys/${unknownId}`],
    ["an identity", "GET", "/user/identities/authorize?provider=google"],
    ["an identity that goes", "DELETE", `/user/identities/${unknownId}`],
  ])("is asked for one before %s", async (_what, method, path, body) => {
    const person = await oldSession();
    expect(await call(person, method, path, body)).toEqual(needed);
    await call(person, "POST", "/reauthenticate", { password: testPassword });
    expect(await call(person, method, path, body)).not.toEqual(needed);
  });

  test("still reads and writes what signs nobody in", async () => {
    const person = await oldSession();
    expect(await call(person, "PUT", "/user", { data: { name: "Ann" } })).toEqual([200, undefined]);
  });

  test("cannot finish the enrolment of a factor that was left open", async () => {
    const person = await server.signUpPerson();
    const { data } = await person.client.mfa.enroll({ factorType: "totp" });
    aheadMs = 25 * hourMs;
    await person.client.refreshSession();
    const body = { challenge_id: unknownId, code: "123456" };
    expect(await call(person, "POST", `/factors/${data?.id}/verify`, body)).toEqual(needed);
  });
});

describe("the proof", () => {
  test("is the password; a wrong one proves nothing", async () => {
    const person = await oldSession();
    const enroll = () => call(person, "POST", "/factors", { factor_type: "totp" });
    const wrong = await call(person, "POST", "/reauthenticate", { password: "not it" });
    expect([wrong, await enroll()]).toEqual([[400, "invalid_credentials"], needed]);
    expect(await call(person, "POST", "/reauthenticate", { password: testPassword })).toEqual([
      200,
      undefined,
    ]);
    expect((await enroll())[0]).toBe(200);
  });

  test("is the code of a message, once, and for a change of address too", async () => {
    const person = await oldSession();
    await person.client.reauthenticate();
    const { code: nonce } = await lastMessageTo(server, person.email);
    const next = `next-${person.email}`;
    expect((await person.client.updateUser({ email: next, nonce } as object)).error).toBeNull();
    const again = await call(person, "POST", "/reauthenticate", { nonce });
    expect(again).toEqual([422, "reauthentication_not_valid"]);
  });

  test("by a code allows one change, also of two that arrive together", async () => {
    const person = await oldSession();
    await person.client.reauthenticate();
    const { code: nonce } = await lastMessageTo(server, person.email);
    // Both wait for the person's row after the code was checked, and go on together.
    const holder = await server.services.servicePool.connect();
    await holder.query("begin");
    await holder.query("select set_config('role', 'service_role', true)");
    await holder.query("select from auth.users where id = $1 for update", [person.id]);
    const change = (contact: object) => call(person, "PUT", "/user", { ...contact, nonce });
    const changes = [change({ email: `next-${person.email}` }), change({ phone: "+491234567891" })];
    const answers = Promise.all(changes);
    for (let waiting = 0; waiting < 2; ) {
      const rows = await server.look(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      waiting = rows.length;
    }
    await holder.query("rollback");
    holder.release();
    expect((await answers).toSorted()).toEqual([
      [200, undefined],
      [422, "reauthentication_not_valid"],
    ]);
  });

  test("by a code renews the session where the call has no field for one", async () => {
    const person = await oldSession();
    await person.client.reauthenticate();
    const { code: nonce } = await lastMessageTo(server, person.email);
    expect(await call(person, "POST", "/reauthenticate", { nonce })).toEqual([200, undefined]);
    expect((await call(person, "POST", "/factors", { factor_type: "totp" }))[0]).toBe(200);
    expect((await call(person, "POST", "/reauthenticate", { nonce }))[0]).toBe(422);
  });

  test.each([{}, { password: "x", nonce: "y" }])("is one of the two: %o", async (body) => {
    const person = await oldSession();
    expect(await call(person, "POST", "/reauthenticate", body)).toEqual([400, "validation_failed"]);
  });

  test("needs a session", async () => {
    const response = await fetch(`${server.url}/auth/v1/reauthenticate`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ password: testPassword }),
    });
    expect(response.status).toBe(403);
  });
});
