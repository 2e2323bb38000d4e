import { afterEach, expect, test } from "vitest";
import { createCtx } from "#platform/server/create-ctx.ts";
import { addressKey } from "#platform/server/rate-limit/address-key.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { spendPasswordAttempt, spendToken, tokenLimit } from "./limits.ts";

let server: AuthTestServer;

afterEach(() => server[Symbol.asyncDispose]());

test("the twenty-first guess at one account is told when to come back, whether the account exists or not", async () => {
  server = await createAuthTestServer();
  const { email } = await server.signUpPerson();
  for (const address of [email, "nobody@example.com"]) {
    await freeAddressLimit();
    // All at once: one after the other they would take so long that the limit grows meanwhile.
    const guesses = Array.from({ length: 21 }, async () => {
      const { error } = await server.authClient().signInWithPassword({ email: address, password: "no" });
      return error?.code;
    });
    expect((await Promise.all(guesses)).toSorted()).toEqual([
      ...Array(20).fill("invalid_credentials"),
      "over_request_rate_limit",
    ]);
  }
});

test("whoever guesses at an account from elsewhere does not lock its person out", async () => {
  server = await createAuthTestServer();
  const { email } = await server.signUpPerson();
  const ctx = createCtx(server.services, { type: "system", name: "test" });
  const guess = (address: string) =>
    spendPasswordAttempt(ctx, email, addressKey(address)).then(
      () => "taken",
      () => "refused",
    );
  for (const stranger of ["192.0.2.1", "192.0.2.2", "2001:db8::1"]) {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => guess(stranger)));
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(20);
  }
  const { error } = await server.authClient().signInWithPassword({ email, password: testPassword });
  expect(error).toBeNull();
});

test("very many machines together are told to wait all the same", async () => {
  server = await createAuthTestServer();
  const ctx = createCtx(server.services, { type: "system", name: "test" });
  const guess = (machine: number) =>
    spendPasswordAttempt(ctx, "ann@example.com", `10.0.${machine >> 8}.${machine & 255}`);
  const guesses = Array.from({ length: 600 }, (_, machine) => guess(machine));
  const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(50);
});

test("one address may ask for thirty tokens at once, then waits; another address does not", async () => {
  server = await createAuthTestServer();
  const ctx = createCtx(server.services, { type: "system", name: "test" });
  const spend = (address: string) => spendToken(ctx, tokenLimit(defaultAuthSettings), addressKey(address));
  for (let round = 0; round < 30; round++) await spend("2001:db8::1");
  await expect(spend("2001:db8::2")).rejects.toMatchObject({ code: "over_request_rate_limit", status: 429 });
  await spend("2001:db8:0:1::1");
});

test("a limit that is reached says in the reply how long to wait", async () => {
  server = await createAuthTestServer();
  const ask = () =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json" },
      body: JSON.stringify({ refresh_token: "a".repeat(24) }),
    });
  const replies = await Promise.all(Array.from({ length: 35 }, ask));
  const limited = replies.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThan(0);
  expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});

async function freeAddressLimit() {
  await server.look("delete from rate_limits where key like 'auth.token:%'");
}
