import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { createSecretKey } from "../../index.ts";
import { createOAuthWorld, type Landing, type OAuthWorld, site } from "../../oauth/testing.ts";

export const domain = "acme.example";

/** A company with an OpenID Connect issuer of its own. */
export function stageOidc() {
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

  /** The page gets the error in query and fragment, and no session. */
  function expectError(landing: Landing, error: Record<string, unknown>) {
    expect(Object.fromEntries(landing.url.searchParams)).toMatchObject(error);
    expect(Object.fromEntries(landing.fragment)).toMatchObject({ ...error, sb: "" });
    expect(landing.url.href).not.toContain("access_token");
  }

  return {
    get world() {
      return world;
    },
    get providerId() {
      return providerId;
    },
    manage,
    newPerson,
    addressOf,
    signIn,
    userOf,
    expectError,
  };
}
