import { randomUUID } from "node:crypto";
import { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deleteOldOf } from "#platform/server/retention/testing.ts";
import { createSecretKey } from "../keys/create-api-key.ts";
import { registerByClient } from "../passkeys/testing/register-by-client.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";
import { recoveryCodesClient } from "./testing/recovery-codes-client.ts";

let world: FactorWorld;
let admin: GoTrueAdminApi;
let headers: Record<string, string>;
beforeAll(async () => {
  world = await createFactorWorld();
  const key = await createSecretKey(world.system, {});
  headers = { apikey: key, Authorization: `Bearer ${key}` };
  admin = new GoTrueAdminApi({ url: `${world.url}/auth/v1`, headers });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

describe("a program with a secret key", () => {
  it("lists, renames and removes the factors of a person", async () => {
    const { id: userId, factorId, client, email } = await world.totpPerson();
    const { data } = await admin.mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([
      { id: factorId, factor_type: "totp", status: "verified", friendly_name: "App" },
    ]);
    const renamed = await fetch(`${world.url}/auth/v1/admin/users/${userId}/factors/${factorId}`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ friendly_name: "Old phone" }),
    });
    expect(await renamed.json()).toMatchObject({ id: factorId, friendly_name: "Old phone" });
    const deleted = await admin.mfa.deleteFactor({ userId, id: factorId });
    expect(deleted.error).toBeNull();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
    });
    expect(await world.actsOf(userId)).toEqual(
      expect.arrayContaining(["factor.updated", "factor.unenrolled"]),
    );
    expect(await world.mailsTo(email)).toContain("auth.factor_unenrolled");
  });

  it("takes the recovery codes with the last factor beside them", async () => {
    const { id: userId, factorId, secret, email } = await world.totpPerson();
    const client = recoveryCodesClient(world);
    await client.signInWithPassword({ email, password: "a good password" });
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    await client.mfa.recoveryCodes.generate();
    await admin.mfa.deleteFactor({ userId, id: factorId });
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
  });

  it("gives no two factors of a person one name", async () => {
    const { id: userId, factorId, client } = await world.totpPerson();
    await client.mfa.enroll({ factorType: "totp", friendlyName: "Other" });
    const reply = await fetch(`${world.url}/auth/v1/admin/users/${userId}/factors/${factorId}`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ friendly_name: "Other" }),
    });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ error_code: "mfa_factor_name_conflict" });
  });

  it("lists and removes the passkeys of a person", async () => {
    const { id: userId, client } = await world.signUpPerson();
    await registerByClient({ client });
    const { data } = await admin.passkey.listPasskeys({ userId });
    expect(data).toHaveLength(1);
    const passkeyId = data?.[0]?.id ?? "";
    expect((await admin.passkey.deletePasskey({ userId, passkeyId })).error).toBeNull();
    expect((await client.passkey.list()).data).toEqual([]);
  });

  it("is told when there is no such person, factor or passkey", async () => {
    const { id: userId } = await world.signUpPerson();
    expect((await admin.mfa.listFactors({ userId: randomUUID() })).error).toMatchObject({
      status: 404,
      code: "user_not_found",
      message: "User not found",
    });
    expect((await admin.mfa.deleteFactor({ userId, id: randomUUID() })).error).toMatchObject({
      status: 404,
      code: "mfa_factor_not_found",
    });
    const gone = await admin.passkey.deletePasskey({ userId, passkeyId: randomUUID() });
    expect(gone.error).toMatchObject({ status: 404, code: "webauthn_credential_not_found" });
  });
});

it("people without a secret key cannot look at the factors of anybody", async () => {
  const { id: userId, session } = await world.signUpPerson();
  const own = new GoTrueAdminApi({
    url: `${world.url}/auth/v1`,
    headers: { apikey: world.publishableKey, Authorization: `Bearer ${session.access_token}` },
  });
  expect((await own.mfa.listFactors({ userId })).error).toMatchObject({ status: 403, code: "not_admin" });
  expect((await own.passkey.listPasskeys({ userId })).error).toMatchObject({
    status: 403,
    code: "not_admin",
  });
});

it("what was begun and never proved is gone after a day, with its challenges", async () => {
  const { id: userId, client } = await world.signUpPerson();
  const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Begun" });
  await client.mfa.challenge({ factorId: data?.id ?? "" });
  await client.passkey.startRegistration();
  const verified = await world.totpPerson();
  await deleteOldOf(world, "auth.webauthn_challenges", "auth.mfa_factors");
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toHaveLength(1);
  world.pass(24 * 3_600 + 301);
  await deleteOldOf(world, "auth.webauthn_challenges", "auth.mfa_factors");
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
  expect(await world.look("select id from auth.webauthn_challenges where user_id = $1", [userId])).toEqual(
    [],
  );
  expect((await admin.mfa.listFactors({ userId: verified.id })).data?.factors).toHaveLength(1);
});
