import { createHash } from "node:crypto";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOAuthWorld, type OAuthWorld } from "./testing.ts";

let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

let count = 0;
beforeEach(() => {
  world.openid.isSigningWrongly = false;
  const sub = `app-user-${++count}`;
  world.openid.person = { sub, email: `${sub}@example.com`, email_verified: true };
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

async function signIn(claims: JWTPayload = {}, more: { nonce?: string; access_token?: string } = {}) {
  const token = await world.openid.idToken(claims);
  return world.client().signInWithIdToken({ provider: "google", token, ...more });
}

test("an ID token of a provider begins a session", async () => {
  const { data, error } = await signIn();
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: world.openid.person?.email,
    app_metadata: { provider: "google", providers: ["google"] },
  });
  const again = await signIn();
  expect(again.data.user?.id).toBe(data.user?.id);
});

test("a nonce is compared by its digest", async () => {
  expect((await signIn({ nonce: sha256("of this app") }, { nonce: "of this app" })).error).toBeNull();
  const other = await signIn({ nonce: sha256("of this app") }, { nonce: "of another" });
  expect(other.error).toMatchObject({ status: 400, message: "Nonces mismatch" });
  const message = "Passed nonce and nonce in id_token should either both exist or not.";
  expect((await signIn({ nonce: sha256("of this app") })).error).toMatchObject({ status: 400, message });
  expect((await signIn({}, { nonce: "of this app" })).error).toMatchObject({ status: 400, message });
});

test("an access token has to belong to the ID token", async () => {
  const hash = createHash("sha256").update("access").digest().subarray(0, 16).toString("base64url");
  expect((await signIn({ at_hash: hash }, { access_token: "access" })).error).toBeNull();
  expect((await signIn({ at_hash: hash }, { access_token: "foreign" })).error).toMatchObject({
    status: 400,
    message: "The access token does not belong to the id_token",
  });
});

test.each([
  ["for another audience", { aud: "another app" }, "Unacceptable audience in id_token: [another app]"],
  ["of another issuer", { iss: "https://evil.example" }, "Bad ID token"],
  ["that has expired", { exp: Math.floor(Date.now() / 1000) - 60 }, "Bad ID token"],
  ["without a person", { sub: undefined }, "Bad ID token"],
])("a token %s is refused", async (_what, claims, message) => {
  const { data, error } = await signIn(claims);
  expect(error).toMatchObject({ status: 400, message });
  expect(data.session).toBeNull();
});

test("a token that the provider did not sign, or nobody, is refused", async () => {
  world.openid.isSigningWrongly = true;
  expect((await signIn()).error).toMatchObject({ status: 400, message: "Bad ID token" });
  world.openid.isSigningWrongly = false;
  const [, payload] = (await world.openid.idToken({})).split(".");
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  for (const token of [`${none}.${payload}.`, "nonsense"]) {
    const { error } = await world.client().signInWithIdToken({ provider: "google", token });
    expect(error).toMatchObject({ status: 400, message: "Bad ID token" });
  }
});

test("refusals have the form of OAuth", async () => {
  const ask = (body: object) =>
    fetch(`${world.server.url}/auth/v1/token?grant_type=id_token`, {
      method: "POST",
      headers: { apikey: world.server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    }).then(async (response) => [response.status, await response.json()]);
  expect(await ask({ provider: "google" })).toEqual([
    400,
    { error: "invalid request", error_description: "id_token required" },
  ]);
  expect(await ask({ id_token: "x" })).toEqual([
    400,
    { error: "invalid request", error_description: "provider or client_id and issuer required" },
  ]);
  const { issuer, clientId } = world.openid;
  const token = await world.openid.idToken({});
  expect(await ask({ id_token: token, issuer, client_id: clientId })).toMatchObject([200, { user: {} }]);
});

test("providers that are off or make no ID tokens are refused", async () => {
  const token = await world.openid.idToken({});
  const client = world.client();
  expect((await client.signInWithIdToken({ provider: "apple", token })).error).toMatchObject({
    status: 400,
    code: "provider_disabled",
    message: 'Provider (issuer "apple") is not enabled',
  });
  expect((await client.signInWithIdToken({ provider: "github", token })).error).toMatchObject({
    status: 400,
    code: "validation_failed",
  });
});

test("a signed-in person links the identity of an ID token", async () => {
  const { client, id, email } = await world.server.signUpPerson();
  const token = await world.openid.idToken({});
  const { data, error } = await client.linkIdentity({ provider: "google", token });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ id, email, app_metadata: { providers: ["email", "google"] } });
  const again = await client.linkIdentity({ provider: "google", token });
  expect(again.error).toMatchObject({ status: 422, code: "identity_already_exists" });
  const linked = "select actor_type, actor_id from audit_events where act = 'identity.linked'";
  expect(await world.server.look(`${linked} and workspace_id = $1`, [id])).toEqual([
    { actor_type: "user", actor_id: id },
  ]);
});

test("nobody links without being signed in, nor where linking is off", async () => {
  const token = await world.openid.idToken({});
  const { error } = await world.client().linkIdentity({ provider: "google", token });
  expect(error).toMatchObject({ status: 403, code: "bad_jwt" });
  await using off = await createOAuthWorld({ isManualLinkingEnabled: false });
  const { client } = await off.server.signUpPerson();
  expect((await client.linkIdentity({ provider: "google", token })).error).toMatchObject({
    status: 404,
    code: "manual_linking_disabled",
  });
});
