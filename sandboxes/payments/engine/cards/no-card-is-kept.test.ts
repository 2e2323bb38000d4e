import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { openPortal, subscribe } from "../../testing/subscribe.ts";
import { goodCard, paidSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

/** Passes for a card of somebody: the check digit is right, and it is none of the test cards. */
const real = "4539578763621486";

it("refuses the number of a real card everywhere, keeps nothing of it and says it to nobody", async () => {
  const written = (["log", "info", "warn", "error", "debug"] as const).map((level) =>
    vi.spyOn(console, level),
  );
  const { customerId } = await subscribe(world, paidSession, goodCard);
  const card = { ...goodCard, number: real };
  const session = await world.stripe.checkout.sessions.create(paidSession);
  const token = await openPortal(world, customerId);
  const { data } = await world.stripe.invoices.list({ customer: customerId });
  const invoice = String(data[0]?.hosted_invoice_url).split("/sandbox/i/")[1] ?? "";
  const refusals = await Promise.allSettled([
    world.sandbox.checkout.confirm(session.client_secret ?? "", { card }),
    world.sandbox.portal.act(token, { kind: "add_card", card }),
    world.sandbox.invoices.pay(invoice, card),
  ]);
  for (const refusal of refusals) {
    expect(refusal.status).toBe("rejected");
    expect(String(Reflect.get(refusal, "reason"))).not.toContain(real.slice(0, 8));
  }
  expect(refusals.slice(0, 2)).toMatchObject([
    { reason: { code: "not_a_test_card" } },
    { reason: { code: "not_a_test_card" } },
  ]);
  const { objects, said } = await lookEverywhere();
  expect(objects).toBeGreaterThan(10);
  expect(said).toBe(0);
  for (const spy of written) {
    expect(JSON.stringify(spy.mock.calls)).not.toContain(real.slice(0, 8));
    spy.mockRestore();
  }
});

async function lookEverywhere(): Promise<{ objects: number; said: number }> {
  const { default: pg } = await import("pg");
  const client = new pg.Client(world.database.superuserConnection);
  await client.connect();
  const { rows } = await client.query<{ objects: number; said: number }>(
    `select count(*)::int as objects,
       count(*) filter (where data::text || private::text like $1)::int as said from payment_sandbox.objects`,
    [`%${real.slice(4, 12)}%`],
  );
  await client.end();
  return rows[0] ?? { objects: 0, said: 1 };
}
