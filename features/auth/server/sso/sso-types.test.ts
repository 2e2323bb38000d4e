import { expect, it } from "vitest";
import { createSecretKey } from "../index.ts";
import { createOAuthWorld, site } from "../oauth/testing.ts";
import { type AuthTestServer, createAuthTestServer } from "../testing.ts";
import { createSsoProvider } from "./providers/create-sso-provider.ts";

async function register(server: AuthTestServer, body: object) {
  const reply = await fetch(`${server.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: {
      apikey: await createSecretKey(server.system, {}),
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

it("people of an issuer of OpenID Connect sign in where SAML is off, and only that is refused", async () => {
  const allowed: string[] = [];
  await using world = await createOAuthWorld({ ssoAllowedOrigins: allowed, isSamlEnabled: false });
  const { server, openid } = world;
  allowed.push(new URL(openid.issuer).host);
  const { issuer, clientId: client_id, clientSecret: client_secret } = openid;
  const domains = ["acme.example"];
  expect(await register(server, { type: "oidc", issuer, client_id, client_secret, domains })).toMatchObject({
    status: 200,
  });
  openid.person = { sub: "1", email: "ann@acme.example", email_verified: true };
  const options = { redirectTo: `${site}/back`, skipBrowserRedirect: true };
  const { data } = await world.client().signInWithSSO({ domain: "acme.example", options });
  const landing = await world.browse(data?.url ?? "");
  expect(landing.fragment.get("access_token")).toBeTruthy();
  const off = { code: "saml_provider_disabled", message: "SAML 2.0 is disabled" };
  expect(await register(server, { type: "saml" })).toEqual({ status: 404, body: off });
  expect((await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).status).toBe(404);
});

it("SAML goes on where single sign-on by OpenID Connect is off, and only that is refused", async () => {
  await using server = await createAuthTestServer([], { auth: { settings: { isSsoOidcEnabled: false } } });
  expect((await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).status).toBe(200);
  const known = { issuer: "https://id.example", clientId: "us", clientSecret: "secret" };
  await createSsoProvider(server.system, { type: "oidc", ...known, domains: ["acme.example"] });
  const off = { code: "feature_disabled", message: "Single sign-on by OpenID Connect is disabled" };
  const { error } = await server.authClient().signInWithSSO({ domain: "acme.example" });
  expect(error).toMatchObject({ status: 404, ...off });
  expect(await register(server, { type: "oidc" })).toEqual({ status: 404, body: off });
  const callback = `${server.url}/auth/v1/sso/oidc/callback/id.example?state=1`;
  expect((await fetch(callback, { redirect: "manual" })).status).toBe(404);
});
