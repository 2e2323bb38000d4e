import { argon2 } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, testPassword } from "../testing.ts";

vi.mock("node:crypto", async (load) => {
  const crypto = await load<typeof import("node:crypto")>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

let server: AuthTestServer;

beforeAll(async () => {
  server = await createOwnAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());

test("the right password begins a session of its own, whatever the case of the address", async () => {
  const { email, session } = await server.signUpPerson();
  const { data, error } = await server
    .authClient()
    .signInWithPassword({ email: email.toUpperCase(), password: testPassword });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const claims = (token: string) =>
    JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims(data.session?.access_token ?? "")).toMatchObject({
    aud: "authenticated",
    role: "authenticated",
    aal: "aal1",
    is_anonymous: false,
    amr: [{ method: "password", timestamp: expect.any(Number) }],
  });
  expect(claims(data.session?.access_token ?? "").session_id).not.toBe(
    claims(session.access_token).session_id,
  );
});

test("a wrong password and an unknown address get the same answer, and both are on record", async () => {
  const { email, id } = await server.signUpPerson();
  const wrong = await server.authClient().signInWithPassword({ email, password: "not it" });
  const unknown = await server
    .authClient()
    .signInWithPassword({ email: "nobody@example.com", password: "not it" });
  expect(wrong.error).toMatchObject({
    status: 400,
    code: "invalid_credentials",
    message: "Invalid login credentials",
  });
  expect(unknown.error).toEqual(wrong.error);
  const rows = await server.look(
    "select workspace_id, envelope from audit_events where act = 'session.sign_in_failed' order by id",
  );
  const installation = "00000000-0000-0000-0000-000000000000";
  expect(rows.map(({ workspace_id }) => workspace_id)).toEqual([id, installation]);
  expect(rows.some(({ envelope }) => envelope.toString().includes("nobody@example.com"))).toBe(false);
});

test("an unknown address costs the same hash as a wrong password", async () => {
  const { email } = await server.signUpPerson();
  const hashesOf = async (address: string) => {
    vi.mocked(argon2).mockClear();
    await server.authClient().signInWithPassword({ email: address, password: "not it" });
    return vi.mocked(argon2).mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
    }));
  };
  const known = await hashesOf(email);
  expect(known).toHaveLength(1);
  expect(await hashesOf("nobody-at-all@example.com")).toEqual(known);
});

test("a banned person is told so, and no session begins", async () => {
  const { email, id } = await server.signUpPerson();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set banned_until = now() + interval '1 day' where id = '${id}'; end $$`);
  const { error } = await server.authClient().signInWithPassword({ email, password: testPassword });
  expect(error).toMatchObject({ status: 400, code: "user_banned" });
});

test.each([
  [
    "an address and a phone number",
    { email: "a@example.com", phone: "49301234", password: "x" },
    "validation_failed",
  ],
  ["neither", { password: "x" }, "validation_failed"],
  ["a number for an address", { email: 5, password: "x" }, "bad_json"],
])("%s: refused with a code", async (_what, body, code) => {
  const response = await post("/token?grant_type=password", body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code });
});

test("an unknown grant is refused", async () => {
  const response = await post("/token?grant_type=wishes", {});
  expect(await response.json()).toEqual({ code: "invalid_credentials", message: "unsupported_grant_type" });
});

function post(path: string, body: object) {
  return fetch(`${server.url}/auth/v1${path}`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify(body),
  });
}
