import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testPassword } from "../testing.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";
import { recoveryCodesClient } from "./testing/recovery-codes-client.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

/** A person with an authenticator app and codes, and a second session that no factor raised yet. */
async function withCodes() {
  const person = await world.totpPerson();
  const client = recoveryCodesClient(world);
  await client.signInWithPassword({ email: person.email, password: testPassword });
  await client.mfa.challengeAndVerify({ factorId: person.factorId, code: world.nextCode(person.secret) });
  const { data, error } = await client.mfa.recoveryCodes.generate();
  if (error) throw error;
  const weaker = recoveryCodesClient(world);
  await weaker.signInWithPassword({ email: person.email, password: testPassword });
  return { ...person, client, weaker, set: data, code: data.codes[0] ?? "" };
}

describe("recovery codes", () => {
  it("are ten of sixteen signs, shown once and kept as hashes", async () => {
    const { set, client, id, email } = await withCodes();
    expect(set).toMatchObject({ type: "recovery_code", friendly_name: "Recovery codes", total: 10 });
    expect(new Set(set.codes).size).toBe(10);
    for (const code of set.codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{16}$/);
    const status = await client.mfa.recoveryCodes.getStatus();
    expect(status.data).toEqual({ id: set.id, type: "recovery_code", total: 10, remaining: 10 });
    const rows = await world.look("select code_hash from auth.mfa_recovery_codes where factor_id = $1", [
      set.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(set.codes[0]);
    const { data } = await client.mfa.listFactors();
    expect(data?.recovery_code).toMatchObject([{ id: set.id, status: "verified" }]);
    expect(await world.actsOf(id)).toContain("factor.recovery_codes_generated");
    expect(await world.mailsTo(email)).toEqual([
      "auth.confirmation",
      "auth.factor_enrolled",
      "auth.recovery_codes_made",
    ]);
  });

  it("raise a session in place of the other factor, once each, however they are typed", async () => {
    const { weaker, code, id } = await withCodes();
    const typed = (code.match(/.{4}/g) ?? []).join("-").toUpperCase();
    const { data, error } = await weaker.mfa.recoveryCodes.verify({ code: ` ${typed} ` });
    expect(error).toBeNull();
    expect(data?.access_token).toBeTruthy();
    expect((await weaker.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/recovery_code" }, { method: "password" }],
    });
    expect((await weaker.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect(await world.actsOf(id)).toContain("factor.recovery_code_used");
    const again = await weaker.mfa.recoveryCodes.verify({ code });
    expect(again.error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid recovery code entered",
    });
  });

  it("are refused when wrong or empty, and for people who have none", async () => {
    const { weaker } = await withCodes();
    expect((await weaker.mfa.recoveryCodes.verify({ code: "nonsense" })).error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
    });
    expect((await weaker.mfa.recoveryCodes.verify({ code: " - " })).error).toMatchObject({
      status: 400,
      message: "Code needs to be non-empty",
    });
    const nobody = recoveryCodesClient(world);
    await nobody.signUp({ email: `none-${Date.now()}@example.com`, password: testPassword });
    expect((await nobody.mfa.recoveryCodes.verify({ code: "x" })).error?.code).toBe(
      "mfa_verification_failed",
    );
    expect((await nobody.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: "mfa_factor_not_found",
      message: "The user has not enrolled recovery codes",
    });
  });

  it("are locked for 15 minutes after five wrong ones; a new set ends the lock", async () => {
    const { weaker, client, code } = await withCodes();
    for (let count = 0; count < 5; count += 1)
      await weaker.mfa.recoveryCodes.verify({ code: `wrong${count}` });
    expect((await weaker.mfa.recoveryCodes.verify({ code })).error).toMatchObject({
      status: 429,
      code: "mfa_recovery_codes_locked",
      message: expect.stringMatching(
        /^Too many failed verification attempts, try again later\. .* after (89\d|900) seconds\.$/,
      ),
    });
    const { data: other } = await client.mfa.recoveryCodes.regenerate();
    const { error } = await weaker.mfa.recoveryCodes.verify({ code: other?.codes[0] ?? "" });
    expect(error).toBeNull();
  });

  it("are all void when others are made", async () => {
    const { client, weaker, code, set } = await withCodes();
    const { data } = await client.mfa.recoveryCodes.regenerate();
    expect(data).toMatchObject({ id: set.id, total: 10, friendly_name: "Recovery codes" });
    expect(data?.codes).not.toContain(code);
    expect((await weaker.mfa.recoveryCodes.verify({ code })).error?.code).toBe("mfa_verification_failed");
  });

  it("are one set for each person", async () => {
    const { client } = await withCodes();
    expect((await client.mfa.recoveryCodes.generate({ friendlyName: "More" })).error).toMatchObject({
      status: 422,
      code: "mfa_verified_factor_exists",
      message: "Recovery codes are already enrolled for this user, use regenerate to rotate them",
    });
  });

  it("need a session that another factor raised", async () => {
    const { weaker } = await withCodes();
    const aal = { status: 403, code: "insufficient_aal" };
    expect((await weaker.mfa.recoveryCodes.generate()).error).toMatchObject({
      ...aal,
      message: "AAL2 required to generate recovery codes",
    });
    expect((await weaker.mfa.recoveryCodes.regenerate()).error).toMatchObject({
      ...aal,
      message: "AAL2 required to regenerate recovery codes",
    });
    expect((await weaker.mfa.recoveryCodes.unenroll()).error).toMatchObject({
      ...aal,
      message: "AAL2 required to delete recovery codes",
    });
  });

  it("never stay behind alone: they go with the last other factor", async () => {
    const { client, factorId, set, id, email } = await withCodes();
    expect((await client.mfa.unenroll({ factorId: set.id })).error?.message).toBe(
      "Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes",
    );
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.getUser()).data.user).not.toHaveProperty("factors");
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe("insufficient_aal");
    expect((await world.actsOf(id)).filter((act) => act === "factor.unenrolled")).toHaveLength(2);
    expect((await world.mailsTo(email)).filter((kind) => kind === "auth.factor_unenrolled")).toHaveLength(2);
  });

  it("stay when another factor remains, and can be removed by themselves", async () => {
    const { client, factorId, set } = await withCodes();
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Other" });
    if (data?.type !== "totp") throw new Error("No other app.");
    const { secret: other } = data.totp;
    await client.mfa.challengeAndVerify({ factorId: data.id, code: world.nextCode(other) });
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.getStatus()).data?.id).toBe(set.id);
    expect((await client.mfa.recoveryCodes.unenroll()).data).toEqual({ id: set.id });
    expect((await client.mfa.recoveryCodes.regenerate()).error?.code).toBe("mfa_factor_not_found");
  });

  it("remove a lost app: in the session that one of them raised, app and codes go at once", async () => {
    const { weaker, code, factorId, email } = await withCodes();
    await weaker.mfa.recoveryCodes.verify({ code });
    expect((await weaker.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await weaker.refreshSession()).error).toBeNull();
    expect((await weaker.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
      currentAuthenticationMethods: [{ method: "password" }],
    });
    const after = recoveryCodesClient(world);
    await after.signInWithPassword({ email, password: testPassword });
    expect((await after.mfa.enroll({ factorType: "totp", friendlyName: "New phone" })).error).toBeNull();
  });

  it("cannot be removed alone by whoever came in with one, who would be locked out", async () => {
    const { weaker, code, factorId } = await withCodes();
    await weaker.mfa.recoveryCodes.verify({ code });
    expect((await weaker.mfa.recoveryCodes.unenroll()).error).toMatchObject({
      status: 403,
      code: "insufficient_aal",
      message: "Recovery codes can only be deleted in a session that another factor raised",
    });
    expect((await weaker.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(9);
    expect((await weaker.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it("stay, as the app does, when a session that no factor raised wants to remove it", async () => {
    const { weaker, client, factorId } = await withCodes();
    expect((await weaker.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: "insufficient_aal",
    });
    expect((await client.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(10);
    expect((await client.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);
  });

  it("are asked for without a challenge", async () => {
    const { client, set } = await withCodes();
    expect((await client.mfa.challenge({ factorId: set.id })).error).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });
});

it("recovery codes can be switched off", async () => {
  await using off = await createFactorWorld({
    recoveryCodes: { isEnrollEnabled: false, isVerifyEnabled: false },
  });
  const client = recoveryCodesClient(off);
  await client.signUp({ email: "off@example.com", password: testPassword });
  expect((await client.mfa.recoveryCodes.generate()).error).toMatchObject({
    status: 422,
    code: "mfa_recovery_codes_enroll_not_enabled",
    message: "MFA enroll is disabled for recovery codes",
  });
  expect((await client.mfa.recoveryCodes.verify({ code: "x" })).error).toMatchObject({
    status: 422,
    code: "mfa_recovery_codes_verify_not_enabled",
    message: "MFA verification is disabled for recovery codes",
  });
});
