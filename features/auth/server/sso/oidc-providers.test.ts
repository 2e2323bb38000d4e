import type { RequestListener } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { createSecretKey } from "../index.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";

const allowed: string[] = [];
let server: AuthTestServer;
let secretKey: string;
let issuer: string;
let standIn: Awaited<ReturnType<typeof startIssuer>>;

beforeAll(async () => {
  server = await createAuthTestServer([], {
    auth: {
      issuer: "http://auth.test/auth/v1",
      settings: { siteUrl: "http://app.test", ssoAllowedOrigins: allowed },
    },
  });
  secretKey = await createSecretKey(server.system, {});
  standIn = await startIssuer();
  issuer = standIn.issuer;
});
afterAll(async () => {
  await standIn.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => server.look("delete from rate_limits"));

/** Describes itself as an issuer does, with `changes`, and does nothing else. */
async function startIssuer(changes: Record<string, unknown> = {}, rest?: RequestListener) {
  const http = await startLoopbackServer((request, response) => {
    const own = `http://${http.origin}`;
    if (request.url !== "/.well-known/openid-configuration") {
      return rest ? rest(request, response) : response.writeHead(404).end();
    }
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
        jwks_uri: `${own}/keys`,
        ...changes,
      }),
    );
  });
  allowed.push(http.origin);
  return { ...http, issuer: `http://${http.origin}` };
}

async function call(method: string, path: string, body?: object, apikey = secretKey) {
  const reply = await fetch(`${server.url}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: { apikey, "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

let count = 0;
const register = (body: object = {}) =>
  call("POST", "", {
    type: "oidc",
    issuer,
    client_id: `client-${++count}`,
    client_secret: "the secret of ours",
    ...body,
  });

describe("an issuer of a company", () => {
  it("is registered, read, listed, changed and deleted by a program with a secret key", async () => {
    const mapping = { keys: { email: { name: "upn" } } };
    const { body: provider } = await register({
      client_id: "us",
      domains: ["One.example"],
      attribute_mapping: mapping,
      resource_id: "one",
    });
    expect(provider).toMatchObject({
      resource_id: "one",
      disabled: false,
      domains: [{ domain: "one.example" }],
      oidc: {
        issuer,
        client_id: "us",
        scopes: ["openid", "email", "profile"],
        attribute_mapping: mapping,
        redirect_uri: `http://auth.test/auth/v1/sso/oidc/callback/${new URL(issuer).host}`,
      },
    });
    expect((await call("GET", `/${provider.id}`)).body).toEqual(provider);
    expect((await call("GET", "")).body.items).toContainEqual(provider);
    const { body: changed } = await call("PUT", `/${provider.id}`, {
      client_secret: "another",
      scopes: ["email", "groups"],
      domains: ["two.example"],
    });
    expect(changed).toMatchObject({
      domains: [{ domain: "two.example" }],
      oidc: { client_id: "us", scopes: ["openid", "email", "groups"], attribute_mapping: mapping },
    });
    expect((await call("DELETE", `/${provider.id}`)).body.id).toBe(provider.id);
    expect(await call("GET", `/${provider.id}`)).toMatchObject({
      status: 404,
      body: { code: "sso_provider_not_found", message: "SSO Identity Provider not found" },
    });
  });

  it("gets its secret from us alone: it is told to nobody, and lies sealed", async () => {
    const { body: provider } = await register();
    expect(JSON.stringify(provider)).not.toContain("the secret of ours");
    const [row] = await server.look<{ sealed_client_secret: string }>(
      "select sealed_client_secret from auth.oidc_providers where sso_provider_id = $1",
      [provider.id],
    );
    expect(row?.sealed_client_secret).toBeTruthy();
    expect(row?.sealed_client_secret).not.toContain("the secret of ours");
  });

  it("is nobody else's to register", async () => {
    const reply = await call("POST", "", { type: "oidc", issuer }, server.publishableKey);
    expect(reply).toMatchObject({ status: 403, body: { code: "not_admin" } });
  });

  it("is registered once for one client, and each domain belongs to one provider of either type", async () => {
    const { body: provider } = await register({ client_id: "once", domains: ["three.example"] });
    expect(await register({ client_id: "once" })).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(await register({ domains: ["three.example"] })).toMatchObject({
      status: 422,
      body: {
        code: "sso_domain_already_exists",
        message: `SSO Domain 'three.example' is already assigned to an SSO identity provider (${provider.id})`,
      },
    });
  });

  it("is registered once also by those who come at the same moment", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => register({ client_id: "at once" })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("of two that are registered for a domain at the same moment gets it alone, or not at all", async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => register({ domains: ["raced.example"] })));
    const codes = replies.map(({ body }) => body.code ?? body.domains[0].domain).sort();
    const refused = "sso_domain_already_exists";
    expect(codes).toEqual(["raced.example", refused, refused, refused]);
  });

  it("stays who it is, and of its type", async () => {
    const { body: provider } = await register();
    const other = await startIssuer();
    for (const [body, message] of [
      [{ issuer: other.issuer }, `The issuer cannot be changed; it is '${issuer}'`],
      [{ type: "saml" }, "The type cannot be changed; it is 'oidc'"],
      [{ allow_idp_initiated: true }, "allow_idp_initiated is only part of SSO providers of type 'saml'"],
    ] as const) {
      const reply = await call("PUT", `/${provider.id}`, body);
      expect(reply).toEqual({ status: 400, body: { code: "validation_failed", message } });
    }
    await other.close();
  });

  const invalid = (reason: string) => `OpenID Connect issuer is not valid: ${reason}`;
  it.each<[string, object, string]>([
    ["without an issuer", { issuer: undefined }, "issuer, client_id and client_secret must be set"],
    ["without our name there", { client_id: "" }, "issuer, client_id and client_secret must be set"],
    ["without our secret", { client_secret: null }, "issuer, client_id and client_secret must be set"],
    ["that is no address", { issuer: "acme" }, invalid("it is no address")],
    ["without TLS", { issuer: "http://id.example.com" }, invalid("it must begin with https://")],
    [
      "with a query",
      { issuer: "https://id.example.com/?tenant=1" },
      invalid("it must be a host and a path, without a query and signs that need encoding"),
    ],
    [
      "at a private address",
      { issuer: "https://127.0.0.1" },
      invalid("127.0.0.1 is not on the public internet, so it is not opened."),
    ],
    [
      "at the address of a cloud's metadata",
      { issuer: "https://169.254.169.254" },
      invalid("169.254.169.254 is not on the public internet, so it is not opened."),
    ],
    [
      "at another port",
      { issuer: "https://id.example.com:8443" },
      invalid("Port 8443 is not opened; only 80 and 443 are."),
    ],
    [
      "with a field of SAML",
      { allow_idp_initiated: true },
      "allow_idp_initiated is only part of SSO providers of type 'saml'",
    ],
    ["with a domain that is none", { domains: ["not a domain"] }, "'not a domain' is not a valid domain"],
  ])("%s is refused", async (_what, body, message) => {
    expect(await register(body)).toEqual({ status: 400, body: { code: "validation_failed", message } });
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      "calls itself otherwise",
      { issuer: "https://other.example" },
      "it does not answer as an issuer of OpenID Connect",
    ],
    [
      "does not tell where people sign in",
      { authorization_endpoint: undefined },
      "it does not tell where its people sign in",
    ],
    ["does not publish its keys", { jwks_uri: undefined }, "it does not tell where its people sign in"],
  ])("that %s is refused", async (_what, changes, reason) => {
    const odd = await startIssuer(changes);
    expect((await register({ issuer: odd.issuer })).body).toEqual({
      code: "validation_failed",
      message: invalid(reason),
    });
    await odd.close();
  });
});

describe("a sign-in cannot begin", () => {
  const unreached = "The identity provider could not be reached";
  const begin = (domain: string) =>
    server.authClient().signInWithSSO({ domain, options: { skipBrowserRedirect: true } });

  test("at a domain that nobody registered, and at a provider that nobody knows", async () => {
    expect((await begin("nobody.example")).error).toMatchObject({
      status: 404,
      code: "sso_provider_not_found",
      message: "No SSO provider assigned for this domain",
    });
    const unknown = await server.authClient().signInWithSSO({ providerId: crypto.randomUUID() });
    expect(unknown.error).toMatchObject({
      status: 404,
      code: "sso_provider_not_found",
      message: "No such SSO provider",
    });
  });

  test("while the issuer is down, and can when it is back", async () => {
    let isDown = false;
    const weak = await startLoopbackServer((_request, response) => {
      const own = `http://${weak.origin}`;
      if (isDown) return response.destroy();
      response.setHeader("content-type", "application/json");
      const metadata = {
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
        jwks_uri: `${own}/keys`,
      };
      response.end(JSON.stringify(metadata));
    });
    allowed.push(weak.origin);
    await register({ issuer: `http://${weak.origin}`, domains: ["down.example"] });
    isDown = true;
    expect((await begin("down.example")).error).toMatchObject({ status: 500, message: unreached });
    const headers = { apikey: server.publishableKey, "x-supabase-api-version": "2024-01-01" };
    const body = JSON.stringify({ domain: "down.example", skip_http_redirect: true });
    const reply = await fetch(`${server.url}/auth/v1/sso`, { method: "POST", headers, body });
    expect(await reply.json()).toEqual({ code: "unexpected_failure", message: unreached });
    isDown = false;
    expect((await begin("down.example")).data?.url).toContain(weak.origin);
    await weak.close();
  });

  test("at a page that is a script, which would run in ours", async () => {
    const evil = await startIssuer({ authorization_endpoint: "javascript:alert(1)" });
    await register({ issuer: evil.issuer, domains: ["script.example"] });
    expect((await begin("script.example")).error).toMatchObject({ status: 500, message: unreached });
    await evil.close();
  });
});

test("an issuer cannot send us to other servers of the private network", async () => {
  const inner = await startLoopbackServer((_request, response) => response.end("{}"));
  const evil = await startIssuer({ token_endpoint: `http://${inner.origin}/token` });
  await register({ issuer: evil.issuer, domains: ["inward.example"] });
  const { data } = await server
    .authClient()
    .signInWithSSO({ domain: "inward.example", options: { skipBrowserRedirect: true } });
  const state = new URL(data?.url ?? "").searchParams.get("state") ?? "";
  const { host } = new URL(evil.issuer);
  const query = new URLSearchParams({ code: "any", state });
  const reply = await fetch(`${server.url}/auth/v1/sso/oidc/callback/${host}?${query}`, {
    redirect: "manual",
  });
  const { searchParams } = new URL(reply.headers.get("location") ?? "");
  expect(searchParams.get("error_description")).toBe("The identity provider could not be reached");
  expect(inner.hits).toEqual([]);
  await Promise.all([inner.close(), evil.close()]);
});
