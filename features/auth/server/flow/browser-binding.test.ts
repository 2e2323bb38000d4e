import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecretKey } from "../index.ts";
import { createOAuthWorld, type OAuthWorld, site } from "../oauth/testing.ts";
import { serviceOf } from "../service/service-of.ts";
import { createTestIdp, type TestIdp } from "../sso/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { areBrowsersBound } from "./browser-binding.ts";

const otherBrowser = `adjutant-sign-in=${"x".repeat(43)}`;

let world: OAuthWorld;
const allowed: string[] = [];
let count = 0;

beforeAll(async () => {
  world = await createOAuthWorld({ isBrowserBound: true, ssoAllowedOrigins: allowed });
  allowed.push(new URL(world.openid.issuer).host);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.server.look("delete from rate_limits");
  const sub = `person-${++count}`;
  world.openid.person = { sub, email: `${sub}@example.com`, email_verified: true };
});

/** The address behind which a sign-in begins, as the browser gets it, and the cookie that it keeps. */
async function begin(path: string, init?: RequestInit) {
  const reply = await world.get(path, init);
  const cookie = reply.headers.getSetCookie()[0] ?? "";
  const url = reply.headers.get("location") ?? (await reply.json()).url;
  return { url: String(url), cookie, pair: cookie.split(";")[0] ?? "" };
}

/** Comes back to the service with this cookie; returns where the browser is sent, with the session or the error. */
async function comeBack(callback: string, cookie = ""): Promise<URL> {
  const reply = await world.get(callback.slice(callback.indexOf("/auth/v1") + "/auth/v1".length), {
    headers: { cookie },
  });
  return new URL(reply.headers.get("location") ?? "");
}

const authorize = `/authorize?provider=google&redirect_to=${site}/chat`;
const isSignedIn = ({ hash }: URL) => hash.includes("access_token=");
const errorOf = ({ searchParams }: URL) => [
  searchParams.get("error_code"),
  searchParams.get("error_description"),
];
const refused = ["bad_oauth_state", "This sign-in was begun in another browser"];

describe("a sign-in at a provider", () => {
  it("marks the browser with a cookie that no script reads and that soon ends", async () => {
    const { cookie } = await begin(authorize);
    expect(cookie).toMatch(/^adjutant-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
  });

  it("ends in the browser that began it", async () => {
    const { url, pair } = await begin(authorize);
    const callback = await world.browseToCallback(url);
    expect(isSignedIn(await comeBack(callback, `theme=dark; ${pair}`))).toBe(true);
  });

  it.each([
    ["without the cookie", ""],
    ["with that of another", otherBrowser],
  ])(
    "does not end %s: nobody is signed in to the account of whoever sent them there",
    async (_how, cookie) => {
      const { url } = await begin(authorize);
      const landing = await comeBack(await world.browseToCallback(url), cookie);
      expect(errorOf(landing)).toEqual(refused);
      expect(isSignedIn(landing)).toBe(false);
      expect(landing.href).toContain(`${site}/chat`);
    },
  );

  it("is bound as well when the page asks for the address", async () => {
    const { url, pair } = await begin(`${authorize}&skip_http_redirect=true`);
    expect(errorOf(await comeBack(await world.browseToCallback(url)))).toEqual(refused);
    const again = await begin(`${authorize}&skip_http_redirect=true`, { headers: { cookie: pair } });
    expect(isSignedIn(await comeBack(await world.browseToCallback(again.url), pair))).toBe(true);
  });

  it("may be under way twice in one browser", async () => {
    const first = await begin(authorize);
    const second = await begin(authorize, { headers: { cookie: first.pair } });
    expect(second.pair).toBe(first.pair);
    for (const { url } of [second, first]) {
      expect(isSignedIn(await comeBack(await world.browseToCallback(url), first.pair))).toBe(true);
    }
  });

  it("comes back by a form of the provider through a redirect, with which the browser sends its cookie", async () => {
    const { url, pair } = await begin(authorize);
    const callback = new URL(await world.browseToCallback(url));
    const reply = await world.get("/callback", { method: "POST", body: callback.searchParams });
    expect(reply.status).toBe(303);
    const next = reply.headers.get("location") ?? "";
    expect(new URL(next).pathname).toBe("/auth/v1/callback");
    expect(isSignedIn(await comeBack(next, pair))).toBe(true);
  });

  it("with a code challenge is bound by its verifier, and needs no cookie", async () => {
    const client = world.client("pkce");
    const { data } = await client.signInWithOAuth({
      provider: "google",
      options: { redirectTo: `${site}/chat`, skipBrowserRedirect: true },
    });
    const begun = await world.get(data.url?.slice(data.url.indexOf("/authorize")) ?? "");
    expect(begun.headers.getSetCookie()).toEqual([]);
    const { url } = await world.browse(data.url ?? "");
    const code = url.searchParams.get("code") ?? "";
    expect((await world.client("pkce").exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });
});

describe("another identity", () => {
  /** Somebody signed in who asks for an address at which an identity is linked to their account. */
  async function linking(query = "") {
    const email = `member-${++count}@example.com`;
    await world.server.signUpPerson(email);
    const client = world.client();
    const { data } = await client.signInWithPassword({ email, password: testPassword });
    const path = `/user/identities/authorize?provider=google&redirect_to=${site}/chat&skip_http_redirect=true${query}`;
    const begun = await begin(path, {
      headers: {
        apikey: world.server.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    const providers = async () =>
      (await client.getUserIdentities()).data?.identities.map(({ provider }) => provider);
    return { ...begun, providers };
  }

  it("is linked in the browser that asked", async () => {
    const { url, pair, providers } = await linking();
    expect(isSignedIn(await comeBack(await world.browseToCallback(url), pair))).toBe(true);
    expect(await providers()).toEqual(["email", "google"]);
  });

  it.each([
    ["", "without a code challenge"],
    [
      `&code_challenge=${"c".repeat(43)}&code_challenge_method=s256`,
      "with one, since it is linked before the code is exchanged",
    ],
  ])("is linked in no other, so that nobody gives theirs to a stranger's account: %s %s", async (query) => {
    const { url, providers } = await linking(query);
    expect(errorOf(await comeBack(await world.browseToCallback(url)))).toEqual(refused);
    expect(await providers()).toEqual(["email"]);
  });
});

describe("single sign-on by OpenID Connect", () => {
  it("ends in the browser that began it, and in no other", async () => {
    const { issuer, clientId: client_id, clientSecret: client_secret } = world.openid;
    const { server } = world;
    world.openid.person = { sub: "ann", email: "ann@acme.example", email_verified: true };
    const apikey = await createSecretKey(server.system, {});
    const made = await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
      method: "POST",
      headers: { apikey, "content-type": "application/json" },
      body: JSON.stringify({ type: "oidc", issuer, client_id, client_secret, domains: ["acme.example"] }),
    });
    expect(made.status).toBeLessThan(300);
    const body = JSON.stringify({
      domain: "acme.example",
      skip_http_redirect: true,
      redirect_to: `${site}/chat`,
    });
    const headers = { apikey: server.publishableKey, "content-type": "application/json" };
    const [first, second] = [
      await begin("/sso", { method: "POST", headers, body }),
      await begin("/sso", { method: "POST", headers, body }),
    ];
    expect(isSignedIn(await comeBack(await world.browseToCallback(first.url), first.pair))).toBe(true);
    expect(errorOf(await comeBack(await world.browseToCallback(second.url), first.pair))).toEqual(refused);
  });
});

describe("single sign-on by SAML", () => {
  const origin = "https://app.test";
  const issuer = `${origin}/auth/v1`;
  let server: AuthTestServer;
  let idp: TestIdp;

  beforeAll(async () => {
    server = await createAuthTestServer([], { auth: { issuer, settings: { siteUrl: origin } } });
    const spMetadataXml = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text();
    idp = createTestIdp({
      spMetadataXml,
      acsUrl: `${issuer}/sso/saml/acs`,
      spEntityId: `${issuer}/sso/saml/metadata`,
    });
    const apikey = await createSecretKey(server.system, {});
    await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
      method: "POST",
      headers: { apikey, "content-type": "application/json" },
      body: JSON.stringify({ type: "saml", metadata_xml: idp.metadataXml, domains: ["acme.example"] }),
    });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  async function leave() {
    const reply = await fetch(`${server.url}/auth/v1/sso`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ domain: "acme.example", skip_http_redirect: true }),
    });
    const cookie = reply.headers.getSetCookie()[0] ?? "";
    const request = await idp.readRequest((await reply.json()).url);
    return { cookie, pair: cookie.split(";")[0] ?? "", ...request };
  }

  async function post(inResponseTo: string, relayState: string, cookie: string): Promise<URL> {
    const SAMLResponse = await idp.respond({ inResponseTo });
    const reply = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie },
      body: new URLSearchParams({ SAMLResponse, RelayState: relayState }),
    });
    return new URL(reply.headers.get("location") ?? "");
  }

  it("marks the browser so that it shows the mark with the form of the identity provider, on HTTPS alone", async () => {
    const { cookie } = await leave();
    expect(cookie).toMatch(
      /^__Host-adjutant-form-sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=None; Secure$/,
    );
  });

  it("ends in the browser that began it, and in no other", async () => {
    const [first, second] = [await leave(), await leave()];
    expect(isSignedIn(await post(first.id, first.relayState, first.pair))).toBe(true);
    expect(errorOf(await post(second.id, second.relayState, first.pair))).toEqual(refused);
  });
});

describe("browsers are bound", () => {
  const bound = (issuer: string, siteUrl: string, setting?: string) =>
    areBrowsersBound(
      serviceOf({
        issuer,
        settings: { siteUrl },
        environment: { GOTRUE_SECURITY_BROWSER_BINDING_ENABLED: setting },
      }),
    );

  it("where pages and service share an origin, unless that is this machine", () => {
    expect(bound("https://a.example/auth/v1", "https://a.example")).toBe(true);
    expect(bound("adjutant", "https://a.example")).toBe(true);
    expect(bound("https://auth.a.example", "https://a.example")).toBe(false);
    for (const here of ["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"]) {
      expect(bound(`${here}/auth/v1`, here)).toBe(false);
    }
  });

  it("as the setting says, where there is one", () => {
    expect(bound("https://a.example/auth/v1", "https://a.example", "false")).toBe(false);
    expect(bound("https://auth.a.example", "https://a.example", "true")).toBe(true);
  });
});
