import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createScriptedAuthenticator,
  type ScriptedAuthenticator,
} from "../passkeys/testing/scripted-authenticator.ts";
import type { Person } from "../testing.ts";
import { asCredential } from "./testing/as-credential.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

interface KeyPerson extends Person {
  factorId: string;
}

async function enrolled(): Promise<KeyPerson> {
  const person = await world.signUpPerson();
  const { data, error } = await person.client.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" });
  if (error) throw error;
  expect(data).toEqual({ id: data.id, type: "webauthn", friendly_name: "Key" });
  return { ...person, factorId: data.id };
}

/** Asks, lets the authenticator answer, and hands the answer in. */
async function prove(
  { client, factorId }: Pick<KeyPerson, "client" | "factorId">,
  key: ScriptedAuthenticator,
) {
  const asked = await client.mfa.challenge({ factorId, webauthn: { rpId: "localhost" } });
  if (asked.error) throw asked.error;
  const { webauthn } = asked.data;
  const challengeId = asked.data.id;
  const party = { rpId: "localhost", rpOrigins: ["http://localhost:3000"] };
  if (webauthn.type === "create") {
    const credential_response = asCredential<RegistrationCredentialOf>(
      key.create(webauthn.credential_options.publicKey),
    );
    return client.mfa.verify({
      factorId,
      challengeId,
      webauthn: { ...party, type: "create", credential_response },
    });
  }
  const credential_response = asCredential<AuthenticationCredentialOf>(
    key.get(webauthn.credential_options.publicKey),
  );
  return client.mfa.verify({
    factorId,
    challengeId,
    webauthn: { ...party, type: "request", credential_response },
  });
}

type VerifyInput = Parameters<Person["client"]["mfa"]["verify"]>[0];
type WebauthnInput = Extract<VerifyInput, { webauthn: unknown }>["webauthn"];
type RegistrationCredentialOf = Extract<WebauthnInput, { type: "create" }>["credential_response"];
type AuthenticationCredentialOf = Extract<WebauthnInput, { type: "request" }>["credential_response"];

describe("a security key as second factor", () => {
  it("is registered by its first answer, which raises the session", async () => {
    const person = await enrolled();
    const { data, error } = await prove(person, createScriptedAuthenticator());
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([
      { factor_type: "webauthn", status: "verified", web_authn_aaguid: expect.stringMatching(/^[0-]+$/) },
    ]);
    expect((await person.client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/webauthn" }, { method: "password" }],
    });
    expect(await world.mailsTo(person.email)).toContain("auth.factor_enrolled");
  });

  it("signs in the sessions that follow", async () => {
    const key = createScriptedAuthenticator();
    const { email, factorId, client } = await enrolled();
    await prove({ client, factorId }, key);
    const other = world.authClient();
    await other.signInWithPassword({ email, password: "a good password" });
    expect((await prove({ client: other, factorId }, key)).error).toBeNull();
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  });

  it("may be one that does not ask who touches it", async () => {
    const person = await enrolled();
    const { error } = await prove(person, createScriptedAuthenticator({ isUserVerified: false }));
    expect(error).toBeNull();
  });

  it.each([
    ["from another page", { origin: "https://evil.example" }],
    ["bound to another site", { rpId: "evil.example" }],
  ])("is refused with an answer %s", async (_what, behaviour) => {
    const person = await enrolled();
    const { error } = await prove(person, createScriptedAuthenticator(behaviour));
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid WebAuthn credential given",
    });
    expect((await person.client.mfa.listFactors()).data?.webauthn).toEqual([]);
  });

  it("is refused when another key answers, or its count of signatures runs back", async () => {
    const person = await enrolled();
    const key = createScriptedAuthenticator({ signCount: 10 });
    await prove(person, key);
    const other = createScriptedAuthenticator();
    other.create({ challenge: "AAAA", user: { id: "AAAA" }, rp: { id: "localhost" } });
    expect((await prove(person, other)).error?.code).toBe("mfa_verification_failed");
    key.behave({ signCount: 5 });
    expect((await prove(person, key)).error?.code).toBe("mfa_verification_failed");
    key.behave({ signCount: 20 });
    expect((await prove(person, key)).error).toBeNull();
  });

  it("does not sign in as a passkey", async () => {
    const key = createScriptedAuthenticator();
    await prove(await enrolled(), key);
    const visitor = world.authClient();
    const { data: asked } = await visitor.passkey.startAuthentication();
    const { error } = await visitor.passkey.verifyAuthentication({
      challengeId: asked?.challenge_id ?? "",
      credential: key.get({ challenge: asked?.options.challenge ?? "" }),
    });
    expect(error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
  });

  it("needs an answer that says what it is", async () => {
    const { session, factorId } = await enrolled();
    const post = async (body: object) => {
      const reply = await fetch(`${world.url}/auth/v1/factors/${factorId}/verify`, {
        method: "POST",
        headers: { apikey: world.publishableKey, authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ challenge_id: factorId, ...body }),
      });
      return (await reply.json()).msg;
    };
    expect(await post({})).toBe("WebAuthn config required");
    expect(await post({ webauthn: { type: "x" } })).toBe("WebAuthn type must be create or request");
    expect(await post({ webauthn: { type: "create" } })).toBe("credential_response required");
  });
});
