import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSecretKey } from "#features/auth/server/index.ts";
import { createOAuthWorld, type OAuthWorld, site } from "#features/auth/server/oauth/testing.ts";
import { lastMessageTo } from "#features/auth/server/testing.ts";
import { siteModule } from "#features/site/server/module.ts";

const allowed: string[] = [];
let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld({ ssoAllowedOrigins: allowed }, [siteModule]);
  allowed.push(new URL(world.openid.issuer).host);
});
afterAll(() => world[Symbol.asyncDispose]());

function newPerson() {
  const sub = randomUUID();
  const person = { sub, email: `${sub}@acme.example`, email_verified: true, name: "Ann Lee" };
  world.openid.person = person;
  return person;
}

/** What was written down of the person, and of what the product still asks them. */
async function read(accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const reply = await fetch(`${world.server.url}/api/v1/legal-acceptances`, { headers });
  const { accepted, asked } = await reply.json();
  const typesOf = (texts: { type: string }[]) => texts.map(({ type }) => type);
  return { accepted: typesOf(accepted), asked: typesOf(asked) };
}

const both = ["terms", "privacy"];

test("an account made by a provider, begun on a page that names the texts, comes with their acceptance", async () => {
  newPerson();
  const { data } = await world.client().signInWithOAuth({
    provider: "google",
    options: { skipBrowserRedirect: true, redirectTo: `${site}/back` },
  });
  const { fragment } = await world.browse(data.url ?? "");
  expect(await read(fragment.get("access_token") ?? "")).toEqual({ accepted: both, asked: [] });
});

test("so does one made by the provider of a company", async () => {
  const { issuer, clientId, clientSecret } = world.openid;
  const made = await fetch(`${world.server.url}/auth/v1/admin/sso/providers`, {
    method: "POST",
    headers: {
      apikey: await createSecretKey(world.server.system, {}),
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify({
      ...{ type: "oidc", issuer, client_id: clientId, client_secret: clientSecret },
      domains: ["acme.example"],
    }),
  });
  expect(made.ok).toBe(true);
  newPerson();
  const { data } = await world.client().signInWithSSO({
    domain: "acme.example",
    options: { skipBrowserRedirect: true, redirectTo: `${site}/back` },
  });
  const { fragment } = await world.browse(data?.url ?? "");
  expect(await read(fragment.get("access_token") ?? "")).toEqual({ accepted: both, asked: [] });
});

test("whom a link to an unknown mailbox made a user was shown nothing, and is asked", async () => {
  const email = `${randomUUID()}@example.com`;
  const client = world.client();
  await client.signInWithOtp({ email });
  const { code: token } = await lastMessageTo(world.server, email);
  const { data } = await client.verifyOtp({ email, token, type: "email" });
  expect(await read(data.session?.access_token ?? "")).toEqual({ accepted: [], asked: both });
});
