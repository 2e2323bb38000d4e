import { afterAll, beforeAll, expect, test } from "vitest";
import { testPassword } from "../testing.ts";
import { createFactorWorld, type FactorWorld } from "./testing/factor-world.ts";

let world: FactorWorld;
beforeAll(async () => {
  world = await createFactorWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function callAs(accessToken: string | undefined) {
  return world.server.inject({
    url: "/api/v1/me/sessions",
    headers: { authorization: `Bearer ${accessToken}` },
  });
}

test("whoever has a second factor works only in sessions that have shown one", async () => {
  const { email, factorId, secret } = await world.totpPerson();
  const client = world.authClient();
  const { data } = await client.signInWithPassword({ email, password: testPassword });
  const refused = await callAs(data.session?.access_token);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ error: { code: "auth.factor_required" } });
  const raised = await client.mfa.challengeAndVerify({ factorId, code: world.nextCode(secret) });
  expect(raised.error).toBeNull();
  expect((await callAs(raised.data?.access_token)).statusCode).toBe(200);
});

test("whoever has begun one and not proved it works on as before", async () => {
  const { client, session } = await world.signUpPerson();
  await client.mfa.enroll({ factorType: "totp", friendlyName: "Begun" });
  expect((await callAs(session.access_token)).statusCode).toBe(200);
});
