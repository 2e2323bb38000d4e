import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { createCtx } from "#platform/server/create-ctx.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor, createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { personOfToken } from "../caller/person-of-token.ts";
import { challengeFactor } from "../factors/challenge-factor.ts";
import { deleteOwnFactor } from "../factors/delete-own-factor.ts";
import { deleteRecoveryCodes } from "../factors/delete-recovery-codes.ts";
import { enrollFactor } from "../factors/enroll-factor.ts";
import { generateRecoveryCodes } from "../factors/generate-recovery-codes.ts";
import { regenerateRecoveryCodes } from "../factors/regenerate-recovery-codes.ts";
import { createFactorWorld, type FactorWorld } from "../factors/testing/factor-world.ts";
import { verifyFactor } from "../factors/verify-factor.ts";
import { verifyRecoveryCode } from "../factors/verify-recovery-code.ts";
import { unlinkIdentity } from "../identities/unlink-identity.ts";
import { storeLink } from "../oauth/begin-oauth.ts";
import { linkByIdToken } from "../oauth/link-by-id-token.ts";
import { deleteOwnPasskey } from "../passkeys/delete-own-passkey.ts";
import { registerPasskey } from "../passkeys/register-passkey.ts";
import { renamePasskey } from "../passkeys/rename-passkey.ts";
import { startPasskeyRegistration } from "../passkeys/start-registration.ts";
import { registerByClient } from "../passkeys/testing/register-by-client.ts";
import { checkReauthentication } from "../proofs/check-reauthentication.ts";
import { requestReauthentication } from "../proofs/request-reauthentication.ts";
import { endOtherSessions } from "../sessions/end-other-sessions.ts";
import { endOwnSessions } from "../sessions/end-own-sessions.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { renewProof } from "../sessions/renew-proof.ts";
import { testPassword } from "../testing.ts";
import { updateUser } from "../users/update-user.ts";
import { defaultService as service } from "./default-service.ts";
import { requireClaims } from "./require-claims.ts";
import { requirePerson } from "./require-person.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld({ isAnonymousEnabled: true });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

type Client = ReturnType<FactorWorld["authClient"]>;

async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? "";
}

const claimsOf = async (client: Client) => requireClaims(world.system, await tokenOf(client));

/** The person behind a client, as an endpoint gets them. */
const personOf = async (client: Client) =>
  requirePerson(world.system, { type: "token", token: await tokenOf(client) });

/** Who did the last act of this name on an account, and on whose behalf. */
async function authorOf(userId: string, act: string) {
  const [row] = await world.look<{ actor_type: string; actor_id: string; envelope: object }>(
    `select actor_type, actor_id, convert_from(envelope, 'UTF8')::jsonb as envelope from audit_events
     where workspace_id = $1 and act = $2 order by id desc limit 1`,
    [userId, act],
  );
  const { actor, obo, auth } = (row?.envelope ?? {}) as Record<string, unknown>;
  return { actor, obo, auth, column: [row?.actor_type, row?.actor_id] };
}

async function ownAct(client: Client, userId: string) {
  const { session_id: sid } = await claimsOf(client);
  return {
    actor: { t: "user", id: userId },
    auth: { m: "session", sid },
    obo: undefined,
    column: ["user", userId],
  };
}

describe("the event of what a person does to their own account names them as the actor", () => {
  test("when they change password, address and profile", async () => {
    const { client, id, email } = await world.signUpPerson();
    const own = await ownAct(client, id);
    await client.updateUser({ password: "a newer password" });
    await client.updateUser({ email: `next-${email}`, data: { name: "Ann" } });
    const acts = ["user.password_changed", "user.email_change_requested", "user.profile_updated"];
    for (const act of acts) expect(await authorOf(id, act), act).toEqual(own);
  });

  test("when a second factor comes and goes", async () => {
    const { client, id, factorId, secret } = await world.totpPerson();
    const own = await ownAct(client, id);
    for (const act of ["factor.enrolled", "factor.challenged", "factor.verified", "session.raised"])
      expect(await authorOf(id, act), act).toEqual(own);
    await client.mfa.challengeAndVerify({ factorId, code: secret.slice(0, 6) });
    expect(await authorOf(id, "factor.verification_failed")).toEqual(own);
    await client.mfa.unenroll({ factorId });
    expect(await authorOf(id, "factor.unenrolled")).toEqual(own);
  });

  test("when a passkey comes and goes", async () => {
    const { client, id } = await world.signUpPerson();
    const own = await ownAct(client, id);
    const { data } = await registerByClient({ client });
    const passkeyId = data?.id ?? "";
    await client.passkey.update({ passkeyId, friendlyName: "Laptop" });
    await client.passkey.delete({ passkeyId });
    for (const act of ["registration_started", "registered", "renamed", "deleted"])
      expect(await authorOf(id, `passkey.${act}`), act).toEqual(own);
  });

  test.each(["local", "others", "global"] as const)("when they sign out: %s", async (scope) => {
    const { client, id, email } = await world.signUpPerson();
    await world.authClient().signInWithPassword({ email, password: testPassword });
    const own = await ownAct(client, id);
    expect((await client.signOut({ scope })).error).toBeNull();
    expect(await authorOf(id, "session.ended")).toEqual(own);
  });

  test("but what happens before they are signed in is done by the product, for them", async () => {
    const { id } = await world.signUpPerson();
    expect(await authorOf(id, "session.started")).toEqual({
      actor: { t: "system", id: "auth" },
      auth: undefined,
      obo: { t: "user", id },
      column: ["system", id],
    });
  });
});

describe("people without an address", () => {
  it("take one, change their profile and sign out as before", async () => {
    const client = world.authClient();
    const { data } = await client.signInAnonymously();
    const id = data.user?.id ?? "";
    const own = await ownAct(client, id);
    const { error } = await client.updateUser({ email: `${newId()}@example.com`, data: { name: "Ann" } });
    expect(error).toBeNull();
    expect((await client.signOut()).error).toBeNull();
    for (const act of ["user.email_change_requested", "user.profile_updated", "session.ended"])
      expect(await authorOf(id, act), act).toEqual(own);
  });
});

describe("the person of a session", () => {
  it("is the same at /auth/v1 and at /api/v1", async () => {
    const { client } = await world.signUpPerson();
    const elsewhere = await personOfToken(world.services, await claimsOf(client));
    expect((await personOf(client)).ctx.actor).toEqual(elsewhere);
  });

  it("keeps the request: its id, and where it came from", async () => {
    const { client } = await world.signUpPerson();
    const source = { ip: "203.0.113.7", userAgent: "Browser" };
    const actor = { type: "system", name: "auth" } as const;
    const ctx = createCtx(world.services, actor, { requestId: "request", source });
    const person = await requirePerson(ctx, { type: "token", token: await tokenOf(client) });
    expect(person.ctx).toMatchObject({ requestId: "request", source });
  });

  it("verifies the second factor with the first alone, and is no admin meanwhile", async () => {
    const { id, email, factorId, secret } = await world.totpPerson();
    await world.look(`do $$ begin set local app.audit_exempt = 'on';
      insert into user_roles (user_id, role) values ('${id}', 'admin'); end $$`);
    const client = world.authClient();
    await client.signInWithPassword({ email, password: testPassword });
    expect((await personOf(client)).ctx.actor).toMatchObject({ userId: id, isAdmin: false });
    const low = personOfToken(world.services, await claimsOf(client));
    await expect(low).rejects.toMatchObject({ code: "auth.factor_required" });
    const own = await ownAct(client, id);
    const raised = await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    expect(raised.error).toBeNull();
    expect(await authorOf(id, "factor.verified")).toEqual(own);
    expect(await personOfToken(world.services, await claimsOf(client))).toMatchObject({ isAdmin: true });
  });
});

const ofPeople = [
  updateUser,
  requestReauthentication,
  checkReauthentication,
  renewProof,
  endOwnSessions,
  storeLink,
  linkByIdToken,
  unlinkIdentity,
  enrollFactor,
  challengeFactor,
  verifyFactor,
  deleteOwnFactor,
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  verifyRecoveryCode,
  deleteRecoveryCodes,
  startPasskeyRegistration,
  registerPasskey,
  renamePasskey,
  deleteOwnPasskey,
];

describe("what people do to their own account", () => {
  test.each(ofPeople.map((command) => [command.commandName, command] as const))(
    "%s is refused to the product, an agent and an API key, whomever they name",
    async (_name, command) => {
      const { id: userId, client } = await world.signUpPerson();
      const { session_id: sessionId } = await claimsOf(client);
      const person = createUserActor({ userId, workspaceId: userId, role: "owner" });
      const callers = [
        { type: "system", name: "auth" } as const,
        createAgentActor(person),
        { type: "api_key", keyId: newId(), person } as const,
      ];
      for (const caller of callers) {
        const call = command(world.as(caller), { userId, sessionId, service } as never);
        await expect(call, caller.type).rejects.toMatchObject({ code: "auth.forbidden" });
      }
    },
  );

  it("changes nobody else, whomever the call names", async () => {
    const [ann, bob] = [await world.signUpPerson(), await world.signUpPerson()];
    const { ctx } = await personOf(bob.client);
    const named = { userId: ann.id, user: { id: ann.id }, sessionId: (await personOf(ann.client)).sessionId };
    const changed = await updateUser(ctx, { ...named, service, metadata: { name: "Bob" } } as never);
    expect(changed.id).toBe(bob.id);
    await enrollFactor(ctx, {
      ...named,
      service,
      type: "totp",
      friendlyName: "",
      issuer: "",
      phone: "",
    } as never);
    await endOwnSessions(ctx, { ...named, service, which: "all", reason: "signed_out" } as never);
    const { data } = await ann.client.getUser();
    expect(data.user?.factors ?? []).toEqual([]);
    expect(data.user?.user_metadata.name).toBeUndefined();
    expect((await bob.client.getUser()).error).not.toBeNull();
  });

  it("takes no code that somebody else was sent, and leaves it to them", async () => {
    const [ann, bob] = [await world.signUpPerson(), await world.signUpPerson()];
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
    await ann.client.reauthenticate();
    const codes = () =>
      world.look<{ id: string }>(
        "select id from auth.one_time_tokens where user_id = $1 and token_type = 'reauthentication'",
        [ann.id],
      );
    const [code] = await codes();
    expect(code).toBeDefined();
    const call = renewProof((await personOf(bob.client)).ctx, { method: "otp", proofId: code?.id });
    await expect(call).rejects.toMatchObject({ code: "reauthentication_not_valid" });
    expect(await codes()).toEqual([code]);
  });

  it.each([endSessions, endOtherSessions])(
    "ends no session by a command that names its person",
    async (command) => {
      const { id: userId } = await world.signUpPerson();
      const input = { userId, service, scope: "global", sessionId: newId(), reason: "revoked" } as never;
      for (const ctx of [world.system, world.as(createUserActor({ userId, workspaceId: userId }))])
        await expect(command(ctx, input)).rejects.toMatchObject({ code: "auth.forbidden" });
    },
  );
});
