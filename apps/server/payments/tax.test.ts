import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { createPaymentWorld, type PaymentWorld } from "./testing/payment-world.ts";

let world: PaymentWorld;
let ann: Person;
beforeAll(async () => {
  world = await createPaymentWorld({
    terms: {
      ...{ isTaxAutomatic: true, sandboxTaxPercent: 20, trialsPerDomain: undefined },
      trialDomains: { blocked: [], allowed: [] },
    },
  });
  await world.look("update pricing_plans set free_trial_days = 0 where id = 'individual'");
  ann = await world.signUpPerson();
  expect((await world.subscribe(ann, "4242424242424242")).status).toBe(200);
});
afterAll(() => world[Symbol.asyncDispose]());

async function api(method: string, path: string, body?: object) {
  const reply = await fetch(`${world.url}/api/v1/billing${path}`, {
    method,
    headers: { ...ann.headers, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await reply.json()) as Record<string, unknown>;
}

const latest = async () => {
  const stripe = await stripeClient(world.services, world.billing);
  return (await stripe.invoices.list({ limit: 1 })).data[0];
};

it("with automatic tax a checkout is charged with it, and the invoice says how much it is", async () => {
  expect(await latest()).toMatchObject({
    ...{ subtotal: 2_999, total: 3_599, amount_paid: 3_599 },
    total_taxes: [{ amount: 600, taxable_amount: 2_999 }],
  });
});

it("a change of the plan costs what was previewed, tax and all", async () => {
  const wanted = { planId: "business", quantity: 1 };
  const preview = await api("POST", "/plan-change/preview", wanted);
  expect(preview).toMatchObject({ isTaxed: true, periodCents: 9_999 });
  const changed = await api("POST", "/plan-change", { ...wanted, basis: preview.basis });
  expect(changed).toMatchObject({ status: "changed" });
  const invoice = await latest();
  expect(invoice?.total).toBe(preview.dueNowCents);
  expect(invoice?.total_taxes?.[0]?.amount).toBeGreaterThan(0);
});

it("one that began without tax is taxed from its next change on", async () => {
  world.billing.isTaxAutomatic = false;
  ann = await world.signUpPerson();
  await world.subscribe(ann, "4242424242424242");
  expect(await latest()).toMatchObject({ total: 2_999, total_taxes: [] });
  world.billing.isTaxAutomatic = true;
  const wanted = { planId: "business", quantity: 1 };
  const preview = await api("POST", "/plan-change/preview", wanted);
  expect(await api("POST", "/plan-change", { ...wanted, basis: preview.basis })).toMatchObject({
    status: "changed",
  });
  expect((await latest())?.total).toBe(preview.dueNowCents);
  expect((await latest())?.automatic_tax.enabled).toBe(true);
});
