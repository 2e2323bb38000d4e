import type { UserIdentity } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { totpCode } from "../factors/testing/totp-code.ts";
import { createOAuthWorld, type OAuthWorld, site } from "../oauth/testing.ts";
import { testPassword } from "../testing.ts";

let world: OAuthWorld;

beforeAll(async () => {
  world = await createOAuthWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

let count = 0;

/** Somebody with a password, in a browser of their own. */
async function newMember(flowType: "implicit" | "pkce" = "implicit") {
  const email = `member-${++count}@example.com`;
  const { id } = await world.server.signUpPerson(email);
  await world.server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = now() where id = '${id}'; end $$`);
  const client = world.client(flowType);
  await client.signInWithPassword({ email, password: testPassword });
  world.openid.person = {
    sub: `private-${count}`,
    email: `private-${count}@example.com`,
    email_verified: true,
  };
  return { id, email, client };
}

type Client = OAuthWorld["client"] extends (flow?: "implicit" | "pkce") => infer Made ? Made : never;

async function link(client: Client, provider: "google" | "github" | "azure" = "google") {
  const { data, error } = await client.linkIdentity({ provider, options: { redirectTo: `${site}/profile` } });
  if (error || !data.url) throw error ?? new Error("No address");
  return world.browse(data.url);
}

async function identities(client: Client): Promise<UserIdentity[]> {
  return (await client.getUserIdentities()).data?.identities ?? [];
}

test("a signed-in person links another identity, whatever its address, and is told by mail", async () => {
  const { client, id, email } = await newMember();
  const { url, fragment } = await link(client);
  expect(url.pathname).toBe("/profile");
  expect(fragment.has("access_token")).toBe(true);
  expect((await identities(client)).map(({ provider }) => provider)).toEqual(["email", "google"]);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ id, email, app_metadata: { providers: ["email", "google"] } });
  const mails = await world.server.look("select kind from outgoing_messages where recipient = $1", [email]);
  expect(mails.map(({ kind }) => kind)).toContain("auth.identity_linked");
});

test("an address that nobody has proved is told nothing of identities: it may be somebody else's", async () => {
  const { client, id, email } = await newMember();
  await world.server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.users set email_confirmed_at = null where id = '${id}'; end $$`);
  await link(client);
  const google = (await identities(client)).find(({ provider }) => provider === "google");
  expect((await client.unlinkIdentity(google as UserIdentity)).error).toBeNull();
  const mails = await world.server.look<{ kind: string }>(
    "select kind from outgoing_messages where recipient = $1",
    [email],
  );
  expect(mails.filter(({ kind }) => kind.startsWith("auth.identity_"))).toEqual([]);
});

test("with PKCE the person comes back with a code of the same account", async () => {
  const { client, id } = await newMember("pkce");
  const { url } = await link(client);
  const { data, error } = await client.exchangeCodeForSession(url.searchParams.get("code") ?? "");
  expect(error).toBeNull();
  expect(data.user?.id).toBe(id);
  expect(data.user?.identities).toHaveLength(2);
});

test("an identity belongs to one user, once", async () => {
  const { client } = await newMember();
  const { person } = world.openid;
  await link(client);
  const again = await link(client);
  expect(Object.fromEntries(again.url.searchParams)).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked",
  });
  const other = await newMember();
  world.openid.person = person;
  const theirs = await link(other.client);
  expect(Object.fromEntries(theirs.url.searchParams)).toMatchObject({
    error_code: "identity_already_exists",
    error_description: "Identity is already linked to another user",
  });
  expect(await identities(other.client)).toHaveLength(1);
});

test("an identity that was unlinked no longer opens the account", async () => {
  const { client, id, email } = await newMember();
  await link(client);
  const google = (await identities(client)).find(({ provider }) => provider === "google");
  const { error } = await client.unlinkIdentity(google as UserIdentity);
  expect(error).toBeNull();
  expect((await client.getUser()).data.user).toMatchObject({ email, app_metadata: { providers: ["email"] } });
  const mails = await world.server.look("select kind from outgoing_messages where recipient = $1", [email]);
  expect(mails.map(({ kind }) => kind)).toContain("auth.identity_unlinked");
  const unlinked = "select actor_type, actor_id from audit_events where act = 'identity.unlinked'";
  expect(await world.server.look(`${unlinked} and workspace_id = $1`, [id])).toEqual([
    { actor_type: "user", actor_id: id },
  ]);
  const { fragment } = await world.browse(`${world.server.url}/auth/v1/authorize?provider=google`);
  const token = fragment.get("access_token")?.split(".")[1] ?? "";
  expect(JSON.parse(Buffer.from(token, "base64url").toString()).sub).not.toBe(id);
});

test("what a session began to link is not linked after it was ended by a new password", async () => {
  const { client, email, id } = await newMember();
  const { data } = await client.linkIdentity({
    provider: "google",
    options: { redirectTo: `${site}/profile` },
  });
  const owner = world.client();
  await owner.signInWithPassword({ email, password: testPassword });
  expect((await owner.updateUser({ password: "another good one" })).error).toBeNull();
  const { url, fragment } = await world.browse(data?.url ?? "");
  expect(url.searchParams.get("error_code")).toBe("bad_oauth_state");
  expect(fragment.has("access_token")).toBe(false);
  expect((await owner.getUser()).data.user).toMatchObject({ id, app_metadata: { providers: ["email"] } });
});

test("with a second factor identities come and go only in a session that has shown it", async () => {
  const { client, email } = await newMember();
  await link(client);
  const { data } = await client.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("No app was enrolled.");
  const code = totpCode(data.totp.secret, new Date());
  expect((await client.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
  const low = world.client();
  await low.signInWithPassword({ email, password: testPassword });
  const [own] = await identities(low);
  const refused = { status: 401, code: "insufficient_aal" };
  expect((await low.unlinkIdentity(own as UserIdentity)).error).toMatchObject(refused);
  expect((await low.linkIdentity({ provider: "github" })).error).toMatchObject(refused);
  const token = { provider: "google", token: "not looked at" };
  expect((await low.linkIdentity(token)).error).toMatchObject(refused);
  expect((await client.unlinkIdentity(own as UserIdentity)).error).toBeNull();
});

test("the last identity stays", async () => {
  const { client } = await newMember();
  const [only] = await identities(client);
  const { error } = await client.unlinkIdentity(only as UserIdentity);
  expect(error).toMatchObject({
    status: 422,
    code: "single_identity_not_deletable",
    message: "User must have at least 1 identity after unlinking",
  });
});

test("without its e-mail identity an account takes the other's address, and the password opens nothing", async () => {
  const { client, email } = await newMember();
  await link(client);
  const own = (await identities(client)).find(({ provider }) => provider === "email");
  expect((await client.unlinkIdentity(own as UserIdentity)).error).toBeNull();
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({
    email: world.openid.person?.email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "google", providers: ["google"] },
  });
  for (const address of [email, String(world.openid.person?.email)]) {
    const { error } = await world.client().signInWithPassword({ email: address, password: testPassword });
    expect(error?.code).toBe("invalid_credentials");
  }
});

test("an unverified address that becomes the account's has to be proved", async () => {
  const { client } = await newMember();
  world.openid.person = { sub: `doubtful-${count}`, email: `doubtful-${count}@example.com` };
  await link(client);
  const own = (await identities(client)).find(({ provider }) => provider === "email");
  await client.unlinkIdentity(own as UserIdentity);
  const { data } = await client.getUser();
  expect(data.user?.email).toBe(`doubtful-${count}@example.com`);
  expect(data.user?.email_confirmed_at).toBeUndefined();
});

test("an identity whose address somebody else has cannot become the only one", async () => {
  const { email: taken } = await newMember();
  const { client } = await newMember();
  world.openid.person = { sub: `of-${taken}`, email: taken, email_verified: true };
  await link(client);
  const own = (await identities(client)).find(({ provider }) => provider === "email");
  const { error } = await client.unlinkIdentity(own as UserIdentity);
  expect(error).toMatchObject({ status: 422, code: "email_conflict_identity_not_deletable" });
  expect(await identities(client)).toHaveLength(2);
});

test("identities of other people, and what is no id, are refused", async () => {
  const other = await newMember();
  const [theirs] = await identities(other.client);
  const { client } = await newMember();
  await link(client);
  const foreign = await client.unlinkIdentity(theirs as UserIdentity);
  expect(foreign.error).toMatchObject({
    status: 422,
    code: "identity_not_found",
    message: "Identity doesn't exist",
  });
  const odd = await client.unlinkIdentity({ ...theirs, identity_id: "odd" } as UserIdentity);
  expect(odd.error).toMatchObject({ status: 404, code: "validation_failed" });
  expect(await identities(other.client)).toHaveLength(1);
});

test("nobody links or unlinks without a session", async () => {
  const headers = { apikey: world.server.publishableKey };
  const linking = await world.get("/user/identities/authorize?provider=google", { headers });
  expect(linking.status).toBe(403);
  const id = "6a1c5b1e-5b0a-4a0e-9f6e-0d4f3f2b1a00";
  const unlinking = await world.get(`/user/identities/${id}`, { headers, method: "DELETE" });
  expect(unlinking.status).toBe(403);
});

test("somebody without an address takes the provider's and is anonymous no more", async () => {
  await using open = await createOAuthWorld({ isAnonymousEnabled: true });
  const client = open.client();
  const { data: before } = await client.signInAnonymously();
  open.openid.person = { sub: "once-nobody", email: "once-nobody@example.com", email_verified: true };
  const { data } = await client.linkIdentity({ provider: "google" });
  await open.browse(data.url ?? "");
  const { data: after } = await client.getUser();
  expect(after.user).toMatchObject({
    id: before.user?.id,
    is_anonymous: false,
    email: "once-nobody@example.com",
    email_confirmed_at: expect.any(String),
    app_metadata: { provider: "google" },
  });
});

test("where linking is switched off, its endpoints are not there", async () => {
  await using off = await createOAuthWorld({ isManualLinkingEnabled: false });
  const { client } = await off.server.signUpPerson();
  const refusal = { status: 404, code: "manual_linking_disabled", message: "Manual linking is disabled" };
  expect((await client.linkIdentity({ provider: "google" })).error).toMatchObject(refusal);
  const [own] = (await client.getUserIdentities()).data?.identities ?? [];
  expect((await client.unlinkIdentity(own as UserIdentity)).error).toMatchObject(refusal);
});
