import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

async function enrolled(friendlyName = "App") {
  const person = await world.signUpPerson();
  const { data, error } = await person.client.mfa.enroll({ factorType: "totp", friendlyName });
  if (error || data.type !== "totp") throw error ?? new Error("No app was enrolled.");
  return { ...person, factorId: data.id, secret: data.totp.secret, data };
}

async function challengeOf(
  client: FactorWorld extends { authClient(): infer Client } ? Client : never,
  factorId: string,
) {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error) throw error;
  return data.id;
}

async function tokenOf(client: Parameters<typeof challengeOf>[0]): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? "";
}

describe("enrolling an authenticator app", () => {
  it("shows the secret once, as text, as an address and as an image", async () => {
    const { data, email, id } = await enrolled("My phone");
    expect(data).toMatchObject({ type: "totp", friendly_name: "My phone" });
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data.totp.uri);
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      issuer: "127.0.0.1:3000",
      secret: data.totp.secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/);

    const [row] = await world.look<{ sealed_secret: string }>(
      "select sealed_secret from auth.mfa_factors where user_id = $1",
      [id],
    );
    expect(row?.sealed_secret).not.toContain(data.totp.secret);
    expect(await world.actsOf(id)).toContain("factor.enrolled");
  });

  it("lists the factor as unverified, which asks for nothing yet", async () => {
    const { client, factorId } = await enrolled();
    const { data } = await client.mfa.listFactors();
    expect(data?.totp).toEqual([]);
    expect(data?.all).toMatchObject([
      { id: factorId, factor_type: "totp", status: "unverified", friendly_name: "App" },
    ]);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  });

  it("replaces one of the same name that was begun and never verified", async () => {
    const { client, factorId, id: userId } = await enrolled("Twice");
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Twice" });
    expect(error).toBeNull();
    expect((await client.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([data?.id]);
    expect((await world.actsOf(userId)).filter((act) => act === "factor.abandoned")).toHaveLength(1);
    expect((await client.mfa.challenge({ factorId })).error?.code).toBe("mfa_factor_not_found");
  });

  it("refuses a second factor of the name of a verified one", async () => {
    const { client, factorId, secret } = await enrolled("Twice");
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Twice" });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "Twice" for this user already exists',
    });
  });

  it("forgets one that was not verified within five minutes", async () => {
    const { client, id: userId } = await enrolled("Twice");
    world.pass(301);
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Twice" });
    expect(error).toBeNull();
    expect(await world.actsOf(userId)).toContain("factor.abandoned");
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.all.map(({ id }) => id)).toEqual([data?.id]);
  });

  it("refuses more than ten", async () => {
    const { client } = await enrolled("0");
    for (const name of "123456789") await client.mfa.enroll({ factorType: "totp", friendlyName: name });
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "10" });
    expect(error).toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
      message: "Maximum number of verified factors reached, unenroll to continue",
    });
  });

  it("refuses another one in a session that no factor raised, once one is verified", async () => {
    const { email } = await world.totpPerson();
    const client = world.authClient();
    await client.signInWithPassword({ email, password: "a good password" });
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Other" });
    expect(error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 required to enroll a new factor",
    });
  });

  it("refuses kinds that it does not know or that are switched off", async () => {
    const { client, session } = await world.signUpPerson();
    const { error } = await client.mfa.enroll({ factorType: "phone", phone: "+15551234567" });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_phone_enroll_not_enabled",
      message: "MFA enroll is disabled for Phone",
    });
    for (const factor_type of ["recovery_code", "constructor", ""]) {
      const reply = await fetch(`${world.url}/auth/v1/factors`, {
        method: "POST",
        headers: { apikey: world.publishableKey, authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ factor_type }),
      });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        error_code: "validation_failed",
        msg: "factor_type needs to be totp, phone, or webauthn",
      });
    }
  });
});

describe("verifying an authenticator app", () => {
  it("raises the session to aal2 with a new refresh token, and tells the person by mail", async () => {
    const { client, factorId, secret, id, email, session } = await enrolled();
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: "totp" });
    const inMs = (challenge.data?.expires_at ?? 0) * 1_000 - world.now().getTime();
    expect(inMs / 1_000).toBeCloseTo(300, -1);
    const { data, error } = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: world.nextCode(secret),
    });
    expect(error).toBeNull();
    expect(data?.refresh_token).not.toBe(session.refresh_token);
    expect(data?.user.factors).toMatchObject([{ id: factorId, status: "verified" }]);
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
    const { data: factors } = await client.mfa.listFactors();
    expect(factors?.totp).toMatchObject([{ id: factorId, status: "verified" }]);
    expect(await world.actsOf(id)).toEqual(expect.arrayContaining(["factor.verified", "session.raised"]));
    expect(await world.mailsTo(email)).toContain("auth.factor_enrolled");

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  });

  it("is what the person reads of, and not that one was begun or given up", async () => {
    const { client, factorId, secret, headers } = await enrolled("One");
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Two" });
    await client.mfa.unenroll({ factorId: data?.id ?? "" });
    const read = async () => {
      const reply = await fetch(`${world.url}/api/v1/me/security-events`, { headers });
      const { items } = await reply.json();
      return items.map(({ act }: { act: string }) => act).filter((act: string) => act.startsWith("factor."));
    };
    expect(await read()).toEqual([]);
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect(await read()).toEqual(["factor.verified"]);
  });

  it("leaves no way from an earlier refresh token to the raised session", async () => {
    const { session, secret, factorId, client } = await enrolled();
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    const { error } = await world.authClient().refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
    expect((await client.refreshSession()).error).toBeNull();
  });

  it("ends the person's sessions that no factor raised, and leaves those that one did", async () => {
    const { email, secret, factorId, client } = await enrolled();
    const weaker = world.authClient();
    await weaker.signInWithPassword({ email, password: "a good password" });
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect((await weaker.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });

    const other = world.authClient();
    await other.signInWithPassword({ email, password: "a good password" });
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const raised = await other.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect(raised.error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it("takes away the other apps that were begun and never verified", async () => {
    const { client, factorId, secret } = await enrolled("One");
    await client.mfa.enroll({ factorType: "totp", friendlyName: "Two" });
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    const { data } = await client.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([factorId]);
  });

  it("refuses a wrong code and takes the right one after it for the same challenge", async () => {
    const { client, factorId, secret, id } = await enrolled();
    const challengeId = await challengeOf(client, factorId);
    const { error } = await client.mfa.verify({ factorId, challengeId, code: "000000" });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    });
    expect(await world.actsOf(id)).toContain("factor.verification_failed");
    const right = await client.mfa.verify({ factorId, challengeId, code: world.nextCode(secret) });
    expect(right.error).toBeNull();
  });

  it("takes a code of the period before or after, and none from further away", async () => {
    const { client, factorId, secret } = await world.totpPerson();
    const early = world.nextCode(secret);
    world.pass(65);
    const late = await client.mfa.challengeAndVerify({ factorId, code: early });
    expect(late.error?.code).toBe("mfa_verification_failed");
    const recent = world.nextCode(secret);
    world.pass(25);
    expect((await client.mfa.challengeAndVerify({ factorId, code: recent })).error).toBeNull();
  });

  it("refuses a code that was used before, within its own half minute", async () => {
    const { client, factorId, secret } = await world.totpPerson();
    const code = world.nextCode(secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const again = await client.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "TOTP code was already used, wait for the next one",
    });
    const next = await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect(next.error).toBeNull();
  });

  it("takes one of two equal codes that come at once", async () => {
    const { client, factorId, secret } = await world.totpPerson();
    const code = world.nextCode(secret);
    const ids = [await challengeOf(client, factorId), await challengeOf(client, factorId)];
    const both = await Promise.all(
      ids.map((challengeId) => client.mfa.verify({ factorId, challengeId, code })),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it("refuses a challenge that was answered, has expired, or is of another factor", async () => {
    const { client, factorId, secret } = await world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    await client.mfa.verify({ factorId, challengeId, code: world.nextCode(secret) });
    const again = await client.mfa.verify({ factorId, challengeId, code: world.nextCode(secret) });
    expect(again.error).toMatchObject({
      status: 422,
      code: "mfa_ip_address_mismatch",
      message: "Challenge and verify IP addresses mismatch.",
    });

    const old = await challengeOf(client, factorId);
    world.pass(300);
    const late = await client.mfa.verify({ factorId, challengeId: old, code: world.nextCode(secret) });
    expect(late.error).toMatchObject({
      status: 422,
      code: "mfa_challenge_expired",
      message: `MFA challenge ${old} has expired, verify against another challenge or create a new challenge.`,
    });

    const stranger = await enrolled();
    const foreign = await challengeOf(stranger.client, stranger.factorId);
    const crossed = await client.mfa.verify({ factorId, challengeId: foreign, code: world.nextCode(secret) });
    expect(crossed.error).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
      message: "MFA factor with the provided challenge ID not found",
    });
  });

  it("refuses an answer from another network than the one that asked", async () => {
    const { client, factorId, secret } = await world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    await world.look("update auth.mfa_challenges set ip_address = '192.0.2.7' where id = $1", [challengeId]);
    const { error } = await client.mfa.verify({ factorId, challengeId, code: world.nextCode(secret) });
    expect(error?.code).toBe("mfa_ip_address_mismatch");
  });

  it("refuses an empty code, and factors of other people", async () => {
    const { client, factorId } = await enrolled();
    const challengeId = await challengeOf(client, factorId);
    const empty = await client.mfa.verify({ factorId, challengeId, code: "" });
    expect(empty.error).toMatchObject({
      status: 400,
      code: "validation_failed",
      message: "Code needs to be non-empty",
    });
    const other = await world.signUpPerson();
    for (const reply of [
      await other.client.mfa.challenge({ factorId }),
      await other.client.mfa.verify({ factorId, challengeId, code: "123456" }),
      await other.client.mfa.unenroll({ factorId }),
    ]) {
      expect(reply.error).toMatchObject({
        status: 404,
        code: "mfa_factor_not_found",
        message: "Factor not found",
      });
    }
    const odd = await other.client.mfa.challenge({ factorId: "1" });
    expect(odd.error).toMatchObject({ status: 404, message: "factor_id must be an UUID" });
  });

  it("looks at no code for a quarter of an hour after five wrong ones", async () => {
    const { client, factorId, secret, id } = await world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    for (const code of ["000001", "000002", "000003", "000004", "000005"]) {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      expect(error?.message).toBe("Invalid TOTP code entered");
    }
    expect(await world.actsOf(id)).toContain("factor.locked");
    const code = world.nextCode(secret);
    const inTime = { status: 429, code: "over_request_rate_limit" };
    const locked = await client.mfa.verify({ factorId, challengeId, code });
    expect(locked.error).toMatchObject(inTime);
    expect(locked.error?.message).toMatch(/^Request rate limit reached\. .* after 8[67]\d seconds\.$/);
    // Nobody is asked for a code, or sent one, that would not be looked at.
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject(inTime);
    const reply = await fetch(`${world.url}/auth/v1/factors/${factorId}/challenge`, {
      method: "POST",
      headers: { apikey: world.publishableKey, authorization: `Bearer ${await tokenOf(client)}` },
      body: "{}",
    });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(860);
    world.pass(15 * 60);
    const later = await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect(later.error).toBeNull();
  });
});

describe("removing an authenticator app", () => {
  it("lowers the sessions that it raised, and tells the person by mail", async () => {
    const { client, factorId, id, email } = await world.totpPerson();
    const { data, error } = await client.mfa.unenroll({ factorId });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factorId });
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
      currentAuthenticationMethods: [{ method: "password" }],
    });
    expect((await client.getUser()).data.user).not.toHaveProperty("factors");
    expect(await world.actsOf(id)).toEqual(expect.arrayContaining(["session.lowered", "factor.unenrolled"]));
    expect(await world.mailsTo(email)).toContain("auth.factor_unenrolled");
  });

  it("is refused in a session that no factor raised, unless it was never verified", async () => {
    const { email, factorId } = await world.totpPerson();
    const client = world.authClient();
    await client.signInWithPassword({ email, password: "a good password" });
    const { error } = await client.mfa.unenroll({ factorId });
    expect(error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
      message: "AAL2 required to unenroll verified factor",
    });
    const begun = await enrolled();
    expect((await begun.client.mfa.unenroll({ factorId: begun.factorId })).error).toBeNull();
    expect(await world.mailsTo(begun.email)).not.toContain("auth.factor_unenrolled");
    const acts = await world.actsOf(begun.id);
    expect(acts).toContain("factor.abandoned");
    expect(acts).not.toContain("factor.unenrolled");
  });
});

describe("what a verified factor guards", () => {
  it("is the password and the address, which change only in a session that it raised", async () => {
    const { email, client, factorId, secret } = await world.totpPerson();
    const weaker = world.authClient();
    await weaker.signInWithPassword({ email, password: "a good password" });
    for (const change of [{ password: "another good one" }, { email: `new-${email}` }]) {
      const { error } = await weaker.updateUser(change);
      expect(error).toMatchObject({
        status: 401,
        code: "insufficient_aal",
        message: "AAL2 session is required to update email or password when MFA is enabled.",
      });
    }
    expect((await weaker.updateUser({ data: { name: "Ada" } })).error).toBeNull();
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect((await client.updateUser({ password: "another good one" })).error).toBeNull();
  });
});
