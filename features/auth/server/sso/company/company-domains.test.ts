import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createOAuthWorld, type OAuthWorld, site } from "../../oauth/testing.ts";
import { type AuthTestServer, createAuthTestServer, testPassword as password } from "../../testing.ts";
import { createSsoProvider } from "../providers/create-sso-provider.ts";

const known = { issuer: "https://id.example", clientId: "us", clientSecret: "secret" };
const acme = { type: "oidc" as const, ...known, domains: ["acme.example"] };
const managed = {
  status: 422,
  code: "user_sso_managed",
  message: "Your company signs in with single sign-on.",
};
const someone = (domain = "acme.example") => `${randomBytes(6).toString("hex")}@${domain}`;

async function tellOf(server: AuthTestServer, domain: string) {
  const reply = await fetch(`${server.url}/api/v1/company-sign-in?domain=${domain}`);
  return reply.json();
}

describe("an address of a company that has single sign-on", () => {
  let server: AuthTestServer;
  beforeAll(async () => {
    server = await createAuthTestServer();
    await createSsoProvider(server.system, acme);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it("is told to whoever asks for its domain, and no other is", async () => {
    expect(await tellOf(server, "ACME.example")).toEqual({ hasSingleSignOn: true, isRequired: false });
    expect(await tellOf(server, "other.example")).toEqual({ hasSingleSignOn: false, isRequired: false });
  });

  it("signs up by a password all the same, unless a setting forbids that", async () => {
    expect((await server.signUpPerson(someone())).session.access_token).toBeTruthy();
  });

  it("is like all others where its provider, or the type, is switched off", async () => {
    await createSsoProvider(server.system, {
      ...acme,
      issuer: "https://off.example",
      domains: ["off.example"],
      isDisabled: true,
    });
    expect(await tellOf(server, "off.example")).toEqual({ hasSingleSignOn: false, isRequired: false });
    await using other = await createAuthTestServer([], {
      auth: { settings: { isSsoOidcEnabled: false, isSsoRequired: true } },
    });
    await createSsoProvider(other.system, acme);
    expect(await tellOf(other, "acme.example")).toEqual({ hasSingleSignOn: false, isRequired: false });
    expect((await other.signUpPerson(someone())).session.access_token).toBeTruthy();
  });
});

describe("where the settings demand single sign-on of such domains", () => {
  let world: OAuthWorld;
  beforeAll(async () => {
    world = await createOAuthWorld({ isSsoRequired: true });
    await createSsoProvider(world.server.system, acme);
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(() => world.server.look("delete from rate_limits"));

  it("the public lookup says so", async () => {
    expect(await tellOf(world.server, "acme.example")).toEqual({ hasSingleSignOn: true, isRequired: true });
  });

  it("neither a password nor a link makes a user, known or not; other domains sign up as ever", async () => {
    const client = world.server.authClient();
    const taken = someone();
    await world.server.look(
      "insert into auth.users (id, email, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())",
      [taken],
    );
    for (const email of [taken, someone()]) {
      expect((await client.signUp({ email, password })).error).toMatchObject(managed);
      expect((await client.signInWithOtp({ email })).error).toMatchObject(managed);
    }
    const options = { shouldCreateUser: false };
    expect((await client.signInWithOtp({ email: taken, options })).error).toBeNull();
    expect((await world.server.signUpPerson()).session.access_token).toBeTruthy();
  });

  it("nobody changes to such an address", async () => {
    const { client } = await world.server.signUpPerson();
    expect((await client.updateUser({ email: someone() })).error).toMatchObject(managed);
    expect((await client.updateUser({ email: someone("other.example") })).error).toBeNull();
  });

  it("another provider makes no user with such an address", async () => {
    const email = someone();
    world.openid.person = { sub: email, email, email_verified: true };
    const { data } = await world.client().signInWithOAuth({
      provider: "google",
      options: { redirectTo: `${site}/back`, skipBrowserRedirect: true },
    });
    const landing = await world.browse(data?.url ?? "");
    expect(landing.fragment.get("error_code")).toBe("user_sso_managed");
    expect(await world.server.look("select from auth.users where email = $1", [email])).toEqual([]);
  });
});
