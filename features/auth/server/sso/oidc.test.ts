import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { createSecretKey } from "../index.ts";
import { createOAuthWorld, type Landing, type OAuthWorld, site } from "../oauth/testing.ts";
import { provisionSsoUser } from "./users/provision-sso-user.ts";

const domain = "acme.example";
const allowed: string[] = [];
let world: OAuthWorld;
let secretKey: string;
let providerId: string;

beforeAll(async () => {
  world = await createOAuthWorld({ ssoAllowedOrigins: allowed });
  allowed.push(new URL(world.openid.issuer).host);
  secretKey = await createSecretKey(world.server.system, {});
  const { issuer, clientId, clientSecret } = world.openid;
  const made = await manage("POST", "", {
    type: "oidc",
    issuer,
    client_id: clientId,
    client_secret: clientSecret,
    domains: [domain],
  });
  providerId = made.body.id;
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.look("delete from rate_limits");
  world.clock.aheadMs = 0;
  world.openid.spoil = undefined;
  world.openid.isSigningWrongly = false;
  newPerson();
});

async function manage(method: string, path: string, body?: object) {
  const reply = await fetch(`${world.server.url}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: {
      apikey: secretKey,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

let count = 0;
function newPerson(claims: Record<string, unknown> = {}) {
  const sub = `employee-${++count}`;
  const person = { sub, email: `${sub}@${domain}`, email_verified: true, name: "Ann Lee", ...claims };
  world.openid.person = person;
  return person;
}

async function addressOf(client = world.client(), redirectTo = `${site}/back`) {
  const { data, error } = await client.signInWithSSO({
    domain,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return data?.url ?? "";
}

const signIn = async () => world.browse(await addressOf());

async function userOf({ fragment }: Landing) {
  const { data, error } = await world.client().getUser(fragment.get("access_token") ?? "");
  if (error) throw error;
  return data.user;
}

/** The page learns it in its query and in its fragment, and gets no session. */
function expectError(landing: Landing, error: Record<string, unknown>) {
  expect(Object.fromEntries(landing.url.searchParams)).toMatchObject(error);
  expect(Object.fromEntries(landing.fragment)).toMatchObject({ ...error, sb: "" });
  expect(landing.url.href).not.toContain("access_token");
}

describe("a sign-in at the issuer of a company", () => {
  it("leaves with a state, a nonce and a code challenge of its own each time", async () => {
    const [one, two] = [new URL(await addressOf()), new URL(await addressOf())];
    expect(one.origin).toBe(world.openid.issuer);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      client_id: "adjutant",
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: `http://auth.test/auth/v1/sso/oidc/callback/${one.host}`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)?.length).toBeGreaterThan(35);
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
  });

  it("comes back as a session of the provider's own user, without the issuer's tokens", async () => {
    const { sub, email } = newPerson();
    const landing = await signIn();
    expect(landing.url.origin + landing.url.pathname).toBe(`${site}/back`);
    expect([...landing.fragment.keys()]).not.toContain("provider_token");
    const user = await userOf(landing);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: `sso:${providerId}`, providers: [`sso:${providerId}`] },
      identities: [{ id: sub, provider: `sso:${providerId}` }],
      user_metadata: { sub, iss: world.openid.issuer, custom_claims: { name: "Ann Lee" } },
    });
    const rows = await world.server.look("select is_sso_user from auth.users where id = $1", [user.id]);
    expect(rows).toEqual([{ is_sso_user: true }]);
    const { data } = await world.client().getClaims(landing.fragment.get("access_token") ?? "");
    expect(data?.claims.amr).toMatchObject([{ method: "oauth" }]);
  });

  it("may name the provider instead of the domain, and may go there without being told the address", async () => {
    const { data } = await world
      .client()
      .signInWithSSO({ providerId, options: { skipBrowserRedirect: true } });
    expect(data?.url).toContain(world.openid.issuer);
    const reply = await fetch(`${world.server.url}/auth/v1/sso`, {
      method: "POST",
      redirect: "manual",
      headers: { apikey: world.server.publishableKey },
      body: JSON.stringify({ domain }),
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(world.openid.issuer),
    ]);
  });

  it("gives the browser a code when it sent a challenge ahead, and only its verifier exchanges it", async () => {
    const { email } = newPerson();
    const client = world.client("pkce");
    const { url } = await world.browse(await addressOf(client));
    expect(url.hash).toBe("");
    const code = url.searchParams.get("code") ?? "";
    expect((await world.client("pkce").exchangeCodeForSession(code)).error).toBeTruthy();
    const { data } = await client.exchangeCodeForSession(code);
    expect([data.user?.email, data.session?.provider_token]).toEqual([email, undefined]);
  });

  it("finds the same person again by the issuer's name for them, with what it says now", async () => {
    const { sub } = newPerson();
    const first = await userOf(await signIn());
    world.openid.person = { sub, email: `new-${sub}@${domain}`, email_verified: true };
    const again = await userOf(await signIn());
    expect([again.id, again.email]).toEqual([first.id, `new-${sub}@${domain}`]);
  });

  it("is somebody else than the person who signs in with the same address and a password, or at a provider", async () => {
    const { email } = newPerson();
    const byPassword = await world.server.signUpPerson(email);
    const user = await userOf(await signIn());
    expect([user.email, user.id === byPassword.id]).toEqual([email, false]);
    const { data } = await world
      .client()
      .signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
    const byGoogle = await userOf(await world.browse(data.url ?? ""));
    expect([byGoogle.id, byGoogle.id === user.id]).toEqual([byPassword.id, false]);
  });

  it("finds whom a directory named for this provider", async () => {
    const { email } = newPerson();
    const userId = await provisionSsoUser(world.server.system, { email, ssoProviderId: providerId });
    expect((await userOf(await signIn())).id).toBe(userId);
  });

  it("ends when the issuer says that the session ends, also when it was exchanged for a code", async () => {
    const end = Math.floor(Date.now() / 1000) + 1_800;
    world.openid.spoil = (claims) => ({ ...claims, session_expiry: end });
    const { id } = await userOf(await signIn());
    const client = world.client("pkce");
    const { url } = await world.browse(await addressOf(client));
    await client.exchangeCodeForSession(url.searchParams.get("code") ?? "");
    const rows = await world.server.look("select not_after from auth.sessions where user_id = $1", [id]);
    expect(rows).toEqual([{ not_after: new Date(end * 1_000) }, { not_after: new Date(end * 1_000) }]);
  });

  it("describes the person by the claims that the mapping names", async () => {
    const keys = {
      email: { name: "work_mail" },
      picture: { name: "picture" },
      groups: { name: "groups", array: true },
      country: { name: "c", default: "DE" },
    };
    await manage("PUT", `/${providerId}`, { attribute_mapping: { keys } });
    newPerson({ picture: "https://acme.example/ann.png" });
    world.openid.spoil = (claims) => ({ ...claims, work_mail: `Ann@${domain}`, groups: ["a", "b"] });
    const user = await userOf(await signIn());
    expect(user.email).toBe(`ann@${domain}`);
    expect(user.user_metadata.custom_claims).toEqual({
      name: "Ann Lee",
      picture: "https://acme.example/ann.png",
      groups: ["a", "b"],
      country: "DE",
    });
    await manage("PUT", `/${providerId}`, { attribute_mapping: {} });
  });
});

describe("an ID token is refused", () => {
  const refusal = (explanation: string) => ({
    error: "invalid_request",
    error_code: "validation_failed",
    error_description: `ID token is not valid: ${explanation}`,
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["for another audience", { aud: "somebody else" }, "it was made for another audience"],
    ["with another nonce", { nonce: "of another request" }, "it answers another request"],
    ["of another issuer", { iss: "https://evil.example" }, "it comes from another issuer"],
    [
      "that has expired",
      { exp: Math.floor(Date.now() / 1000) - 3_600 },
      "it has expired or is not valid yet",
    ],
    ["whose session has ended", { session_expiry: 1_000 }, "its session has ended"],
  ])("%s", async (_what, claims, explanation) => {
    world.openid.spoil = (usual) => ({ ...usual, ...claims });
    expectError(await signIn(), refusal(explanation));
  });

  it("that the issuer did not sign, and leaves a trace of it", async () => {
    world.openid.isSigningWrongly = true;
    const landing = await signIn();
    expectError(landing, refusal("its signature or something else that it needs is missing or wrong"));
    const [row] = await world.server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'session.sign_in_failed' order by id desc limit 1",
    );
    expect(row?.envelope.toString()).toContain('"method":"sso/oidc"');
    expect(row?.envelope.toString()).toContain(providerId);
  });

  it("without the nonce that was sent", async () => {
    world.openid.spoil = ({ nonce: _nonce, ...usual }) => usual;
    expectError(await signIn(), { error_code: "validation_failed" });
  });

  it("without an address, with one that is not proved, and with one of another company", async () => {
    world.openid.person = { sub: `employee-${++count}` };
    expectError(await signIn(), refusal("it does not contain an email address"));
    newPerson({ email_verified: false });
    expectError(await signIn(), { error: "access_denied", error_code: "provider_email_needs_verification" });
    newPerson({ email: "ann@elsewhere.example" });
    expectError(
      await signIn(),
      refusal("addresses of elsewhere.example do not belong to this identity provider"),
    );
  });
});

describe("an answer is refused", () => {
  test("with a state that was used, also when the first use failed", async () => {
    const used = { error: "invalid_request", error_code: "flow_state_already_used" };
    const callback = await world.browseToCallback(await addressOf());
    await world.browse(callback);
    expectError(await world.browse(callback), used);
    world.openid.isSigningWrongly = true;
    const failing = await world.browseToCallback(await addressOf());
    await world.browse(failing);
    world.openid.isSigningWrongly = false;
    expectError(await world.browse(failing), used);
  });

  test("but for one of those that come with one state at the same moment", async () => {
    const callback = await world.browseToCallback(await addressOf());
    const landings = await Promise.all([1, 2, 3, 4].map(() => world.browse(callback)));
    expect(landings.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
  });

  test("with a state older than five minutes", async () => {
    const callback = await world.browseToCallback(await addressOf());
    world.clock.aheadMs = 301_000;
    expectError(await world.browse(callback), {
      error_code: "bad_oauth_state",
      error_description: "OAuth state has expired",
    });
  });

  test.each([
    ["no state", {}, "bad_oauth_callback"],
    ["a state that nobody gave out", { state: crypto.randomUUID() }, "bad_oauth_state"],
    ["a state that is none", { state: "1" }, "bad_oauth_state"],
  ])("that nobody asked for: with %s", async (_what, params, code) => {
    const query = new URLSearchParams({ code: "stolen", ...params });
    const host = new URL(world.openid.issuer).host;
    const countEvents = () => world.server.look("select count(*) from audit_events");
    const before = await countEvents();
    const landing = await world.browse(`${world.server.url}/auth/v1/sso/oidc/callback/${host}?${query}`);
    expectError(landing, { error_code: code });
    expect(landing.url.origin).toBe(site);
    // Anybody can send as much of it as they like.
    expect(await countEvents()).toEqual(before);
  });

  test("at the address of another issuer, and with a state of a sign-in of another kind", async () => {
    const elsewhere = (await world.browseToCallback(await addressOf())).replace(
      /callback\/[^?]+/,
      "callback/evil.example",
    );
    expectError(await world.browse(elsewhere), {
      error_code: "bad_oauth_state",
      error_description: "OAuth state belongs to another identity provider",
    });
    const atProviders = (await world.browseToCallback(await addressOf())).replace(
      /sso\/oidc\/callback\/[^?]+/,
      "callback",
    );
    expectError(await world.browse(atProviders), { error_code: "oauth_provider_not_supported" });
    const { data } = await world
      .client()
      .signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
    const { host } = new URL(world.openid.issuer);
    const ofGoogle = (await world.browseToCallback(data.url ?? "")).replace(
      /callback\?/,
      `sso/oidc/callback/${host}?`,
    );
    expectError(await world.browse(ofGoogle), { error_code: "bad_oauth_state" });
  });

  test("whose code belongs to another code challenge", async () => {
    const address = new URL(await addressOf());
    address.searchParams.set("code_challenge", "x".repeat(43));
    expectError(await world.browse(address.href), {
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "The identity provider did not take the code",
    });
  });

  test("that names another issuer than the one that was asked", async () => {
    const callback = new URL(await world.browseToCallback(await addressOf()));
    callback.searchParams.set("iss", "https://evil.example");
    expectError(await world.browse(callback.href), { error_code: "validation_failed" });
  });

  test("of a person who did not agree: the page is told what the issuer says", async () => {
    world.openid.person = undefined;
    expectError(await signIn(), { error: "access_denied", error_code: "bad_oauth_callback" });
  });

  test("of a provider that was disabled in the meantime", async () => {
    const callback = await world.browseToCallback(await addressOf());
    await manage("PUT", `/${providerId}`, { disabled: true });
    expectError(await world.browse(callback), { error_code: "sso_provider_disabled" });
    const { error } = await world.client().signInWithSSO({ domain });
    expect(error).toMatchObject({
      status: 404,
      code: "sso_provider_disabled",
      message: "SSO provider is disabled",
    });
    await manage("PUT", `/${providerId}`, { disabled: false });
  });
});
