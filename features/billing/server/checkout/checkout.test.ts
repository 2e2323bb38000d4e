import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deleteOldOf } from "#platform/server/retention/testing.ts";
import { type BillingWorld, createBillingWorld, individualPrice } from "../testing/billing-world.ts";
import { canonicalEmail } from "./canonical-email.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  world.provider.failure = undefined;
});

const ask = (body: object, headers: Record<string, string> = {}) =>
  world.call("create-embedded-checkout-session", { price_id: individualPrice, ...body }, headers);
const sold = (change: string) => world.look(`update pricing_plans set ${change} where id = 'individual'`);

describe("a visitor's checkout", () => {
  it("begins with our own price and trial, without a card, and is bound to the browser", async () => {
    const reply = await ask({ customer_email: "  Ann@Example.com ", planName: "whatever" });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      client_secret: expect.stringMatching(/_secret$/),
      trial_days: 14,
      starts_at: null,
    });
    expect(reply.cookie).toMatch(/^checkout_claim=[\w-]{43}$/);
    const [row] = await world.look("select * from checkout_intents where email = 'ann@example.com'");
    expect(row).toMatchObject({ plan_id: "individual", trial_days: 14, status: "open", is_live: false });
    expect(JSON.stringify(row)).not.toContain(reply.cookie.split("=")[1]);
    const session = world.provider.sessions.get(String(row?.session_id));
    expect(session).toMatchObject({ client_reference_id: row?.id, mode: "subscription" });
  });

  it("is the same when it is asked for twice in a moment, and another for another address", async () => {
    const first = await ask({ customer_email: "twice@example.com" });
    const again = await ask({ customer_email: "twice@example.com" }, { cookie: first.cookie });
    expect(again.body.client_secret).toBe(first.body.client_secret);
    const other = await ask({ customer_email: "other@example.com" }, { cookie: first.cookie });
    expect(other.body.client_secret).not.toBe(first.body.client_secret);
    expect(other.cookie).not.toBe(first.cookie);
  });

  it.each([
    ["a price that nobody sells", { price_id: "price_forged", customer_email: "a@example.com" }, "no_plan"],
    ["no address", {}, "invalid_email"],
    ["an address without a host", { customer_email: "nobody@" }, "invalid_email"],
    ["an address that is too long", { customer_email: `${"a".repeat(250)}@example.com` }, "invalid_email"],
  ])("is refused for %s", async (_what, body, code) => {
    const reply = await ask(body);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
    expect(reply.cookie).toBe("");
  });

  it("is refused where nobody may sign up, before anything is bought", async () => {
    const settings = world.billing.auth.settings;
    Object.assign(settings, { isSignUpEnabled: false });
    const reply = await ask({ customer_email: "closed@example.com" });
    Object.assign(settings, { isSignUpEnabled: true });
    expect(reply.body.code).toBe("signup_disabled");
    expect(reply.status).toBe(422);
    expect(await world.look("select from checkout_intents where email = 'closed@example.com'")).toEqual([]);
  });

  it.each([
    ["a plan without a price in money", "price_monthly_cents = 0", "price_monthly_cents = 2999"],
    ["a plan that is no longer offered", "is_active = false", "is_active = true"],
  ])("is refused for %s", async (_what, change, back) => {
    await sold(change);
    const reply = await ask({ customer_email: "zero@example.com" });
    await sold(back);
    expect(reply.body).toMatchObject({ code: "no_plan", error: "No pricing plan found" });
  });

  it("says that it failed when the provider does, and tells nothing of why", async () => {
    world.provider.failure = 400;
    const reply = await ask({ customer_email: "down@example.com" });
    expect([reply.status, reply.body.error]).toEqual([502, "Failed to create checkout session"]);
    expect(JSON.stringify(reply.body)).not.toContain("api_error");
  });

  it("says so when the provider gives no secret", async () => {
    const { fetch } = world.provider;
    world.provider.fetch = async (...call) => {
      const reply = (await (await fetch(...call)).json()) as object;
      return Response.json({ ...reply, client_secret: null });
    };
    const reply = await ask({ customer_email: "secret@example.com" });
    world.provider.fetch = fetch;
    expect([reply.status, reply.body.error]).toEqual([502, "No client secret returned"]);
  });

  it("is limited for each mailbox, however its address is spelled", async () => {
    const replies = [];
    for (let count = 0; count < 8; count += 1) {
      replies.push(await ask({ customer_email: `lots+${count}@gmail.com` }));
    }
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { code: "rate.limited" } });
    await world.look("delete from rate_limits");
  });
});

describe("going back", () => {
  it("expires the session, so that nobody completes it any more", async () => {
    const { cookie, sessionId, finish } = await world.begin();
    expect((await world.call("discard-checkout", {}, { cookie })).status).toBe(200);
    expect(world.provider.sessions.get(sessionId)?.status).toBe("expired");
    expect((await finish()).body.code).toBe("checkout_expired");
  });

  it("leaves a checkout alone that was completed in the same moment", async () => {
    const { cookie, sessionId, finish } = await world.begin();
    world.provider.complete(sessionId);
    expect((await world.call("discard-checkout", {}, { cookie })).status).toBe(200);
    expect((await finish()).status).toBe(200);
  });

  it("is refused from pages of others, and does nothing without the cookie", async () => {
    const { cookie, sessionId } = await world.begin();
    const foreign = await world.call("discard-checkout", {}, { cookie, origin: "https://evil.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "foreign_origin"]);
    await world.call("discard-checkout", {});
    expect(world.provider.sessions.get(sessionId)?.status).toBe("open");
  });
});

it("what came to nothing is deleted after a month, whoever began it", async () => {
  const { id, headers } = await world.signUpPerson();
  const begun = await ask({}, headers);
  await world.call("discard-checkout", {}, { cookie: begun.cookie, ...headers });
  const rows = () => world.look("select status from checkout_intents where user_id = $1", [id]);
  const age = (days: number) =>
    world.look(
      "update checkout_intents set created_at = now() - make_interval(days => $2) where user_id = $1",
      [id, days],
    );
  await age(29);
  await deleteOldOf(world, "checkout_intents");
  expect(await rows()).toEqual([{ status: "discarded" }]);
  await age(31);
  await deleteOldOf(world, "checkout_intents");
  expect(await rows()).toEqual([]);
});

it.each([
  ["Ann.B+trial@GoogleMail.com", "annb@gmail.com"],
  ["ann.b+x@example.com", "ann.b@example.com"],
  ["ann@Bücher.example", "ann@xn--bcher-kva.example"],
])("%s is the mailbox %s", (spelled, mailbox) => {
  expect(canonicalEmail(spelled)).toBe(mailbox);
});
