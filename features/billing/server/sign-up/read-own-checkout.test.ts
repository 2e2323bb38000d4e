import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld, individualPrice } from "../testing/billing-world.ts";

let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
  world.provider.failure = undefined;
});

async function completed(email?: string) {
  const checkout = await world.begin(email);
  return { ...checkout, ...world.provider.complete(checkout.sessionId) };
}
const read = async (cookie: string, headers: Record<string, string> = {}) =>
  (await world.call("read-own-checkout", {}, { cookie, ...headers })).body;
const begin = (email: string, headers: Record<string, string>) =>
  world.call(
    "create-embedded-checkout-session",
    { price_id: individualPrice, customer_email: email },
    headers,
  );
const countOf = async (email: string) =>
  (await world.look("select from checkout_intents where email = $1", [email])).length;
async function person({ isProved }: { isProved: boolean }) {
  const made = await world.signUpPerson();
  const at = isProved ? "now()" : "null";
  await world.look(`update auth.users set email_confirmed_at = ${at} where id = $1`, [made.id]);
  return {
    ...made,
    authorization: String(Object.entries(made.headers).find(([key]) => key === "authorization")?.[1]),
  };
}

describe("a checkout that this browser has completed", () => {
  it("is found again after a reload, before the provider sent word, until the account is made of it", async () => {
    const { cookie, email, finish } = await completed();
    expect(await read(cookie)).toEqual({ checkout: { email, plan: "Individual", is_proved: true } });
    expect((await finish()).status).toBe(200);
    expect(await read(cookie)).toEqual({ checkout: null });
  });

  it("is gone on with in place of a second one when the same address begins again, also much later", async () => {
    const { cookie, email } = await completed();
    clockMs += 10 * 60_000;
    const again = await begin(email, { cookie });
    expect(again).toMatchObject({ status: 200, body: { is_completed: true, email }, cookie: "" });
    expect(await countOf(email)).toBe(1);
  });

  it("does not keep the browser from beginning with another address", async () => {
    const { cookie } = await completed();
    const other = await begin("another.one@example.com", { cookie });
    expect(other.body.client_secret).toMatch(/_secret$/);
  });

  it("is not found while it is open, when it is given up, too old, or the provider does not answer", async () => {
    const open = await world.begin();
    expect(await read(open.cookie)).toEqual({ checkout: null });
    await world.call("discard-checkout", {}, { cookie: open.cookie });
    expect(await read(open.cookie)).toEqual({ checkout: null });
    const paid = await completed();
    world.provider.failure = 500;
    expect(await read(paid.cookie)).toEqual({ checkout: null });
    world.provider.failure = undefined;
    expect(await read(paid.cookie)).toMatchObject({ checkout: { email: paid.email } });
    clockMs += 25 * 3_600_000;
    expect(await read(paid.cookie)).toEqual({ checkout: null });
  });

  it("is told to nobody else: without the cookie, with a guessed one, from another page, with another account", async () => {
    const { cookie } = await completed();
    expect(await read("")).toEqual({ checkout: null });
    expect(await read(`checkout_claim=${"a".repeat(43)}`)).toEqual({ checkout: null });
    expect((await read(cookie, { origin: "https://evil.example" })).code).toBe("foreign_origin");
    const eve = await person({ isProved: true });
    expect(await read(cookie, { authorization: eve.authorization })).toEqual({ checkout: null });
  });
});

describe("an account whose address is not confirmed", () => {
  it("is told to confirm it, keeps the checkout, and links the plan afterwards", async () => {
    const { id, email, authorization } = await person({ isProved: false });
    const { cookie } = await completed(email);
    const claim = () => world.call("claim-checkout", {}, { cookie, authorization });
    const refused = await claim();
    expect([refused.status, refused.body.code]).toEqual([409, "address_unconfirmed"]);
    expect(refused.body.error).toBe("Confirm your email first. Your plan is kept.");
    expect(await read(cookie, { authorization })).toMatchObject({ checkout: { email, is_proved: false } });
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [id]);
    expect(await read(cookie, { authorization })).toMatchObject({ checkout: { is_proved: true } });
    expect((await claim()).status).toBe(200);
    expect(await read(cookie, { authorization })).toEqual({ checkout: null });
  });
});

describe("somebody who signs in within the minute", () => {
  it("is not handed the checkout and the trial that a visitor began in the same browser", async () => {
    const { email, id, authorization } = await person({ isProved: true });
    const { cookie, sessionId } = await world.begin(email);
    const own = await begin(email, { cookie, authorization });
    expect(own.status).toBe(200);
    expect(String(own.body.client_secret)).not.toContain(sessionId);
    const [row] = await world.look("select for_workspace_id from checkout_intents where user_id = $1", [id]);
    expect(row?.for_workspace_id).toBe(id);
    const visitor = await begin(email, { cookie: own.cookie });
    expect(visitor.body.client_secret).not.toBe(own.body.client_secret);
  });
});
