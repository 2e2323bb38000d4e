import Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createTestClient,
  createTestSandbox,
  secretKey,
  type TestSandbox,
} from "../testing/create-test-sandbox.ts";
import { trialSession } from "../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const call = (path: string, init: RequestInit = {}) =>
  world.sandbox.fetch(`https://api.stripe.com${path}`, {
    ...init,
    headers: { authorization: `Bearer ${secretKey}`, ...init.headers },
  });

it("refuses a wrong key", async () => {
  const stripe = createTestClient(world.sandbox.fetch, "sk_test_sandbox_wrong");
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

it("says that it does not know an address, an object or another version", async () => {
  expect(await (await call("/v1/treasury/outbound_payments")).json()).toEqual({
    error: {
      type: "invalid_request_error",
      message: "Unrecognized request URL (GET: /v1/treasury/outbound_payments).",
    },
  });
  await expect(world.stripe.customers.retrieve("cus_missing")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
    param: "id",
  });
  expect((await call("/v1/prices", { headers: { "stripe-version": "2020-08-27" } })).status).toBe(400);
});

it("refuses unknown, missing and wrong parameters by name", async () => {
  const create = (body: string) => call("/v1/checkout/sessions", { method: "POST", body });
  const errorOf = async (body: string) => ((await (await create(body)).json()) as { error: object }).error;
  expect(await errorOf("mode=subscription&payment_method_types[0]=card")).toMatchObject({
    code: "parameter_unknown",
    param: "payment_method_types",
    message: "Received unknown parameter: payment_method_types",
  });
  expect(await errorOf("subscription_data[trial_days]=3&mode=subscription")).toMatchObject({
    param: "subscription_data[trial_days]",
  });
  expect(await errorOf("ui_mode=embedded&mode=subscription")).toMatchObject({ param: "ui_mode" });
  expect(await errorOf("ui_mode=embedded_page")).toMatchObject({ code: "parameter_missing", param: "mode" });
  expect(await errorOf("mode=subscription&expires_at=soon")).toMatchObject({
    code: "parameter_invalid_integer",
  });
  expect(await errorOf("__proto__[mode]=subscription")).toMatchObject({ type: "invalid_request_error" });
});

it.each([
  [{ return_url: "https://example.com" }, "return_url"],
  [{ customer: "cus_1" }, "customer"],
  [{ discounts: [{ coupon: "FREE100" }] }, "allow_promotion_codes"],
  [{ expires_at: 1 }, "expires_at"],
  [{ customer_email: "nobody" }, "customer_email"],
  [{ line_items: [{ price: "price_none", quantity: 1 }] }, "line_items[0][price]"],
  [{ ui_mode: "elements" }, "ui_mode"],
  [{ ui_mode: "hosted_page" }, "redirect_on_completion"],
  [{ success_url: "https://example.com" }, "success_url"],
  [{ cancel_url: "https://example.com" }, "cancel_url"],
] satisfies [Partial<Stripe.Checkout.SessionCreateParams>, string][])(
  "refuses a session with %j",
  async (change, param) => {
    const refused = world.stripe.checkout.sessions.create({ ...trialSession, ...change });
    await expect(refused).rejects.toMatchObject({ statusCode: 400, param });
  },
);

it("answers a repeated request from memory, and refuses its key for another one", async () => {
  const { stripe } = world;
  const options = { idempotencyKey: "cs:1" };
  const [first, second] = await Promise.all([
    stripe.checkout.sessions.create(trialSession, options),
    stripe.checkout.sessions.create(trialSession, options),
  ]);
  expect(second.id).toBe(first.id);
  const third = await stripe.checkout.sessions.create(trialSession, options);
  expect(new Headers(third.lastResponse.headers).get("idempotent-replayed")).toBe("true");
  const other = stripe.checkout.sessions.create(
    { ...trialSession, customer_email: "eve@example.com" },
    options,
  );
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

it("does not remember what it refused", async () => {
  const options = { idempotencyKey: "cs:2" };
  const wrong = world.stripe.checkout.sessions.create({ ...trialSession, expires_at: 1 }, options);
  await expect(wrong).rejects.toMatchObject({ statusCode: 400 });
  expect((await world.stripe.checkout.sessions.create(trialSession, options)).status).toBe("open");
});

it("pages lists from the newest on, in both directions", async () => {
  const { stripe } = world;
  const made: string[] = [];
  for (const name of ["a", "b", "c", "d"]) made.unshift((await stripe.customers.create({ name })).id);
  const idsOf = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

  const first = await stripe.customers.list({ limit: 3 });
  expect([idsOf(first), first.has_more]).toEqual([made.slice(0, 3), true]);
  const second = await stripe.customers.list({ limit: 3, starting_after: made[2] ?? "" });
  expect([idsOf(second), second.has_more]).toEqual([made.slice(3), false]);
  expect(idsOf(await stripe.customers.list({ limit: 2, ending_before: made[3] ?? "" }))).toEqual(
    made.slice(1, 3),
  );
  expect(await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 })).toHaveLength(4);
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
});

it("changes a customer: metadata is merged, empty values take away", async () => {
  const { stripe } = world;
  const { id } = await stripe.customers.create({ email: "ann@example.com", metadata: { a: "1", b: "2" } });
  const changed = await stripe.customers.update(id, { metadata: { b: "", c: "3" }, name: "" });
  expect(changed).toMatchObject({ email: "ann@example.com", name: null, metadata: { a: "1", c: "3" } });
  expect(changed.metadata).not.toHaveProperty("b");
  expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
});

it("does not expand what is no reference", async () => {
  const { id } = await world.stripe.customers.create({ name: "Ann" });
  await expect(world.stripe.customers.retrieve(id, { expand: ["name"] })).rejects.toMatchObject({
    param: "expand",
  });
});
