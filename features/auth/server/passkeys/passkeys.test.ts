import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFactorWorld, type FactorWorld } from "../factors/testing/factor-world.ts";
import { registerByClient } from "./testing/register-by-client.ts";
import { createScriptedAuthenticator, type ScriptedAuthenticator } from "./testing/scripted-authenticator.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

async function signIn(key: ScriptedAuthenticator, client = world.authClient()) {
  const { data: asked, error } = await client.passkey.startAuthentication();
  if (error) throw error;
  const credential = key.get(asked.options);
  const reply = await client.passkey.verifyAuthentication({ challengeId: asked.challenge_id, credential });
  return { client, asked, credential, reply };
}

async function withPasskey() {
  const person = await world.signUpPerson();
  const key = createScriptedAuthenticator();
  const { data, error } = await registerByClient(person, key);
  if (error) throw error;
  return { ...person, key, passkeyId: data.id };
}

describe("registering a passkey", () => {
  it("asks for one that the device keeps and for which it knows the person", async () => {
    const { client, email, id } = await world.signUpPerson();
    const { data } = await client.passkey.startRegistration();
    expect(data?.options).toMatchObject({
      rp: { id: "localhost", name: "Adjutant" },
      user: { id: Buffer.from(id).toString("base64url"), name: email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect((data?.expires_at ?? 0) - world.now().getTime() / 1_000).toBeCloseTo(300, -1);
  });

  it("keeps its public key, tells the person by mail, and does not ask the same device again", async () => {
    const { client, id, email, passkeyId } = await withPasskey();
    const { data } = await client.passkey.list();
    expect(data).toEqual([{ id: passkeyId, created_at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
    expect(await world.actsOf(id)).toContain("passkey.registered");
    expect(await world.mailsTo(email)).toContain("auth.passkey_added");
    const { data: asked } = await client.passkey.startRegistration();
    expect(asked?.options.excludeCredentials).toHaveLength(1);
  });

  it.each([
    ["from another page", { origin: "https://evil.example" }],
    ["bound to another site", { rpId: "evil.example" }],
    ["of a device that did not know the person", { isUserVerified: false }],
  ])("refuses an answer %s", async (_what, behaviour) => {
    const person = await world.signUpPerson();
    const { error } = await registerByClient(person, createScriptedAuthenticator(behaviour));
    expect(error).toMatchObject({
      status: 400,
      code: "webauthn_verification_failed",
      message: "Credential verification failed",
    });
    expect((await person.client.passkey.list()).data).toEqual([]);
  });

  it("refuses a challenge that was answered, has expired, or is of somebody else", async () => {
    const { client } = await world.signUpPerson();
    const key = createScriptedAuthenticator();
    const start = async () => {
      const { data, error } = await client.passkey.startRegistration();
      if (error) throw error;
      return { challengeId: data.challenge_id, credential: key.create(data.options) };
    };
    const answer = await start();
    expect((await client.passkey.verifyRegistration(answer)).error).toBeNull();
    expect((await client.passkey.verifyRegistration(answer)).error).toMatchObject({
      status: 400,
      code: "webauthn_challenge_not_found",
      message: "Challenge not found or already used",
    });
    const other = await world.signUpPerson();
    expect((await other.client.passkey.verifyRegistration(await start())).error).toMatchObject({
      code: "webauthn_challenge_not_found",
    });
    const late = await start();
    world.pass(300);
    expect((await client.passkey.verifyRegistration(late)).error).toMatchObject({
      status: 400,
      code: "webauthn_challenge_expired",
      message: "Challenge has expired",
    });
  });

  it("refuses a credential that is registered already, by whomever", async () => {
    const { client } = await world.signUpPerson();
    const { data: asked } = await client.passkey.startRegistration();
    if (!asked) throw new Error("Nothing was asked.");
    const credential = createScriptedAuthenticator().create(asked.options);
    await client.passkey.verifyRegistration({ challengeId: asked.challenge_id, credential });
    const { data: next } = await client.passkey.startRegistration();
    const again = next?.challenge_id ?? "";
    await world.look("update auth.webauthn_challenges set challenge = $1 where id = $2", [
      asked.options.challenge,
      again,
    ]);
    const { error } = await client.passkey.verifyRegistration({ challengeId: again, credential });
    expect(error).toMatchObject({
      status: 422,
      code: "webauthn_credential_exists",
      message: "This credential is already registered",
    });
  });

  it("refuses the eleventh", async () => {
    const person = await world.signUpPerson();
    for (let count = 0; count < 10; count += 1) await registerByClient(person, createScriptedAuthenticator());
    await world.refillLimits();
    const { error } = await person.client.passkey.startRegistration();
    expect(error).toMatchObject({
      status: 422,
      code: "too_many_passkeys",
      message: "Maximum number of passkeys reached",
    });
  });

  it("needs a session that a factor raised, for whoever has one", async () => {
    const { email, client } = await world.totpPerson();
    const weaker = world.authClient();
    await weaker.signInWithPassword({ email, password: "a good password" });
    expect((await weaker.passkey.startRegistration()).error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 session is required to manage passkeys when MFA is enabled",
    });
    expect((await client.passkey.startRegistration()).error).toBeNull();
  });
});

describe("signing in with a passkey", () => {
  it("names nobody in its question and begins a session of the person who signed", async () => {
    const { key, id, passkeyId } = await withPasskey();
    const { asked, reply, client } = await signIn(key);
    expect(asked.options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(asked.options.allowCredentials ?? []).toEqual([]);
    expect(reply.error).toBeNull();
    expect(reply.data?.user?.id).toBe(id);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      currentAuthenticationMethods: [{ method: "passkey" }],
    });
    const { data } = await client.passkey.list();
    expect(data).toMatchObject([{ id: passkeyId, last_used_at: expect.any(String) }]);
    expect(await world.actsOf(id)).toContain("passkey.used");
  });

  it("takes one answer to a challenge, in time", async () => {
    const { key } = await withPasskey();
    const { asked, credential, client } = await signIn(key);
    const again = await client.passkey.verifyAuthentication({ challengeId: asked.challenge_id, credential });
    expect(again.error).toMatchObject({ status: 400, code: "webauthn_challenge_not_found" });
    const { data: next } = await client.passkey.startAuthentication();
    if (!next) throw new Error("Nothing was asked.");
    world.pass(300);
    const late = await client.passkey.verifyAuthentication({
      challengeId: next.challenge_id,
      credential: key.get(next.options),
    });
    expect(late.error).toMatchObject({ status: 400, code: "webauthn_challenge_expired" });
  });

  it.each([
    ["from another page", { origin: "https://evil.example" }],
    ["bound to another site", { rpId: "evil.example" }],
    ["of a device that did not know the person", { isUserVerified: false }],
    ["of a device that counts back, as a copy would", { signCount: 0 }],
  ])("refuses an answer %s", async (_what, behaviour) => {
    const { key } = await withPasskey();
    key.behave(behaviour);
    const { reply } = await signIn(key);
    expect(reply.error).toMatchObject({
      status: 400,
      code: "webauthn_verification_failed",
      message: "Credential verification failed",
    });
  });

  it("refuses an answer that names another person than the passkey is of", async () => {
    const { key } = await withPasskey();
    const victim = await world.signUpPerson();
    const client = world.authClient();
    const { data: asked } = await client.passkey.startAuthentication();
    if (!asked) throw new Error("Nothing was asked.");
    const credential = key.get(asked.options);
    credential.response.userHandle = Buffer.from(victim.id).toString("base64url");
    const { error } = await client.passkey.verifyAuthentication({
      challengeId: asked.challenge_id,
      credential,
    });
    expect(error?.code).toBe("webauthn_verification_failed");
  });

  it("is closed to people who are banned", async () => {
    const { key, id } = await withPasskey();
    await world.look("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]);
    expect((await signIn(key)).reply.error).toMatchObject({ status: 403, code: "user_banned" });
  });

  it("says what is missing in an answer", async () => {
    const client = world.authClient();
    const { data: asked } = await client.passkey.startAuthentication();
    const credential = createScriptedAuthenticator().create({
      challenge: asked?.options.challenge ?? "",
      user: { id: "AAAA" },
      rp: {},
    });
    const odd = await client.passkey.verifyAuthentication({ challengeId: "1", credential });
    expect(odd.error).toMatchObject({ status: 400, message: "challenge_id must be a valid UUID" });
    const none = await client.passkey.verifyAuthentication({ challengeId: "", credential });
    expect(none.error?.message).toBe("challenge_id is required");
    const wrongKind = await client.passkey.verifyAuthentication({
      challengeId: asked?.challenge_id ?? "",
      credential,
    });
    expect(wrongKind.error?.code).toBe("webauthn_verification_failed");
  });
});

describe("one's own passkeys", () => {
  it("can be named and removed, after which they sign in no more", async () => {
    const { client, key, passkeyId, email } = await withPasskey();
    const renamed = await client.passkey.update({ passkeyId, friendlyName: "Laptop" });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: "Laptop" });
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
    expect(await world.mailsTo(email)).toContain("auth.passkey_removed");
    expect((await signIn(key)).reply.error?.code).toBe("webauthn_verification_failed");
  });

  it("take names of up to 120 characters", async () => {
    const { client, passkeyId } = await withPasskey();
    const none = await client.passkey.update({ passkeyId, friendlyName: "" });
    expect(none.error?.message).toBe("friendly_name is required");
    const long = await client.passkey.update({ passkeyId, friendlyName: "x".repeat(121) });
    expect(long.error).toMatchObject({
      status: 400,
      message: "friendly_name must be 120 characters or less",
    });
  });

  it("are out of reach for everybody else", async () => {
    const { passkeyId } = await withPasskey();
    const { client } = await world.signUpPerson();
    expect((await client.passkey.list()).data).toEqual([]);
    for (const reply of [
      await client.passkey.update({ passkeyId, friendlyName: "Mine" }),
      await client.passkey.delete({ passkeyId }),
      await client.passkey.delete({ passkeyId: "1" }),
    ]) {
      expect(reply.error).toMatchObject({ status: 404, message: "Passkey not found" });
    }
  });
});
