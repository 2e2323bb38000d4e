import { describe, expect, it } from "vitest";
import { site } from "../oauth/testing.ts";
import { provisionSsoUser } from "../testing/account-parts.ts";
import { domain, stageOidc } from "./testing/stage-oidc.ts";

const staged = stageOidc();
const { addressOf, newPerson, signIn, userOf, manage } = staged;

describe("a sign-in at the issuer of a company", () => {
  it("leaves with a state, a nonce and a code challenge of its own each time", async () => {
    const [one, two] = [new URL(await addressOf()), new URL(await addressOf())];
    expect(one.origin).toBe(staged.world.openid.issuer);
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      client_id: "adjutant",
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: `http://auth.test/auth/v1/sso/oidc/callback/${one.host}`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)?.length).toBeGreaterThan(35);
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
  });

  it("comes back as a session of the provider's own user, without the issuer's tokens", async () => {
    const { sub, email } = newPerson();
    const landing = await signIn();
    expect(landing.url.origin + landing.url.pathname).toBe(`${site}/back`);
    expect([...landing.fragment.keys()]).not.toContain("provider_token");
    const user = await userOf(landing);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: `sso:${staged.providerId}`, providers: [`sso:${staged.providerId}`] },
      identities: [{ id: sub, provider: `sso:${staged.providerId}` }],
      user_metadata: { sub, iss: staged.world.openid.issuer, custom_claims: { name: "Ann Lee" } },
    });
    const rows = await staged.world.server.look("select is_sso_user from auth.users where id = $1", [
      user.id,
    ]);
    expect(rows).toEqual([{ is_sso_user: true }]);
    const { data } = await staged.world.client().getClaims(landing.fragment.get("access_token") ?? "");
    expect(data?.claims.amr).toMatchObject([{ method: "oauth" }]);
  });

  it("may name the provider instead of the domain, and may go there without being told the address", async () => {
    const { data } = await staged.world
      .client()
      .signInWithSSO({ providerId: staged.providerId, options: { skipBrowserRedirect: true } });
    expect(data?.url).toContain(staged.world.openid.issuer);
    const reply = await fetch(`${staged.world.server.url}/auth/v1/sso`, {
      method: "POST",
      redirect: "manual",
      headers: { apikey: staged.world.server.publishableKey },
      body: JSON.stringify({ domain }),
    });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(staged.world.openid.issuer),
    ]);
  });

  it("gives the browser a code when it sent a challenge ahead, and only its verifier exchanges it", async () => {
    const { email } = newPerson();
    const client = staged.world.client("pkce");
    const { url } = await staged.world.browse(await addressOf(client));
    expect(url.hash).toBe("");
    const code = url.searchParams.get("code") ?? "";
    expect((await staged.world.client("pkce").exchangeCodeForSession(code)).error).toBeTruthy();
    const { data } = await client.exchangeCodeForSession(code);
    expect([data.user?.email, data.session?.provider_token]).toEqual([email, undefined]);
  });

  it("finds the same person again by the issuer's name for them, with what it says now", async () => {
    const { sub } = newPerson();
    const first = await userOf(await signIn());
    staged.world.openid.person = { sub, email: `new-${sub}@${domain}`, email_verified: true };
    const again = await userOf(await signIn());
    expect([again.id, again.email]).toEqual([first.id, `new-${sub}@${domain}`]);
  });

  it("is somebody else than the person who signs in with the same address and a password, or at a provider", async () => {
    const { email } = newPerson();
    const byPassword = await staged.world.server.signUpPerson(email);
    const user = await userOf(await signIn());
    expect([user.email, user.id === byPassword.id]).toEqual([email, false]);
    const { data } = await staged.world
      .client()
      .signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
    const byGoogle = await userOf(await staged.world.browse(data.url ?? ""));
    expect([byGoogle.id, byGoogle.id === user.id]).toEqual([byPassword.id, false]);
  });

  it("finds the user that a directory provisioned for this provider", async () => {
    const { email } = newPerson();
    const userId = await provisionSsoUser(staged.world.server.system, {
      email,
      ssoProviderId: staged.providerId,
    });
    expect((await userOf(await signIn())).id).toBe(userId);
  });

  it("ends when the issuer says that the session ends, also when it was exchanged for a code", async () => {
    const end = Math.floor(Date.now() / 1000) + 1_800;
    staged.world.openid.spoil = (claims) => ({ ...claims, session_expiry: end });
    const { id } = await userOf(await signIn());
    const client = staged.world.client("pkce");
    const { url } = await staged.world.browse(await addressOf(client));
    await client.exchangeCodeForSession(url.searchParams.get("code") ?? "");
    const rows = await staged.world.server.look("select not_after from auth.sessions where user_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ not_after: new Date(end * 1_000) }, { not_after: new Date(end * 1_000) }]);
  });

  it("describes the person by the claims that the mapping names", async () => {
    const keys = {
      email: { name: "work_mail" },
      picture: { name: "picture" },
      groups: { name: "groups", array: true },
      country: { name: "c", default: "DE" },
    };
    await manage("PUT", `/${staged.providerId}`, { attribute_mapping: { keys } });
    newPerson({ picture: "https://acme.example/ann.png" });
    staged.world.openid.spoil = (claims) => ({ ...claims, work_mail: `Ann@${domain}`, groups: ["a", "b"] });
    const user = await userOf(await signIn());
    expect(user.email).toBe(`ann@${domain}`);
    expect(user.user_metadata.custom_claims).toEqual({
      name: "Ann Lee",
      picture: "https://acme.example/ann.png",
      groups: ["a", "b"],
      country: "DE",
    });
    await manage("PUT", `/${staged.providerId}`, { attribute_mapping: {} });
  });
});
