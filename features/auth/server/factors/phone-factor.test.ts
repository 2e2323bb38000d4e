import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealedMessages } from "#platform/server/mail/sealed-messages.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld({ phoneFactor: { isEnrollEnabled: true, isVerifyEnabled: true } });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.refillLimits());

let count = 0;
const newPhone = () => `+1555${String(1_000_000 + count++)}`;

async function enrolled() {
  const person = await world.signUpPerson();
  const phone = newPhone();
  const { data, error } = await person.client.mfa.enroll({
    factorType: "phone",
    phone,
    friendlyName: "Mobile",
  });
  if (error) throw error;
  return { ...person, phone, factorId: data.id, data };
}

/** The code in the newest text message to the number. */
async function codeSentTo(phone: string): Promise<string> {
  const [row] = await world.look<{ id: string; sealed_content: string }>(
    "select id, sealed_content from outgoing_messages where recipient = $1 order by created_at desc, id desc",
    [phone.slice(1)],
  );
  if (!row) throw new Error(`Nothing was sent to ${phone}.`);
  const text = world.services.secrets.decrypt(row.sealed_content, sealedMessages.context(row.id));
  return /\d{6}/.exec(text)?.[0] ?? "";
}

async function challengeOf({ client, factorId }: Awaited<ReturnType<typeof enrolled>>) {
  const { data, error } = await client.mfa.challenge({ factorId });
  if (error) throw error;
  return data;
}

describe("a phone as second factor", () => {
  it("proves the person by a code that is sent to it, and raises the session", async () => {
    const person = await enrolled();
    expect(person.data).toEqual({
      id: person.factorId,
      type: "phone",
      friendly_name: "Mobile",
      phone: person.phone,
    });
    const challenge = await challengeOf(person);
    expect(challenge).toMatchObject({ type: "phone" });
    const { client, factorId, phone } = person;
    const code = await codeSentTo(phone);
    const { data, error } = await client.mfa.verify({ factorId, challengeId: challenge.id, code });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([
      { factor_type: "phone", status: "verified", phone: phone.slice(1) },
    ]);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/phone" }, { method: "password" }],
    });
  });

  it("keeps the code as a hash, and refuses a wrong one", async () => {
    const person = await enrolled();
    const { id } = await challengeOf(person);
    const code = await codeSentTo(person.phone);
    const [row] = await world.look("select * from auth.mfa_challenges where id = $1", [id]);
    expect(JSON.stringify(row)).not.toContain(code);
    const wrong = code === "123456" ? "654321" : "123456";
    const { factorId, client } = person;
    const { error } = await client.mfa.verify({ factorId, challengeId: id, code: wrong });
    expect(error).toMatchObject({
      status: 422,
      code: "mfa_verification_failed",
      message: "Invalid MFA Phone code entered",
    });
  });

  it("is sent one code a minute", async () => {
    const person = await enrolled();
    await challengeOf(person);
    world.pass(10);
    const { error } = await person.client.mfa.challenge({ factorId: person.factorId });
    expect(error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
    expect(error?.message).toMatch(
      /^For security purposes, you can only request this after (49|50) seconds\.$/,
    );
    world.pass(60);
    expect((await person.client.mfa.challenge({ factorId: person.factorId })).error).toBeNull();
  });

  it("makes room when it was only begun, and stays when it is verified", async () => {
    const person = await enrolled();
    const { client, phone } = person;
    const enroll = () => client.mfa.enroll({ factorType: "phone", phone, friendlyName: "Mobile" });
    const again = await enroll();
    expect(again.error).toBeNull();
    const factorId = again.data?.id ?? "";
    const { data: challenge } = await client.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? "";
    await client.mfa.verify({ factorId, challengeId, code: await codeSentTo(phone) });
    expect((await enroll()).error).toMatchObject({
      status: 422,
      code: "mfa_verified_factor_exists",
      message: "A verified phone factor already exists, unenroll the existing factor to continue",
    });
    const { data } = await client.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([factorId]);
  });

  it("needs a number, of which people dial", async () => {
    const { client } = await world.signUpPerson();
    const none = await client.mfa.enroll({ factorType: "phone", phone: "" });
    expect(none.error?.message).toBe("Phone number required to enroll Phone factor");
    const odd = await client.mfa.enroll({ factorType: "phone", phone: "+0-call-me" });
    expect(odd.error?.message).toBe("Invalid phone number format (E.164 required)");
  });

  it("is sent no code by another way than text messages", async () => {
    const { client, factorId } = await enrolled();
    const { error } = await client.mfa.challenge({ factorId, channel: "whatsapp" });
    expect(error).toMatchObject({ status: 400, code: "validation_failed" });
  });
});
