import { expect, test } from "vitest";
import { createFactorWorld } from "../factors/testing/factor-world.ts";

test("where passkeys are switched off, every call says so", async () => {
  await using world = await createFactorWorld({ isPasskeyEnabled: false });
  const { client } = await world.signUpPerson();
  for (const { error } of [
    await client.passkey.startRegistration(),
    await client.passkey.startAuthentication(),
    await client.passkey.list(),
  ]) {
    expect(error).toMatchObject({ status: 404, code: "passkey_disabled", message: "Passkeys are disabled" });
  }
});
