import type { Provider } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOAuthWorld, type OAuthWorld, site } from "./testing.ts";

let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => {
  world.clock.aheadMs = 0;
  world.openid.spoil = undefined;
  world.openid.isSigningWrongly = false;
});

let count = 0;
function newPerson(claims: Record<string, unknown> = {}) {
  const sub = `person-${++count}`;
  const person = { sub, email: `${sub}@example.com`, email_verified: true, name: "Ann Lee", ...claims };
  world.openid.person = person;
  return person;
}

async function addressOf(provider: Provider, options = {}, client = world.client()) {
  const { data } = await client.signInWithOAuth({
    provider,
    options: { skipBrowserRedirect: true, ...options },
  });
  return data.url ?? "";
}

test("a person whom the provider vouches for gets an account and a session in the fragment", async () => {
  const person = newPerson({ picture: "https://example.com/ann.png" });
  const { url, fragment } = await world.browse(await addressOf("google", { redirectTo: `${site}/welcome` }));
  expect(url.origin + url.pathname).toBe(`${site}/welcome`);
  expect([...fragment.keys()].sort()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "provider_token",
    "refresh_token",
    "sb",
    "token_type",
  ]);
  const client = world.client();
  const { data } = await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  expect(data.user).toMatchObject({
    email: person.email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "google", providers: ["google"] },
    user_metadata: {
      name: "Ann Lee",
      full_name: "Ann Lee",
      avatar_url: "https://example.com/ann.png",
      email_verified: true,
      sub: person.sub,
    },
  });
  const { data: own } = await client.getUserIdentities();
  expect(own?.identities).toMatchObject([
    { id: person.sub, provider: "google", email: person.email, identity_data: { iss: world.openid.issuer } },
  ]);
  const claims = await client.getClaims();
  expect(claims.data?.claims.amr).toMatchObject([{ method: "oauth" }]);
});

test("a client with PKCE gets a code, which only it exchanges, together with the provider's token", async () => {
  newPerson();
  const client = world.client("pkce");
  const { url } = await world.browse(await addressOf("google", {}, client));
  expect(url.hash).toBe("");
  const code = url.searchParams.get("code") ?? "";
  const stranger = await world.client("pkce").exchangeCodeForSession(code);
  expect(stranger.error?.message).toMatch(/code verifier/i);
  const { data, error } = await client.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.session?.provider_token).toEqual(expect.any(String));
  expect(data.user?.app_metadata.provider).toBe("google");
});

test("the same person at the provider is the same user, also under another address", async () => {
  const person = newPerson();
  const first = await userOf(await addressOf("google"));
  world.openid.person = { ...person, email: "renamed@example.com" };
  const second = await userOf(await addressOf("google"));
  expect(second.id).toBe(first.id);
  expect(second.email).toBe(person.email);
  expect(second.identities?.[0]?.identity_data?.email).toBe("renamed@example.com");
});

test("what people wrote of themselves stays when the provider tells something else", async () => {
  newPerson();
  const { fragment } = await world.browse(await addressOf("google"));
  const client = await sessionOf(fragment);
  await client.updateUser({ data: { name: "Doctor Lee" } });
  expect((await userOf(await addressOf("google"))).user_metadata.name).toBe("Doctor Lee");
});

test("Microsoft's address counts as verified only by the claim about its domain", async () => {
  newPerson({ email_verified: true });
  expect((await userOf(await addressOf("azure"))).email_confirmed_at).toBeUndefined();
  newPerson({ email_verified: undefined, xms_edov: true });
  expect((await userOf(await addressOf("azure"))).email_confirmed_at).toEqual(expect.any(String));
});

test("any configured issuer is a provider by its name", async () => {
  newPerson();
  expect((await userOf(await addressOf("custom:intranet"))).app_metadata.provider).toBe("intranet");
});

test("GitHub's person is known by number, with the verified one of several addresses", async () => {
  world.github.person = {
    id: 42,
    login: "ann",
    name: null,
    emails: [
      { email: "old@example.com", primary: false, verified: false },
      { email: "Ann@GitHub-People.example", primary: true, verified: true },
    ],
  };
  const { fragment } = await world.browse(await addressOf("github"));
  expect(fragment.get("provider_token")).toMatch(/^gho_/);
  const { data } = await (await sessionOf(fragment)).getUser();
  expect(data.user).toMatchObject({
    email: "ann@github-people.example",
    user_metadata: { user_name: "ann", preferred_username: "ann", provider_id: "42" },
    identities: [{ provider: "github", id: "42" }],
  });
});

test("scopes and parameters of the page reach the provider, but none that belongs to the protocol", async () => {
  const address = await addressOf("google", {
    scopes: "calendar,mail",
    queryParams: {
      prompt: "consent",
      access_type: "offline",
      client_id: "evil",
      state: "evil",
      nonce: "evil",
    },
  });
  const { headers } = await fetch(address, { redirect: "manual" });
  const { origin, searchParams } = new URL(headers.get("location") ?? "");
  expect(origin).toBe(world.openid.issuer);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: "adjutant",
    redirect_uri: "http://auth.test/auth/v1/callback",
    response_type: "code",
    scope: "openid email profile calendar mail",
    prompt: "consent",
    access_type: "offline",
    code_challenge_method: "S256",
    state: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(searchParams.get("nonce")).not.toBe("evil");
});

test("a new account has the language of the page that led to the provider, which is told it as well", async () => {
  newPerson();
  const address = await addressOf("google", { queryParams: { ui_locales: "de-AT en" } });
  const { headers } = await fetch(address, { redirect: "manual" });
  expect(new URL(headers.get("location") ?? "").searchParams.get("ui_locales")).toBe("de-AT en");
  expect((await userOf(address)).user_metadata.locale).toBe("de");
});

test.each(["fr", "den", "-de", "x".repeat(600)])(
  "a page in a language without mails leaves the account without one: %s",
  async (named) => {
    newPerson();
    const { user_metadata: metadata } = await userOf(
      await addressOf("google", { queryParams: { ui_locales: named } }),
    );
    expect(metadata).not.toHaveProperty("locale");
  },
);

test("a later sign-in from a German page changes no language", async () => {
  newPerson();
  await userOf(await addressOf("google", { queryParams: { ui_locales: "en" } }));
  const again = await userOf(await addressOf("google", { queryParams: { ui_locales: "de" } }));
  expect(again.user_metadata.locale).toBe("en");
});

test("a page that is not allowed does not get the session", async () => {
  newPerson();
  const { url } = await world.browse(await addressOf("google", { redirectTo: "https://evil.example/steal" }));
  expect(url.origin).toBe(site);
});

test("a provider that answers by form is understood as well", async () => {
  newPerson();
  const back = new URL(await world.browseToCallback(await addressOf("google")));
  const response = await world.get("/callback", { method: "POST", body: back.searchParams });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toContain("#access_token=");
});

test("tokens of the provider lie sealed while the browser exchanges its code", async () => {
  newPerson();
  const client = world.client("pkce");
  const { url } = await world.browse(await addressOf("google", {}, client));
  const rows = await world.server.look<{ line: string }>("select f::text as line from auth.flow_states f");
  const { data } = await client.exchangeCodeForSession(url.searchParams.get("code") ?? "");
  const token = data.session?.provider_token ?? "none";
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ line }) => line.includes(token))).toBe(false);
});

test("the settings tell which providers are open", async () => {
  const response = await world.get("/settings", { headers: { apikey: world.server.publishableKey } });
  const { external } = (await response.json()) as { external: Record<string, boolean> };
  expect(external).toMatchObject({ google: true, azure: true, github: true, intranet: true, apple: false });
});

async function sessionOf(fragment: URLSearchParams) {
  const client = world.client();
  const { error } = await client.setSession({
    access_token: fragment.get("access_token") ?? "",
    refresh_token: fragment.get("refresh_token") ?? "",
  });
  if (error) throw new Error(`No session: ${fragment}`);
  return client;
}

async function userOf(address: string) {
  const { data } = await (await sessionOf((await world.browse(address)).fragment)).getUser();
  if (!data.user) throw new Error("No user");
  return data.user;
}
