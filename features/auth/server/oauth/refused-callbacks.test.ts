import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createOAuthWorld, type Landing, type OAuthWorld, site } from "./testing.ts";

let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => {
  world.clock.aheadMs = 0;
  world.openid.spoil = undefined;
  world.openid.isSigningWrongly = false;
  newPerson();
});

let count = 0;
function newPerson(claims: Record<string, unknown> = {}) {
  const sub = `guest-${++count}`;
  world.openid.person = { sub, email: `${sub}@example.com`, email_verified: true, ...claims };
}

async function addressOf(provider: "google" | "github" | "azure" = "google", redirectTo = `${site}/back`) {
  const options = { skipBrowserRedirect: true, redirectTo };
  return (await world.client().signInWithOAuth({ provider, options })).data.url ?? "";
}

/** The page gets the error in query and fragment, and no session. */
function expectError(landing: Landing, error: Record<string, unknown>) {
  expect(Object.fromEntries(landing.url.searchParams)).toMatchObject(error);
  expect(Object.fromEntries(landing.fragment)).toMatchObject({ ...error, sb: "" });
  expect(landing.url.href).not.toContain("access_token");
}

const badProfile = {
  error: "server_error",
  error_code: "unexpected_failure",
  error_description: "Error getting user profile from external provider",
};

test("an ID token that the provider did not sign", async () => {
  world.openid.isSigningWrongly = true;
  expectError(await world.browse(await addressOf()), badProfile);
});

test.each([
  ["for another audience", { aud: "somebody else" }],
  ["with another nonce", { nonce: "of another request" }],
  ["of another issuer", { iss: "https://evil.example" }],
  ["that has expired", { exp: Math.floor(Date.now() / 1000) - 3_600 }],
])("an ID token %s", async (_what, claims) => {
  world.openid.spoil = (usual) => ({ ...usual, ...claims });
  const landing = await world.browse(await addressOf());
  expectError(landing, badProfile);
  expect(landing.url.pathname).toBe("/back");
});

test("an ID token without the nonce that was sent", async () => {
  world.openid.spoil = ({ nonce: _nonce, ...usual }) => usual;
  expectError(await world.browse(await addressOf()), badProfile);
});

test("a state that was used, also when the first use failed", async () => {
  const callback = await world.browseToCallback(await addressOf());
  await world.browse(callback);
  expectError(await world.browse(callback), {
    error: "invalid_request",
    error_code: "flow_state_already_used",
    error_description: "OAuth state has already been used",
  });
  world.openid.isSigningWrongly = true;
  const failing = await world.browseToCallback(await addressOf());
  await world.browse(failing);
  world.openid.isSigningWrongly = false;
  expectError(await world.browse(failing), { error_code: "flow_state_already_used" });
});

test("of two callbacks at once with one state, one gets in", async () => {
  const callback = await world.browseToCallback(await addressOf());
  const landings = await Promise.all([world.browse(callback), world.browse(callback)]);
  expect(landings.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
});

test("a state older than five minutes", async () => {
  const callback = await world.browseToCallback(await addressOf());
  world.clock.aheadMs = 301_000;
  const landing = await world.browse(callback);
  expectError(landing, {
    error: "invalid_request",
    error_code: "bad_oauth_state",
    error_description: "OAuth state has expired",
  });
  expect(landing.url.origin).toBe(site);
});

test.each([
  ["without a state", "?code=abc", "bad_oauth_callback", "OAuth state parameter missing"],
  [
    "with a state that is none",
    "?code=abc&state=abc",
    "bad_oauth_state",
    "OAuth callback with invalid state",
  ],
  [
    "with a state that nobody was given",
    "?code=abc&state=6a1c5b1e-5b0a-4a0e-9f6e-0d4f3f2b1a00",
    "bad_oauth_state",
    "OAuth callback with invalid state",
  ],
  ["with two states", "?code=abc&state=a&state=b", "bad_oauth_callback", "OAuth state parameter missing"],
])("a callback that nobody asked for, %s", async (_what, query, code, description) => {
  const { headers, status } = await world.get(`/callback${query}`);
  expect(status).toBe(302);
  const url = new URL(headers.get("location") ?? "");
  expectError(
    { url, fragment: new URLSearchParams(url.hash.slice(1)) },
    { error: "invalid_request", error_code: code, error_description: description },
  );
});

test("the state of a mailed link, which never went to a provider", async () => {
  const { email } = await world.server.signUpPerson();
  await world.client("pkce").signInWithOtp({ email });
  const [flow] = await world.server.look<{ id: string }>(
    "select id from auth.flow_states where authentication_method <> 'oauth'",
  );
  const { headers } = await world.get(`/callback?code=abc&state=${flow?.id}`);
  expect(flow?.id).toEqual(expect.any(String));
  expect(headers.get("location")).toContain("bad_oauth_state");
});

test("a callback without a code", async () => {
  const callback = new URL(await world.browseToCallback(await addressOf()));
  callback.searchParams.delete("code");
  expectError(await world.browse(callback.href), {
    error: "invalid_request",
    error_code: "bad_oauth_callback",
  });
});

test("a code that the provider does not know", async () => {
  const callback = new URL(await world.browseToCallback(await addressOf()));
  callback.searchParams.set("code", "made-up");
  expectError(await world.browse(callback.href), {
    error: "server_error",
    error_code: "unexpected_failure",
    error_description: "Unable to exchange external code",
  });
});

test("the code of another browser's request, of which the verifier is another", async () => {
  const theirs = new URL(await world.browseToCallback(await addressOf()));
  const own = new URL(await world.browseToCallback(await addressOf()));
  own.searchParams.set("code", theirs.searchParams.get("code") ?? "");
  expectError(await world.browse(own.href), { error_code: "unexpected_failure" });
});

test("an answer in the name of another provider", async () => {
  const callback = new URL(await world.browseToCallback(await addressOf()));
  callback.searchParams.set("iss", "https://evil.example");
  expectError(await world.browse(callback.href), badProfile);
});

test("a refusal at the provider is told in our own words, and theirs are in the log", async () => {
  const warn = vi.spyOn(world.server.services.log, "warn");
  const refusal = {
    error: "access_denied",
    error_code: "bad_oauth_callback",
    error_description: "The sign-in was refused or cancelled at the provider.",
  };
  world.openid.person = undefined;
  expectError(await world.browse(await addressOf()), refusal);
  world.github.person = undefined;
  expectError(await world.browse(await addressOf("github")), refusal);
  const told = { error: "access_denied", description: "The person did not agree" };
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ provider: "google", told });
  warn.mockRestore();
});

test("whatever else a provider answers never reaches the page", async () => {
  const callback = new URL(await world.browseToCallback(await addressOf()));
  callback.searchParams.delete("code");
  callback.searchParams.set("error", "call 0800 1234");
  callback.searchParams.set("error_description", "AADSTS50020: write to evil@example.com");
  const landing = await world.browse(callback.href);
  expectError(landing, {
    error: "invalid_request",
    error_description: "The provider did not sign you in. Try again, or sign in another way.",
  });
  expect(landing.url.href).not.toMatch(/0800|AADSTS|evil/);
});

test("a new person without an address", async () => {
  newPerson({ email: undefined });
  expectError(await world.browse(await addressOf()), {
    error: "server_error",
    error_code: "unexpected_failure",
    error_description: "Error getting user email from external provider",
  });
  world.github.person = { id: 7, login: "ghost", emails: [] };
  expectError(await world.browse(await addressOf("github")), {
    error_description: "Error getting user email from external provider",
  });
});

test.each([
  ["", "Unsupported provider: Provider  could not be found"],
  ["myspace", "Unsupported provider: Provider myspace could not be found"],
  ["apple", "Unsupported provider: provider is not enabled"],
])("a provider that is not open: %s", async (provider, msg) => {
  const response = await world.get(`/authorize?provider=${provider}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 400, error_code: "validation_failed", msg });
});

test("half of a code challenge", async () => {
  const response = await world.get("/authorize?provider=google&code_challenge_method=s256");
  expect(await response.json()).toMatchObject({
    error_code: "validation_failed",
    msg: "PKCE flow requires code_challenge_method and code_challenge",
  });
});

test("a provider that cannot be reached sends the person back to the page", async () => {
  const { headers } = await world.get(`/authorize?provider=closed&redirect_to=${site}/back`);
  const url = new URL(headers.get("location") ?? "");
  expectError(
    { url, fragment: new URLSearchParams(url.hash.slice(1)) },
    { error: "server_error", error_code: "unexpected_failure" },
  );
  expect(url.pathname).toBe("/back");
});

test("GitHub tells who it is only for a code of this very request", async () => {
  world.github.person = {
    id: 8,
    login: "bo",
    emails: [{ email: "bo@example.com", primary: true, verified: true }],
  };
  const callback = new URL(await world.browseToCallback(await addressOf("github")));
  callback.searchParams.set("code", "stolen");
  expectError(await world.browse(callback.href), { error_description: "Unable to exchange external code" });
});
