import { describe, expect, it } from "vitest";
import { stageTotp } from "./testing/stage-totp.ts";

const staged = stageTotp();
const { enrolled, challengeOf, tokenOf } = staged;

describe("verifying an authenticator app", () => {
  it("raises the session to aal2 with a new refresh token, and tells the person by mail", async () => {
    const { client, factorId, secret, id, email, session } = await enrolled();
    const challenge = await client.mfa.challenge({ factorId });
    expect(challenge.data).toMatchObject({ type: "totp" });
    const inMs = (challenge.data?.expires_at ?? 0) * 1_000 - staged.world.now().getTime();
    expect(inMs / 1_000).toBeCloseTo(300, -1);
    const { data, error } = await client.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: staged.world.nextCode(secret),
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
    expect(await staged.world.actsOf(id)).toEqual(
      expect.arrayContaining(["factor.verified", "session.raised"]),
    );
    expect(await staged.world.mailsTo(email)).toContain("auth.factor_enrolled");

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  });

  it("is what the person reads of, and not that one was begun or given up", async () => {
    const { client, factorId, secret, headers } = await enrolled("One");
    const { data } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Two" });
    await client.mfa.unenroll({ factorId: data?.id ?? "" });
    const read = async () => {
      const reply = await fetch(`${staged.world.url}/api/v1/me/security-events`, { headers });
      const { items } = await reply.json();
      return items.map(({ act }: { act: string }) => act).filter((act: string) => act.startsWith("factor."));
    };
    expect(await read()).toEqual([]);
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect(await read()).toEqual(["factor.verified"]);
  });

  it("leaves no way from an earlier refresh token to the raised session", async () => {
    const { session, secret, factorId, client } = await enrolled();
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    const { error } = await staged.world
      .authClient()
      .refreshSession({ refresh_token: session.refresh_token });
    expect(error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
    expect((await client.refreshSession()).error).toBeNull();
  });

  it("ends the person's sessions that no factor raised, and leaves those that one did", async () => {
    const { email, secret, factorId, client } = await enrolled();
    const weaker = staged.world.authClient();
    await weaker.signInWithPassword({ email, password: "a good password" });
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect((await weaker.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });

    const other = staged.world.authClient();
    await other.signInWithPassword({ email, password: "a good password" });
    expect((await other.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const raised = await other.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect(raised.error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
  });

  it("takes away the other apps that were begun and never verified", async () => {
    const { client, factorId, secret } = await enrolled("One");
    await client.mfa.enroll({ factorType: "totp", friendlyName: "Two" });
    await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
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
    expect(await staged.world.actsOf(id)).toContain("factor.verification_failed");
    const right = await client.mfa.verify({ factorId, challengeId, code: staged.world.nextCode(secret) });
    expect(right.error).toBeNull();
  });

  it("takes a code of the period before or after, and none from further away", async () => {
    const { client, factorId, secret } = await staged.world.totpPerson();
    const early = staged.world.nextCode(secret);
    staged.world.pass(65);
    const late = await client.mfa.challengeAndVerify({ factorId, code: early });
    expect(late.error?.code).toBe("mfa_verification_failed");
    const recent = staged.world.nextCode(secret);
    staged.world.pass(25);
    expect((await client.mfa.challengeAndVerify({ factorId, code: recent })).error).toBeNull();
  });

  it("refuses a code that was used before, within its own half minute", async () => {
    const { client, factorId, secret } = await staged.world.totpPerson();
    const code = staged.world.nextCode(secret);
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const again = await client.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "TOTP code was already used, wait for the next one",
    });
    const next = await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect(next.error).toBeNull();
  });

  it("takes one of two equal codes that come at once", async () => {
    const { client, factorId, secret } = await staged.world.totpPerson();
    const code = staged.world.nextCode(secret);
    const ids = [await challengeOf(client, factorId), await challengeOf(client, factorId)];
    const both = await Promise.all(
      ids.map((challengeId) => client.mfa.verify({ factorId, challengeId, code })),
    );
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it("refuses a challenge that was answered, has expired, or is of another factor", async () => {
    const { client, factorId, secret } = await staged.world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    await client.mfa.verify({ factorId, challengeId, code: staged.world.nextCode(secret) });
    const again = await client.mfa.verify({ factorId, challengeId, code: staged.world.nextCode(secret) });
    expect(again.error).toMatchObject({
      status: 422,
      code: "mfa_ip_address_mismatch",
      message: "Challenge and verify IP addresses mismatch.",
    });

    const old = await challengeOf(client, factorId);
    staged.world.pass(300);
    const late = await client.mfa.verify({ factorId, challengeId: old, code: staged.world.nextCode(secret) });
    expect(late.error).toMatchObject({
      status: 422,
      code: "mfa_challenge_expired",
      message: `MFA challenge ${old} has expired, verify against another challenge or create a new challenge.`,
    });

    const stranger = await enrolled();
    const foreign = await challengeOf(stranger.client, stranger.factorId);
    const crossed = await client.mfa.verify({
      factorId,
      challengeId: foreign,
      code: staged.world.nextCode(secret),
    });
    expect(crossed.error).toMatchObject({
      status: 422,
      code: "mfa_factor_not_found",
      message: "MFA factor with the provided challenge ID not found",
    });
  });

  it("refuses an answer from another network than the one that asked", async () => {
    const { client, factorId, secret } = await staged.world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    await staged.world.look("update auth.mfa_challenges set ip_address = '192.0.2.7' where id = $1", [
      challengeId,
    ]);
    const { error } = await client.mfa.verify({ factorId, challengeId, code: staged.world.nextCode(secret) });
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
    const other = await staged.world.signUpPerson();
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

  it("locks the factor for 15 minutes after five wrong codes", async () => {
    const { client, factorId, secret, id } = await staged.world.totpPerson();
    const challengeId = await challengeOf(client, factorId);
    for (const code of ["000001", "000002", "000003", "000004", "000005"]) {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      expect(error?.message).toBe("Invalid TOTP code entered");
    }
    expect(await staged.world.actsOf(id)).toContain("factor.locked");
    const code = staged.world.nextCode(secret);
    const inTime = { status: 429, code: "over_request_rate_limit" };
    const locked = await client.mfa.verify({ factorId, challengeId, code });
    expect(locked.error).toMatchObject(inTime);
    expect(locked.error?.message).toMatch(/^Request rate limit reached\. .* after 8[67]\d seconds\.$/);
    // Nobody is asked for a code, or sent one, that would not be looked at.
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject(inTime);
    const reply = await fetch(`${staged.world.url}/auth/v1/factors/${factorId}/challenge`, {
      method: "POST",
      headers: { apikey: staged.world.publishableKey, authorization: `Bearer ${await tokenOf(client)}` },
      body: "{}",
    });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(860);
    staged.world.pass(15 * 60);
    const later = await client.mfa.challengeAndVerify({ factorId, code: staged.world.nextCode(secret) });
    expect(later.error).toBeNull();
  });
});
