import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSecretKey } from "../keys/create-api-key.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { type AuthTestServer, createOwnAuthTestServer, testPassword } from "../testing.ts";

let server: AuthTestServer;

beforeAll(async () => {
  server = await createOwnAuthTestServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const call = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${server.url}/auth/v1${path}`, init);
const withKey = (more: Record<string, string> = {}) => ({ apikey: server.publishableKey, ...more });

test("signing out here ends this session and leaves the others", async () => {
  const { client, email } = await server.signUpPerson();
  const other = server.authClient();
  await other.signInWithPassword({ email, password: testPassword });
  const token = (await client.getSession()).data.session?.access_token ?? "";
  expect((await client.signOut({ scope: "local" })).error).toBeNull();
  const reply = await call("/user", { headers: withKey({ authorization: `Bearer ${token}`, ...version }) });
  expect(reply.status).toBe(403);
  expect((await reply.json()).code).toBe("session_not_found");
  expect((await other.getUser()).error).toBeNull();
});

test("signing out of the others keeps this one; signing out everywhere ends all", async () => {
  const { client, email } = await server.signUpPerson();
  const other = server.authClient();
  await other.signInWithPassword({ email, password: testPassword });
  await client.signOut({ scope: "others" });
  expect((await client.getUser()).error).toBeNull();
  expect((await other.refreshSession()).error?.code).toBe("refresh_token_not_found");
  await client.signOut();
  const [row] = await server.look(
    "select count(*) from auth.sessions s join auth.users u on u.id = s.user_id where u.email = $1",
    [email],
  );
  expect(row?.count).toBe(0);
});

test("sign-out answers 204 without a body, and an unknown scope 400", async () => {
  const { headers } = await server.signUpPerson();
  const wrong = await call("/logout?scope=sideways", {
    method: "POST",
    headers: withKey({ ...headers, ...version }),
  });
  expect(wrong.status).toBe(400);
  const right = await call("/logout", { method: "POST", headers: withKey(headers) });
  expect([right.status, await right.text()]).toEqual([204, ""]);
});

test("metadata is merged by its top-level keys, and null takes one away", async () => {
  const { client } = await server.signUpPerson();
  await client.updateUser({ data: { name: "Ada", theme: "dark" } });
  const { data } = await client.updateUser({ data: { theme: null } });
  expect(data.user?.user_metadata).toMatchObject({ name: "Ada" });
  expect(data.user?.user_metadata).not.toHaveProperty("theme");
});

test("a new password ends the other sessions, and the old one no longer works", async () => {
  const { client, email } = await server.signUpPerson();
  const other = server.authClient();
  await other.signInWithPassword({ email, password: testPassword });
  expect((await client.updateUser({ password: "a better password" })).error).toBeNull();
  expect((await other.getUser()).error).not.toBeNull();
  expect((await client.getUser()).error).toBeNull();
  const old = await server.authClient().signInWithPassword({ email, password: testPassword });
  expect(old.error?.code).toBe("invalid_credentials");
  const fresh = await server.authClient().signInWithPassword({ email, password: "a better password" });
  expect(fresh.error).toBeNull();
});

test("the same password once more is refused, and so is a weak one", async () => {
  const { client } = await server.signUpPerson();
  expect((await client.updateUser({ password: testPassword })).error).toMatchObject({
    status: 422,
    code: "same_password",
  });
  expect((await client.updateUser({ password: "12345" })).error).toMatchObject({ code: "weak_password" });
});

test("a new address is only noted: signing in still goes by the old one", async () => {
  const { client, email } = await server.signUpPerson();
  const { data } = await client.updateUser({ email: "New@example.com" });
  expect(data.user).toMatchObject({ email, new_email: "new@example.com" });
  expect((await server.authClient().signInWithPassword({ email, password: testPassword })).error).toBeNull();
});

test("an address that somebody has cannot become another's", async () => {
  const { client } = await server.signUpPerson();
  const { email } = await server.signUpPerson();
  expect((await client.updateUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
});

test("a person cannot set what only admins may", async () => {
  const { headers } = await server.signUpPerson();
  const reply = await call("/user", {
    method: "PUT",
    headers: withKey({ ...headers, ...version, "content-type": "application/json" }),
    body: JSON.stringify({ app_metadata: { role: "admin" } }),
  });
  expect([reply.status, (await reply.json()).code]).toEqual([403, "not_admin"]);
});

test("tokens verify against the published keys, which hold no private part", async () => {
  const { client } = await server.signUpPerson();
  const reply = await call("/.well-known/jwks.json");
  const { keys } = await reply.json();
  expect(reply.headers.get("cache-control")).toBe("public, max-age=600");
  expect(keys).toEqual([expect.objectContaining({ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" })]);
  expect(keys[0]).not.toHaveProperty("d");
  const { data, error } = await client.getClaims();
  expect(error).toBeNull();
  expect(data?.header).toMatchObject({ alg: "ES256", kid: keys[0].kid });
});

test("who knows the issuer of a token finds its keys, without an API key", async () => {
  const { session } = await server.signUpPerson();
  const [, payload = ""] = session.access_token.split(".");
  const { iss } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const reply = await call("/.well-known/openid-configuration");
  expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "public, max-age=600"]);
  const { siteUrl } = defaultAuthSettings;
  expect(await reply.json()).toEqual({ issuer: iss, jwks_uri: `${siteUrl}/auth/v1/.well-known/jwks.json` });
  await using named = await createOwnAuthTestServer([], { auth: { issuer: "https://a.example/auth/v1" } });
  const other = await fetch(`${named.url}/auth/v1/.well-known/openid-configuration`);
  expect((await other.json()).jwks_uri).toBe("https://a.example/auth/v1/.well-known/jwks.json");
});

test("people of another audience are not here, so nothing is answered about those of ours", async () => {
  const { email } = await server.signUpPerson();
  const signIn = (audience: string) =>
    call("/token?grant_type=password", {
      method: "POST",
      headers: withKey({ "x-jwt-aud": audience, "content-type": "application/json", ...version }),
      body: JSON.stringify({ email, password: testPassword }),
    });
  const other = await signIn("partners");
  expect([other.status, (await other.json()).code]).toEqual([400, "unexpected_audience"]);
  expect((await signIn("authenticated")).status).toBe(200);
});

test("a taken address is refused before the password is looked at, as the order of the protocol is", async () => {
  const { email } = await server.signUpPerson();
  const { client } = await server.signUpPerson();
  const both = { email, password: testPassword };
  expect((await client.updateUser(both)).error).toMatchObject({ status: 422, code: "email_exists" });
  const weak = { email, password: "weak" };
  expect((await client.updateUser(weak)).error).toMatchObject({ status: 422, code: "weak_password" });
});

test.each([
  ["no Authorization that is Bearer", { authorization: "Basic eA==" }, 401, "no_authorization"],
  ["the publishable key alone", {}, 403, "bad_jwt"],
  ["a token that nobody signed", { authorization: "Bearer a.b.c" }, 403, "bad_jwt"],
])("GET /user with %s is refused", async (_what, headers, status, code) => {
  const reply = await call("/user", { headers: withKey({ ...headers, ...version }) });
  expect([reply.status, (await reply.json()).code]).toEqual([status, code]);
});

const version = { "x-supabase-api-version": "2024-01-01" };

test("errors come in the version that was asked for, and the header says so", async () => {
  const fresh = await call("/user", { headers: withKey({ ...version }) });
  expect(fresh.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(fresh.headers.get("x-sb-error-code")).toBe("bad_jwt");
  expect(await fresh.json()).toEqual({ code: "bad_jwt", message: "invalid claim: missing sub claim" });
  const first = await call("/user", { headers: withKey() });
  expect(first.headers.has("x-supabase-api-version")).toBe(false);
  expect(await first.json()).toEqual({
    code: 403,
    error_code: "bad_jwt",
    msg: "invalid claim: missing sub claim",
  });
});

test("a body that is no JSON is told so", async () => {
  const reply = await call("/signup", { method: "POST", headers: withKey({ ...version }), body: "{" });
  expect([reply.status, (await reply.json()).code]).toEqual([400, "bad_json"]);
});

test.each([
  ["/token?grant_type=password", { email: "a\u0000b@example.com", password: "secret1" }],
  ["/signup", { email: "zero@example.com", password: "secret1", data: { note: "a\u0000b" } }],
])("text that the database cannot hold is the caller's fault, not ours: %s", async (path, body) => {
  const reply = await call(path, { method: "POST", headers: withKey(version), body: JSON.stringify(body) });
  expect([reply.status, (await reply.json()).code]).toEqual([400, "validation_failed"]);
});

test("a path that is not there answers in the form of the service", async () => {
  const reply = await call("/wishes", { headers: withKey(version) });
  expect([reply.status, (await reply.json()).code]).toEqual([404, "not_found"]);
});

test("without an API key, or with a wrong one, nothing but the open paths answers", async () => {
  expect((await call("/health")).status).toBe(200);
  const missing = await call("/settings");
  expect([missing.status, await missing.json()]).toEqual([
    401,
    {
      message: "No API key found in request",
      hint: "No `apikey` request header or url param was found.",
    },
  ]);
  const wrong = await call("/settings", { headers: { apikey: "sb_publishable_guess" } });
  expect([wrong.status, (await wrong.json()).message]).toEqual([401, "Invalid API key"]);
  const inQuery = await call(`/settings?apikey=${server.publishableKey}`);
  expect((await inQuery.json()).external).toMatchObject({ email: true, phone: false });
});

test("a secret key is shown once and kept as a hash", async () => {
  const key = await createSecretKey(server.system, {});
  expect(key).toMatch(/^sb_secret_/);
  const rows = await server.look("select * from auth.api_keys");
  expect(JSON.stringify(rows)).not.toContain(key);
});

test("pages of other origins may call", async () => {
  const reply = await call("/token", { method: "OPTIONS", headers: { origin: "https://elsewhere.example" } });
  expect(reply.status).toBe(204);
  expect(reply.headers.get("access-control-allow-headers")).toContain("apikey");
});

test("no page of another origin is given what a browser holds for this one", async () => {
  for (const origin of ["https://elsewhere.example", "null"]) {
    for (const method of ["OPTIONS", "POST"]) {
      const { headers } = await call("/token", { method, headers: { origin } });
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    }
  }
});

test("two servers on one database sign with the same key", async () => {
  const [row] = await server.look("select count(*), count(distinct kid) from auth.signing_keys");
  expect(row?.count).toBe(1);
  const [sealed] = await server.look("select sealed_private_jwk from auth.signing_keys");
  expect(sealed?.sealed_private_jwk).toMatch(/^v1\./);
});
