import { randomInt } from "node:crypto";
import type { GoTrueAdminApi } from "@supabase/auth-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFactorWorld, type FactorWorld } from "../factors/testing/factor-world.ts";
import { recoveryCodesClient } from "../factors/testing/recovery-codes-client.ts";
import { createAdmin } from "../manage/testing.ts";
import { registerByClient } from "../passkeys/testing/register-by-client.ts";
import { lastMessageTo } from "../proofs/testing.ts";
import { serviceOf } from "../service/service-of.ts";
import { type Person, testPassword } from "../testing.ts";
import { resetPassword } from "../users/reset-password.ts";

let world: FactorWorld;
let admin: GoTrueAdminApi;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await createFactorWorld({ isPhoneEnabled: true });
  ({ admin, headers } = await createAdmin(world));
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

const newNumber = () => `49${randomInt(1_000_000_000, 9_999_999_999)}`;

/** Somebody whose address is proved. */
async function provedPerson(): Promise<Person> {
  const person = await world.signUpPerson();
  await prove(person);
  return person;
}

async function prove({ id }: Pick<Person, "id">) {
  await world.look("update auth.users set email_confirmed_at = now() where id = $1", [id]);
}

async function signInAgain({ email }: Pick<Person, "email">, client = world.authClient()) {
  await client.signInWithPassword({ email, password: testPassword });
  return client;
}

/** What people were told, without the mails that prove something. */
async function noticesTo(email: string): Promise<string[]> {
  const kinds = (await world.mailsTo(email)).map((kind) => kind.replace("auth.", ""));
  return kinds.filter((kind) => kind !== "confirmation");
}

describe("a person is told when a program of the installation", () => {
  it("gives them another password", async () => {
    const { id, email } = await provedPerson();
    await admin.updateUserById(id, { password: "another good one" });
    expect(await noticesTo(email)).toEqual(["password_changed"]);
  });

  it("moves the account to another address: at the one of before, which reads the new one", async () => {
    const { id, email } = await provedPerson();
    await admin.updateUserById(id, { email: `next-${email}` });
    expect(await noticesTo(email)).toEqual(["email_changed"]);
    expect((await lastMessageTo(world, email)).text).toContain(`from ${email} to next-${email}`);
    expect(await noticesTo(`next-${email}`)).toEqual([]);
  });

  it("gives them another number", async () => {
    const { id, email } = await provedPerson();
    await admin.updateUserById(id, { phone: newNumber() });
    expect(await noticesTo(email)).toEqual(["phone_changed"]);
  });

  it("sends the codes of their second factor to another phone", async () => {
    const { id, email } = await provedPerson();
    const [row] = await world.look<{ id: string }>(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, phone)
       values (gen_random_uuid(), $1, 'phone', 'verified', 'Mobile', $2) returning id`,
      [id, newNumber()],
    );
    const change = (body: object) =>
      fetch(`${world.url}/auth/v1/admin/users/${id}/factors/${row?.id}`, {
        method: "PUT",
        headers,
        body: JSON.stringify(body),
      });
    expect((await change({ friendly_name: "Old phone" })).status).toBe(200);
    expect(await noticesTo(email)).toEqual([]);
    expect((await change({ phone: newNumber() })).status).toBe(200);
    expect(await noticesTo(email)).toEqual(["factor_changed"]);
  });

  it("has their password replaced from the command line", async () => {
    const { id: userId, email, client } = await provedPerson();
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await lastMessageTo(world, email);
    await resetPassword(world.system, { service: serviceOf(), userId });
    expect((await noticesTo(email)).at(-1)).toBe("password_changed");
    // Whoever holds a link of before does not come in by it.
    const late = await world.authClient().verifyOtp({ token_hash: tokenHash, type: "recovery" });
    expect(late.error?.code).toBe("otp_expired");
  });

  it("does none of that when nothing changes, or to an unproved address", async () => {
    const { id, email } = await provedPerson();
    await admin.updateUserById(id, { user_metadata: { name: "Ann" }, email, role: "authenticated" });
    expect(await noticesTo(email)).toEqual([]);
    const unproved = await world.signUpPerson();
    await admin.updateUserById(unproved.id, { password: "another good one" });
    await resetPassword(world.system, { service: serviceOf(), userId: unproved.id });
    expect(await noticesTo(unproved.email)).toEqual([]);
  });
});

describe("a person is told that all other devices were signed out", () => {
  it("when a session asked for it", async () => {
    const { client, email } = await provedPerson();
    await signInAgain({ email });
    await client.signOut({ scope: "others" });
    expect(await noticesTo(email)).toEqual(["sessions_ended"]);
  });

  it("also in the settings", async () => {
    const person = await provedPerson();
    await signInAgain(person);
    const { status } = await fetch(`${world.url}/api/v1/me/sessions`, {
      method: "DELETE",
      headers: person.headers,
    });
    expect(status).toBe(204);
    expect(await noticesTo(person.email)).toEqual(["sessions_ended"]);
  });

  it("but not when there was none, nor when they sign out themselves", async () => {
    const { client, email } = await provedPerson();
    await client.signOut({ scope: "others" });
    const other = await signInAgain({ email });
    await other.signOut({ scope: "local" });
    await client.signOut();
    expect(await noticesTo(email)).toEqual([]);
  });
});

describe("a person is told of recovery codes", () => {
  it("when they are made, made anew, and when one is used", async () => {
    const { email, factorId, secret, id } = await world.totpPerson();
    await prove({ id });
    const client = recoveryCodesClient(world);
    await signInAgain({ email }, client);
    await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
    await client.mfa.recoveryCodes.generate();
    const { data } = await client.mfa.recoveryCodes.regenerate();
    const late = recoveryCodesClient(world);
    await signInAgain({ email }, late);
    expect((await late.mfa.recoveryCodes.verify({ code: "2222222222222222" })).error).not.toBeNull();
    await late.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? "" });
    expect(await noticesTo(email)).toEqual([
      "factor_enrolled",
      "recovery_codes_made",
      "recovery_codes_made",
      "recovery_code_used",
    ]);
  });
});

it.each([
  ["en", "What: Authenticator app (App)", "What: Recovery codes"],
  ["de", "Was: Authenticator-App (App)", "Was: Wiederherstellungscodes"],
])("a notice names the second factor in the person's language: %s", async (locale, app, codes) => {
  const { email, factorId, secret, client: first } = await world.totpPerson();
  await first.updateUser({ data: { locale } });
  const client = recoveryCodesClient(world);
  await signInAgain({ email }, client);
  await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
  await client.mfa.recoveryCodes.generate();
  expect((await lastMessageTo(world, email)).text.split("\n")).toContain(codes);
  await client.mfa.recoveryCodes.unenroll();
  await client.mfa.unenroll({ factorId });
  expect((await lastMessageTo(world, email)).text.split("\n")).toContain(app);
});

describe("a passkey", () => {
  it("is announced when it comes and goes, but not when it gets another name, which opens nothing", async () => {
    const { client, email } = await provedPerson();
    const { data } = await registerByClient({ client });
    const passkeyId = data?.id ?? "";
    await client.passkey.update({ passkeyId, friendlyName: "Laptop" });
    expect(await noticesTo(email)).toEqual(["passkey_added"]);
    await client.passkey.delete({ passkeyId });
    expect(await noticesTo(email)).toEqual(["passkey_added", "passkey_removed"]);
  });
});
