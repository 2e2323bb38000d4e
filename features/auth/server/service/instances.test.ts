import { GoTrueClient } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { platformModule } from "#platform/server/platform-module.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createSecretKey } from "../keys/create-api-key.ts";
import { createAuthModule } from "../module.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";

const secret = "a secret that is shared with older programs";
let server: AuthTestServer;
/** At the bare root, without API keys, with settings of its own, on the same database. */
let bare: TestServer;

beforeAll(async () => {
  server = await createAuthTestServer();
  const module = createAuthModule({
    prefix: "",
    isApiKeyRequired: false,
    environment: {
      GOTRUE_SITE_URL: "https://other.example.com",
      GOTRUE_DISABLE_SIGNUP: "true",
      GOTRUE_MAILER_AUTOCONFIRM: "true",
      GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: "true",
      GOTRUE_EXTERNAL_PHONE_ENABLED: "true",
      GOTRUE_EXTERNAL_GITHUB_ENABLED: "true",
      GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: "id",
      GOTRUE_EXTERNAL_GITHUB_SECRET: "secret",
      GOTRUE_SAML_ENABLED: "false",
      GOTRUE_PASSKEY_ENABLED: "false",
      GOTRUE_SMS_AUTOCONFIRM: "true",
      GOTRUE_JWT_EXP: "600",
      GOTRUE_JWT_SECRET: secret,
    },
  });
  const modules = [platformModule, module];
  const sms = { name: "webhook", deliver: async () => undefined };
  bare = await createTestServer({
    modules,
    listen: true,
    isWorker: false,
    beside: server,
    carriers: { sms },
  });
});
afterAll(async () => {
  await bare[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const bareClient = () =>
  new GoTrueClient({ url: bare.url, autoRefreshToken: false, persistSession: false, storageKey: "bare" });
const settingsOf = async (url: string) =>
  (await fetch(url, { headers: { apikey: server.publishableKey } })).json();

it("each instance says how it is set itself", async () => {
  expect(await settingsOf(`${server.url}/auth/v1/settings`)).toMatchObject({
    external: { anonymous_users: false, email: true, phone: false, github: false, google: false },
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: true,
    passkeys_enabled: true,
  });
  const reply = await fetch(`${bare.url}/settings`);
  expect(await reply.json()).toEqual({
    external: expect.objectContaining({
      anonymous_users: true,
      email: true,
      phone: true,
      github: true,
      google: false,
    }),
    disable_signup: true,
    mailer_autoconfirm: true,
    phone_autoconfirm: true,
    sms_provider: "webhook",
    saml_enabled: false,
    saml_private_key_next_configured: false,
    sso_oidc_enabled: true,
    passkeys_enabled: false,
  });
});

it("an instance at the root answers there without an API key, and the other asks for one", async () => {
  expect((await fetch(`${bare.url}/health`)).status).toBe(200);
  expect((await fetch(`${bare.url}/auth/v1/health`)).status).toBe(404);
  expect((await fetch(`${server.url}/auth/v1/settings`)).status).toBe(401);
});

it("people and sessions are the same everywhere; what one instance forbids the other may allow", async () => {
  const { email, id, session } = await server.signUpPerson();
  const client = bareClient();
  const { data } = await client.signInWithPassword({ email, password: testPassword });
  expect([data.user?.id, data.session?.expires_in]).toEqual([id, 600]);
  const elsewhere = await bareClient().getUser(session.access_token);
  expect(elsewhere.data.user?.id).toBe(id);
  const refused = await bareClient().signUp({ email: "new@example.com", password: testPassword });
  expect(refused.error).toMatchObject({ status: 422, code: "signup_disabled" });
  await client.signOut();
  expect((await server.authClient().getUser(session.access_token)).error).not.toBeNull();
});

it("a secret key opens the admin calls of both, a bearer without an API key too", async () => {
  const key = await createSecretKey(server.system, {});
  const list = (headers: Record<string, string>) => fetch(`${bare.url}/admin/users`, { headers });
  expect((await list({ authorization: `Bearer ${key}`, apikey: key })).status).toBe(200);
  expect((await list({ apikey: key })).status).toBe(200);
  const refused = await list({});
  expect([refused.status, (await refused.json()).error_code]).toEqual([401, "no_authorization"]);
  const next = (await list({ apikey: key })).headers.get("link");
  expect(next).toMatch(/^<\/admin\/users\?page=/);
});
