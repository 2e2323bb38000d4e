import { describe, expect, it, test } from "vitest";
import { site } from "../oauth/testing.ts";
import { domain, stageOidc } from "./testing/stage-oidc.ts";

const staged = stageOidc();
const { expectError, signIn, newPerson, addressOf, manage } = staged;

describe("an ID token is refused", () => {
  const refusal = (explanation: string) => ({
    error: "invalid_request",
    error_code: "validation_failed",
    error_description: `ID token is not valid: ${explanation}`,
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["for another audience", { aud: "somebody else" }, "it was made for another audience"],
    ["with another nonce", { nonce: "of another request" }, "it answers another request"],
    ["of another issuer", { iss: "https://evil.example" }, "it comes from another issuer"],
    [
      "that has expired",
      { exp: Math.floor(Date.now() / 1000) - 3_600 },
      "it has expired or is not valid yet",
    ],
    ["whose session has ended", { session_expiry: 1_000 }, "its session has ended"],
  ])("%s", async (_what, claims, explanation) => {
    staged.world.openid.spoil = (usual) => ({ ...usual, ...claims });
    expectError(await signIn(), refusal(explanation));
  });

  it("that the issuer did not sign, and leaves a trace of it", async () => {
    staged.world.openid.isSigningWrongly = true;
    const landing = await signIn();
    expectError(landing, refusal("its signature or something else that it needs is missing or wrong"));
    const [row] = await staged.world.server.look<{ envelope: Buffer }>(
      "select envelope from audit_events where act = 'session.sign_in_failed' order by id desc limit 1",
    );
    expect(row?.envelope.toString()).toContain('"method":"sso/oidc"');
    expect(row?.envelope.toString()).toContain(staged.providerId);
  });

  it("without the nonce that was sent", async () => {
    staged.world.openid.spoil = ({ nonce: _nonce, ...usual }) => usual;
    expectError(await signIn(), { error_code: "validation_failed" });
  });

  it("without an address, with one that is not proved, and with one of another company", async () => {
    staged.world.openid.person = { sub: "employee-without-address" };
    expectError(await signIn(), refusal("it does not contain an email address"));
    newPerson({ email_verified: false });
    expectError(await signIn(), { error: "access_denied", error_code: "provider_email_needs_verification" });
    newPerson({ email: "ann@elsewhere.example" });
    expectError(
      await signIn(),
      refusal("addresses of elsewhere.example do not belong to this identity provider"),
    );
  });
});

describe("an answer is refused", () => {
  test("with a state that was used, also when the first use failed", async () => {
    const used = { error: "invalid_request", error_code: "flow_state_already_used" };
    const callback = await staged.world.browseToCallback(await addressOf());
    await staged.world.browse(callback);
    expectError(await staged.world.browse(callback), used);
    staged.world.openid.isSigningWrongly = true;
    const failing = await staged.world.browseToCallback(await addressOf());
    await staged.world.browse(failing);
    staged.world.openid.isSigningWrongly = false;
    expectError(await staged.world.browse(failing), used);
  });

  test("but for one of those that come with one state at the same moment", async () => {
    const callback = await staged.world.browseToCallback(await addressOf());
    const landings = await Promise.all([1, 2, 3, 4].map(() => staged.world.browse(callback)));
    expect(landings.filter(({ fragment }) => fragment.has("access_token"))).toHaveLength(1);
  });

  test("with a state older than five minutes", async () => {
    const callback = await staged.world.browseToCallback(await addressOf());
    staged.world.clock.aheadMs = 301_000;
    expectError(await staged.world.browse(callback), {
      error_code: "bad_oauth_state",
      error_description: "OAuth state has expired",
    });
  });

  test.each([
    ["no state", {}, "bad_oauth_callback"],
    ["a state that nobody gave out", { state: crypto.randomUUID() }, "bad_oauth_state"],
    ["a state that is none", { state: "1" }, "bad_oauth_state"],
  ])("that nobody asked for: with %s", async (_what, params, code) => {
    const query = new URLSearchParams({ code: "stolen", ...params });
    const host = new URL(staged.world.openid.issuer).host;
    const countEvents = () => staged.world.server.look("select count(*) from audit_events");
    const before = await countEvents();
    const landing = await staged.world.browse(
      `${staged.world.server.url}/auth/v1/sso/oidc/callback/${host}?${query}`,
    );
    expectError(landing, { error_code: code });
    expect(landing.url.origin).toBe(site);
    // Anybody can send as much of it as they like.
    expect(await countEvents()).toEqual(before);
  });

  test("at the address of another issuer, and with a state of a sign-in of another kind", async () => {
    const elsewhere = (await staged.world.browseToCallback(await addressOf())).replace(
      /callback\/[^?]+/,
      "callback/evil.example",
    );
    expectError(await staged.world.browse(elsewhere), {
      error_code: "bad_oauth_state",
      error_description: "OAuth state belongs to another identity provider",
    });
    const atProviders = (await staged.world.browseToCallback(await addressOf())).replace(
      /sso\/oidc\/callback\/[^?]+/,
      "callback",
    );
    expectError(await staged.world.browse(atProviders), { error_code: "oauth_provider_not_supported" });
    const { data } = await staged.world
      .client()
      .signInWithOAuth({ provider: "google", options: { skipBrowserRedirect: true } });
    const { host } = new URL(staged.world.openid.issuer);
    const ofGoogle = (await staged.world.browseToCallback(data.url ?? "")).replace(
      /callback\?/,
      `sso/oidc/callback/${host}?`,
    );
    expectError(await staged.world.browse(ofGoogle), { error_code: "bad_oauth_state" });
  });

  test("whose code belongs to another code challenge", async () => {
    const address = new URL(await addressOf());
    address.searchParams.set("code_challenge", "x".repeat(43));
    expectError(await staged.world.browse(address.href), {
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "The identity provider did not take the code",
    });
  });

  test("that names another issuer than the one that was asked", async () => {
    const callback = new URL(await staged.world.browseToCallback(await addressOf()));
    callback.searchParams.set("iss", "https://evil.example");
    expectError(await staged.world.browse(callback.href), { error_code: "validation_failed" });
  });

  test("of a person who did not agree: the page is told what the issuer says", async () => {
    staged.world.openid.person = undefined;
    expectError(await signIn(), { error: "access_denied", error_code: "bad_oauth_callback" });
  });

  test("of a provider that was disabled in the meantime", async () => {
    const callback = await staged.world.browseToCallback(await addressOf());
    await manage("PUT", `/${staged.providerId}`, { disabled: true });
    expectError(await staged.world.browse(callback), { error_code: "sso_provider_disabled" });
    const { error } = await staged.world.client().signInWithSSO({ domain });
    expect(error).toMatchObject({
      status: 404,
      code: "sso_provider_disabled",
      message: "SSO provider is disabled",
    });
    await manage("PUT", `/${staged.providerId}`, { disabled: false });
  });
});
