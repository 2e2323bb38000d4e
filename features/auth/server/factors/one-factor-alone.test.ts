import { afterAll, beforeAll, expect, test } from "vitest";
import { testPassword } from "../testing.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const unknownId = "00000000-0000-4000-8000-000000000000";

test("a session of one factor changes nothing of an account with two", async () => {
  const { email, factorId } = await world.totpPerson();
  const client = world.authClient();
  await client.signInWithPassword({ email, password: testPassword });
  const outcomes = [
    client.updateUser({ password: "a newer password" }),
    client.updateUser({ email: `next-${email}` }),
    client.updateUser({ data: { name: "Somebody else" } }),
    client.mfa.enroll({ factorType: "totp", friendlyName: "Another" }),
    client.mfa.unenroll({ factorId }),
    client.passkey.update({ passkeyId: unknownId, friendlyName: "Mine" }),
    client.passkey.delete({ passkeyId: unknownId }),
    client.passkey.startRegistration(),
  ];
  for (const outcome of outcomes) expect((await outcome).error).toMatchObject({ code: "insufficient_aal" });
  const { data } = await client.getUser();
  expect(data.user?.user_metadata.name).toBeUndefined();
});

test("nor does it finish or give up an enrolment that was left open", async () => {
  const { email, client: elevated } = await world.totpPerson();
  const { data: open } = await elevated.mfa.enroll({ factorType: "totp", friendlyName: "Second app" });
  const client = world.authClient();
  await client.signInWithPassword({ email, password: testPassword });
  const factorId = open?.id ?? "";
  const challenge = await client.mfa.challenge({ factorId });
  const verified = await client.mfa.verify({
    factorId,
    challengeId: challenge.data?.id ?? "",
    code: "123456",
  });
  expect(verified.error).toMatchObject({ status: 403, code: "insufficient_aal" });
  expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({ code: "insufficient_aal" });
});
