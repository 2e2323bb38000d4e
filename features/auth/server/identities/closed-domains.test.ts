import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOAuthWorld, type OAuthWorld, site } from "../oauth/testing.ts";
import { createSsoProvider } from "../sso/providers/create-sso-provider.ts";
import { testPassword as password } from "../testing.ts";

/** The company has single sign-on, which the settings demand of its addresses. */
let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld({ isSsoRequired: true });
  const known = { issuer: "https://id.example", clientId: "us", clientSecret: "secret" };
  await createSsoProvider(world.server.system, { type: "oidc", ...known, domains: ["acme.example"] });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.server.look("delete from rate_limits"));

const managed = {
  status: 422,
  code: "user_sso_managed",
  message: "Your company signs in with single sign-on.",
};
const newAddress = (domain: string) => `${randomBytes(6).toString("hex")}@${domain}`;
type Client = ReturnType<OAuthWorld["client"]>;

/** Somebody with a password who has proved the address; at the company, from before it had single sign-on. */
async function newMember(domain: string) {
  const person = await world.server.signUpPerson();
  const email = newAddress(domain);
  await exempt(
    `update auth.users set email = '${email}', email_confirmed_at = now() where id = '${person.id}'`,
  );
  await exempt(`update auth.identities set identity_data = identity_data || '{"email": "${email}"}'
    where user_id = '${person.id}'`);
  const client = world.client();
  expect((await client.signInWithPassword({ email, password })).error).toBeNull();
  return { id: person.id, email, client };
}

const exempt = (statement: string) =>
  world.server.look(`do $$ begin set local app.audit_exempt = 'on'; ${statement}; end $$`);

/** An identity that was linked before the company had single sign-on. */
async function addGoogle(userId: string, email: string) {
  const data = JSON.stringify({ sub: email, email, email_verified: true });
  await exempt(`insert into auth.identities (id, user_id, provider, provider_id, identity_data)
    values (gen_random_uuid(), '${userId}', 'google', '${email}', '${data}')`);
}

/** The provider's person has this address. */
function atGoogle(email: string) {
  world.openid.person = { sub: email, email, email_verified: true };
}

async function link(client: Client) {
  const { data, error } = await client.linkIdentity({
    provider: "google",
    options: { redirectTo: `${site}/profile` },
  });
  if (error || !data.url) throw error ?? new Error("No address");
  return (await world.browse(data.url)).url.searchParams.get("error_code");
}

async function unlink(client: Client, provider: string) {
  const found = (await client.getUserIdentities()).data?.identities.find((one) => one.provider === provider);
  if (!found) throw new Error(`No identity at ${provider}`);
  return (await client.unlinkIdentity(found)).error;
}

const providersOf = async (client: Client) =>
  (await client.getUserIdentities()).data?.identities.map(({ provider }) => provider).sort();

test("no other provider is linked to an account of the company", async () => {
  const { client } = await newMember("acme.example");
  atGoogle(newAddress("other.example"));
  expect((await client.linkIdentity({ provider: "google" })).error).toMatchObject(managed);
  expect(await providersOf(client)).toEqual(["email"]);
});

test("no provider is linked by a flow that began before the account moved to the company", async () => {
  const { id, client } = await newMember("other.example");
  atGoogle(newAddress("third.example"));
  const { data } = await client.linkIdentity({
    provider: "google",
    options: { redirectTo: `${site}/profile` },
  });
  await exempt(`update auth.users set email = '${newAddress("acme.example")}' where id = '${id}'`);
  const { url } = await world.browse(data?.url ?? "");
  expect(url.searchParams.get("error_code")).toBe("user_sso_managed");
});

test("nobody links an identity with an address of the company; other identities are linked as ever", async () => {
  const { client } = await newMember("other.example");
  atGoogle(newAddress("acme.example"));
  expect(await link(client)).toBe("user_sso_managed");
  expect(await providersOf(client)).toEqual(["email"]);
  atGoogle(newAddress("third.example"));
  expect(await link(client)).toBeNull();
  expect(await providersOf(client)).toEqual(["email", "google"]);
});

test("a sign-in at another provider does not reach an account of the company by its address", async () => {
  const { email, client } = await newMember("acme.example");
  atGoogle(email);
  const { url, fragment } = await world.browse(`${world.server.url}/auth/v1/authorize?provider=google`);
  expect(url.searchParams.get("error_code")).toBe("user_sso_managed");
  expect(fragment.has("access_token")).toBe(false);
  expect(await providersOf(client)).toEqual(["email"]);
});

test("the last way that the company does not forbid stays", async () => {
  const { id, client } = await newMember("acme.example");
  await addGoogle(id, newAddress("other.example"));
  expect(await unlink(client, "google")).toMatchObject(managed);
  expect(await providersOf(client)).toEqual(["email", "google"]);
});

test("no address of the company becomes that of an account whose other identity goes", async () => {
  const { id, email, client } = await newMember("other.example");
  await addGoogle(id, newAddress("acme.example"));
  expect(await unlink(client, "email")).toMatchObject(managed);
  expect((await client.getUser()).data.user?.email).toBe(email);
});

test("a way that the company forbids goes, and the address becomes another one", async () => {
  const { id, client } = await newMember("acme.example");
  const own = newAddress("other.example");
  await addGoogle(id, own);
  expect(await unlink(client, "email")).toBeNull();
  expect((await client.getUser()).data.user?.email).toBe(own);
});

test("of several ways that the company forbids one goes all the same", async () => {
  const { id, email, client } = await newMember("acme.example");
  await addGoogle(id, email);
  expect(await unlink(client, "google")).toBeNull();
  expect(await providersOf(client)).toEqual(["email"]);
});
