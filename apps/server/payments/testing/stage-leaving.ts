import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { cancelDue } from "#features/billing/server/cancellation/cancel-due.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { createPaymentWorld, type PaymentWorld } from "./payment-world.ts";

export const dayMs = 86_400_000;

export const good = "4242424242424242";

/** Ann's workspace with Bob as a member, new for each test. */
export function stageLeaving() {
  let world: PaymentWorld;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    world = await createPaymentWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(async () => {
    // Work left over from one test must not reach the next.
    for (const table of ["rate_limits", "subscription_closings", "billing_retries"]) {
      await world.look(`delete from ${table}`);
    }
    [ann, bob] = [await world.signUpPerson(), await world.signUpPerson()];
    await join(bob, "owner");
  });

  const join = (person: Person, role: string) =>
    world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)", [
      ann.id,
      person.id,
      role,
    ]);
  const inAnns = (person: Person) => ({ ...person.headers, "x-workspace-id": ann.id });
  const stateFor = async (person: Person) =>
    (await world.call("check-subscription", {}, inAnns(person))).body;
  /** The provider's events are applied concurrently with the test, each with a read of its own. */
  const seenBy = (person: Person) => expect.poll(() => stateFor(person), { timeout: 20_000, interval: 100 });
  const closeNow = () => cancelDue(world.billing).perform(world.system, {});
  const actsIn = async (workspaceId: string) =>
    (
      await world.look<{ act: string }>("select act from audit_events where workspace_id = $1", [workspaceId])
    ).map(({ act }) => act);

  async function subscriptionOf(workspaceId: string) {
    const [row] = await world.look<{ subscription_id: string; customer_id: string; period_ends_at: Date }>(
      "select * from subscriptions where workspace_id = $1 order by created_at desc",
      [workspaceId],
    );
    if (!row) throw new Error("There is no subscription.");
    return row;
  }

  /** The customer's total charges in cents, and the number of invoices. */
  async function charged(customer: string) {
    const stripe = await stripeClient(world.services, world.billing);
    const { data } = await stripe.invoices.list({ customer, limit: 100 });
    return data.reduce((sum, { amount_paid: amount }) => sum + amount, 0);
  }

  /** Lets the paid period pass, and two more months in which a card would be charged again. */
  async function passTime({
    customer_id: customerId,
    subscription_id: id,
  }: {
    customer_id: string;
    subscription_id: string;
  }) {
    await world.sandbox.clock.advance(customerId, new Date(Date.now() + 100 * dayMs));
    await syncSubscription(world.system, world.billing, id);
  }

  return {
    get world() {
      return world;
    },
    get ann() {
      return ann;
    },
    get bob() {
      return bob;
    },
    join,
    inAnns,
    seenBy,
    closeNow,
    actsIn,
    subscriptionOf,
    charged,
    passTime,
  };
}
