import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSecretKey } from "../index.ts";
import { createAdmin } from "../manage/testing.ts";
import { applyDirectoryStatus, provisionSsoUser } from "../testing/account-parts.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "../testing.ts";
import { fetchMetadata } from "./saml/fetch-metadata.ts";
import { createTestIdp } from "./testing.ts";

const issuer = "http://app.test/auth/v1";
let server: AuthTestServer;
let secretKey: string;
let spMetadataXml: string;

beforeAll(async () => {
  server = await createOwnAuthTestServer([], { auth: { issuer, settings: { siteUrl: "http://app.test" } } });
  secretKey = await createSecretKey(server.system, {});
  spMetadataXml = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const newIdp = (options = {}) =>
  createTestIdp({
    spMetadataXml,
    acsUrl: `${issuer}/sso/saml/acs`,
    spEntityId: `${issuer}/sso/saml/metadata`,
    ...options,
  });

async function call(method: string, path: string, body?: object, apikey = secretKey) {
  const reply = await fetch(`${server.url}/auth/v1/admin/sso/providers${path}`, {
    method,
    headers: {
      apikey,
      authorization: `Bearer ${apikey}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: reply.status, body: await reply.json() };
}

const register = async (body: object = {}) => {
  const idp = newIdp();
  const { body: provider } = await call("POST", "", {
    type: "saml",
    metadata_xml: idp.metadataXml,
    allow_idp_initiated: true,
    ...body,
  });
  return { idp, provider };
};

async function signIn(samlResponse: string): Promise<URL> {
  const reply = await fetch(`${server.url}/auth/v1/sso/saml/acs`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ SAMLResponse: samlResponse }),
  });
  return new URL(reply.headers.get("location") ?? "");
}

describe("an identity provider", () => {
  it("is registered, read, listed, changed and deleted by a program with a secret key", async () => {
    const mapping = { keys: { name: { name: "displayName" } } };
    const { idp, provider } = await register({ domains: ["One.example"], attribute_mapping: mapping });
    expect(provider).toMatchObject({
      disabled: false,
      domains: [{ domain: "one.example" }],
      saml: { entity_id: idp.entityId, metadata_xml: idp.metadataXml, attribute_mapping: mapping },
    });
    expect((await call("GET", `/${provider.id}`)).body).toEqual(provider);
    expect((await call("GET", "")).body.items).toContainEqual(provider);
    const changed = await call("PUT", `/${provider.id}`, { domains: ["two.example"], disabled: true });
    expect(changed.body).toMatchObject({ disabled: true, domains: [{ domain: "two.example" }] });
    const { error } = await server.authClient().signInWithSSO({ domain: "two.example" });
    expect(error).toMatchObject({ status: 404, code: "sso_provider_disabled" });
    expect((await call("DELETE", `/${provider.id}`)).body.id).toBe(provider.id);
    expect(await call("GET", `/${provider.id}`)).toMatchObject({
      status: 404,
      body: { code: "sso_provider_not_found" },
    });
  });

  it("that is deleted signs nobody in any more, and signs out who came by it", async () => {
    const { idp, provider } = await register();
    const url = await signIn(await idp.respond());
    const token = new URLSearchParams(url.hash.slice(1)).get("access_token") ?? "";
    expect((await server.authClient().getUser(token)).error).toBeNull();
    await call("DELETE", `/${provider.id}`);
    expect((await server.authClient().getUser(token)).error?.name).toBe("AuthSessionMissingError");
    expect((await signIn(await idp.respond())).searchParams.get("error_code")).toBe("saml_idp_not_found");
  });

  it("is nobody else's to register", async () => {
    const person = await server.signUpPerson();
    expect((await call("GET", "", undefined, server.publishableKey)).body.code).toBe("not_admin");
    expect((await call("GET", "", undefined, person.session.access_token)).body.code).toBe("not_admin");
  });

  it("is registered once, and each domain belongs to one", async () => {
    const { idp } = await register({ domains: ["three.example"] });
    const again = await call("POST", "", { type: "saml", metadata_xml: idp.metadataXml });
    expect(again).toMatchObject({ status: 422, body: { code: "saml_idp_already_exists" } });
    const other = await call("POST", "", {
      type: "saml",
      metadata_xml: newIdp().metadataXml,
      domains: ["three.example"],
    });
    expect(other).toMatchObject({ status: 422, body: { code: "sso_domain_already_exists" } });
  });

  it("is registered once also by those who come at the same moment", async () => {
    const body = { type: "saml", metadata_xml: newIdp().metadataXml };
    const all = await Promise.all(Array.from({ length: 4 }, () => call("POST", "", body)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it("stays who it is", async () => {
    const { provider } = await register();
    const { body } = await call("PUT", `/${provider.id}`, { metadata_xml: newIdp().metadataXml });
    expect(body.code).toBe("saml_entity_id_mismatch");
  });

  it.each<[string, object, string]>([
    ["of another type", { type: "ldap", metadata_xml: "x" }, "validation_failed"],
    ["without metadata", { type: "saml" }, "validation_failed"],
    [
      "with metadata twice",
      { type: "saml", metadata_xml: "x", metadata_url: "https://a.example" },
      "validation_failed",
    ],
    ["with metadata that is none", { type: "saml", metadata_xml: "<a/>" }, "validation_failed"],
    ["with an insecure address", { type: "saml", metadata_url: "http://a.example/m" }, "validation_failed"],
    [
      "with a private address",
      { type: "saml", metadata_url: "https://127.0.0.1/m" },
      "saml_metadata_fetch_failed",
    ],
    [
      "with an inner address",
      { type: "saml", metadata_url: "https://169.254.169.254/m" },
      "saml_metadata_fetch_failed",
    ],
    [
      "with external entities",
      { type: "saml", metadata_xml: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
      "validation_failed",
    ],
    [
      "with metadata of endless depth",
      { type: "saml", metadata_xml: "<a>".repeat(9_000) + "</a>".repeat(9_000) },
      "validation_failed",
    ],
  ])("%s is refused", async (_what, body, code) => {
    const reply = await call("POST", "", body);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  });

  it("with a domain that is none is refused", async () => {
    const body = { type: "saml", metadata_xml: newIdp().metadataXml, domains: ["not a domain"] };
    expect((await call("POST", "", body)).body.code).toBe("validation_failed");
  });

  it("may be described at an address, which is read within bounds", async () => {
    const { metadataXml } = newIdp();
    const http = createServer((request, reply) =>
      reply.end(
        request.url === "/large" ? "x".repeat(600_000) : request.url === "/m" ? metadataXml : undefined,
      ),
    ).listen(0, "127.0.0.1");
    await once(http, "listening");
    const origin = `127.0.0.1:${(http.address() as AddressInfo).port}`;
    expect(await fetchMetadata(`http://${origin}/m`, [origin])).toBe(metadataXml);
    await expect(fetchMetadata(`http://${origin}/large`, [origin])).rejects.toMatchObject({
      code: "saml_metadata_fetch_failed",
    });
    http.close();
  });
});

describe("single sign-on that is switched off", () => {
  it("answers nothing", async () => {
    const settings = { isSamlEnabled: false, isSsoOidcEnabled: false };
    const off = await createOwnAuthTestServer([], { auth: { settings } });
    const { error } = await off.authClient().signInWithSSO({ domain: "acme.example" });
    expect(error).toMatchObject({
      status: 404,
      code: "saml_provider_disabled",
      message: "SAML 2.0 is disabled",
    });
    for (const path of ["saml/metadata", "oidc/callback/id.example?state=1"]) {
      expect((await fetch(`${off.url}/auth/v1/sso/${path}`, { redirect: "manual" })).status).toBe(404);
    }
    await off[Symbol.asyncDispose]();
  });
});

describe("somebody whom a directory named for an identity provider", () => {
  it("is found at the first sign-in, kept out when the directory says so, and let in again", async () => {
    const { idp, provider } = await register();
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: provider.id });
    const facts = { nameId: email, attributes: { email: [email] } };
    const first = await signIn(await idp.respond(facts));
    const token = new URLSearchParams(first.hash.slice(1)).get("access_token") ?? "";
    expect((await server.authClient().getUser(token)).data.user?.id).toBe(userId);
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: false });
    expect((await server.authClient().getUser(token)).error?.name).toBe("AuthSessionMissingError");
    expect((await signIn(await idp.respond(facts))).searchParams.get("error_code")).toBe("user_banned");
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: true });
    expect((await signIn(await idp.respond(facts))).hash).toContain("access_token=");
  });

  it.each([
    ["another identity provider", async () => (await register()).provider.id],
    ["none", async () => null],
  ])("is let be by the directory of %s", async (_whose, otherId) => {
    const { idp, provider } = await register();
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: provider.id });
    const url = await signIn(await idp.respond({ nameId: email, attributes: { email: [email] } }));
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: await otherId(), isActive: false });
    const token = new URLSearchParams(url.hash.slice(1)).get("access_token") ?? "";
    expect((await server.authClient().getUser(token)).error).toBeNull();
  });

  it("stays banned by an admin, whatever the directory says", async () => {
    const { idp, provider } = await register();
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: provider.id });
    await setBan(userId, "infinity");
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: false });
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: true });
    const facts = { nameId: email, attributes: { email: [email] } };
    expect((await signIn(await idp.respond(facts))).searchParams.get("error_code")).toBe("user_banned");
  });

  it("stays suspended by the directory when a ban has run out", async () => {
    const { idp, provider } = await register();
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: provider.id });
    await setBan(userId, "infinity");
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: false });
    await setBan(userId, null);
    const facts = { nameId: email, attributes: { email: [email] } };
    expect((await signIn(await idp.respond(facts))).searchParams.get("error_code")).toBe("user_banned");
  });

  it("is shown to programs as suspended, and let in by one that ends the ban", async () => {
    const { idp, provider } = await register();
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: provider.id });
    const { admin } = await createAdmin(server);
    const shown = async () => (await admin.getUserById(userId)).data.user;
    expect(await shown()).not.toHaveProperty("suspended_at");
    await applyDirectoryStatus(server.system, { userId, ssoProviderId: provider.id, isActive: false });
    expect(await shown()).toMatchObject({ suspended_at: expect.any(String) });
    expect(await shown()).not.toHaveProperty("banned_until");
    await admin.updateUserById(userId, { user_metadata: { team: "sales" } });
    await admin.updateUserById(userId, { ban_duration: "1h" });
    expect(await shown()).toHaveProperty("suspended_at");
    const { data } = await admin.updateUserById(userId, { ban_duration: "none" });
    expect(data.user).toMatchObject({ id: userId });
    expect(data.user).not.toHaveProperty("suspended_at");
    const acts = await server.look("select act from audit_events where workspace_id = $1", [userId]);
    expect(acts).toContainEqual({ act: "user.unsuspended" });
    const facts = { nameId: email, attributes: { email: [email] } };
    expect((await signIn(await idp.respond(facts))).hash).toContain("access_token=");
  });

  const setBan = (userId: string, until: string | null) =>
    server.look(`do $$ begin set local app.audit_exempt = 'on';
      update auth.users set banned_until = ${until ? `'${until}'` : "null"} where id = '${userId}'; end $$`);

  it("is not found by another identity provider with the same address", async () => {
    const [one, two] = [await register(), await register()];
    const email = `${crypto.randomUUID()}@acme.example`;
    const userId = await provisionSsoUser(server.system, { email, ssoProviderId: one.provider.id });
    const url = await signIn(await two.idp.respond({ attributes: { email: [email] } }));
    const token = new URLSearchParams(url.hash.slice(1)).get("access_token") ?? "";
    expect((await server.authClient().getUser(token)).data.user?.id).not.toBe(userId);
  });
});
