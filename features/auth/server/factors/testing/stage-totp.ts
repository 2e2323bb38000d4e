import { afterAll, beforeAll, beforeEach } from "vitest";
import { createFactorWorld, type FactorWorld } from "./factor-world.ts";

/** People with an authenticator app. */
export function stageTotp() {
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

  return {
    get world() {
      return world;
    },
    enrolled,
    challengeOf,
    tokenOf,
  };
}
