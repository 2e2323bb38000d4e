import { describe, expect, it } from "vitest";
import { stageTotp } from "./testing/stage-totp.ts";

const staged = stageTotp();
const { enrolled } = staged;

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

    const [row] = await staged.world.look<{ sealed_secret: string }>(
      "select sealed_secret from auth.mfa_factors where user_id = $1",
      [id],
    );
    expect(row?.sealed_secret).not.toContain(data.totp.secret);
    expect(await staged.world.actsOf(id)).toContain("factor.enrolled");
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
    expect((await staged.world.actsOf(userId)).filter((act) => act === "factor.abandoned")).toHaveLength(1);
    expect((await client.mfa.challenge({ factorId })).error?.code).toBe("mfa_factor_not_found");
  });

  it("refuses a second factor of the name of a verified one", async () => {
    const { client, factorId, secret } = await enrolled("Twice");
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Twice" });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "Twice" for this user already exists',
    });
  });

  it("forgets one that was not verified within five minutes", async () => {
    const { client, id: userId } = await enrolled("Twice");
    staged.world.pass(301);
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Twice" });
    expect(error).toBeNull();
    expect(await staged.world.actsOf(userId)).toContain("factor.abandoned");
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
    const { email } = await staged.world.totpPerson();
    const client = staged.world.authClient();
    await client.signInWithPassword({ email, password: "a good password" });
    const { error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Other" });
    expect(error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 required to enroll a new factor",
    });
  });

  it("refuses kinds that it does not know or that are switched off", async () => {
    const { client, session } = await staged.world.signUpPerson();
    const { error } = await client.mfa.enroll({ factorType: "phone", phone: "+15551234567" });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_phone_enroll_not_enabled",
      message: "MFA enroll is disabled for Phone",
    });
    for (const factor_type of ["recovery_code", "constructor", ""]) {
      const reply = await fetch(`${staged.world.url}/auth/v1/factors`, {
        method: "POST",
        headers: { apikey: staged.world.publishableKey, authorization: `Bearer ${session.access_token}` },
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

describe("removing an authenticator app", () => {
  it("lowers the sessions that it raised, and tells the person by mail", async () => {
    const { client, factorId, id, email } = await staged.world.totpPerson();
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
    expect(await staged.world.actsOf(id)).toEqual(
      expect.arrayContaining(["session.lowered", "factor.unenrolled"]),
    );
    expect(await staged.world.mailsTo(email)).toContain("auth.factor_unenrolled");
  });

  it("is refused in a session that no factor raised, unless it was never verified", async () => {
    const { email, factorId } = await staged.world.totpPerson();
    const client = staged.world.authClient();
    await client.signInWithPassword({ email, password: "a good password" });
    const { error } = await client.mfa.unenroll({ factorId });
    expect(error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
      message: "AAL2 required to unenroll verified factor",
    });
    const begun = await enrolled();
    expect((await begun.client.mfa.unenroll({ factorId: begun.factorId })).error).toBeNull();
    expect(await staged.world.mailsTo(begun.email)).not.toContain("auth.factor_unenrolled");
    const acts = await staged.world.actsOf(begun.id);
    expect(acts).toContain("factor.abandoned");
    expect(acts).not.toContain("factor.unenrolled");
  });
});

describe("what a verified factor guards", () => {
  it("is the whole account, which changes only in a session that it raised", async () => {
    const { email, client, factorId, secret } = await staged.world.totpPerson();
    const weaker = staged.world.authClient();
    await weaker.signInWithPassword({ email, password: "a good password" });
    const changes = [{ password: "another good one" }, { email: `new-${email}` }, { data: { name: "Ada" } }];
    for (const change of changes) {
      const { error } = await weaker.updateUser(change);
      expect(error).toMatchObject({
        status: 401,
        code: "insufficient_aal",
        message: "AAL2 session is required to update email or password when MFA is enabled.",
      });
    }
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect((await client.updateUser({ password: "another good one" })).error).toBeNull();
  });
});
