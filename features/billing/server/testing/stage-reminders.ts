import { afterAll, afterEach, beforeAll } from "vitest";
import { remind } from "../reminders/remind.ts";
import { writeDueMails } from "../reminders/write-due-mails.ts";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createBillingWorld } from "./billing-world.ts";
import { mailsTo } from "./mails-to.ts";

export const dayMs = 86_400_000;

export interface Subscriber {
  id: string;
  email: string;
  customerId: string;
  subscriptionId: string;
  /** Their subscription at the provider. */
  atProvider: Record<string, unknown>;
}

export const invoice = { status: "open", amount_due: 2_999, amount_paid: 0, currency: "usd", number: "A-1" };

export const hosted = { ...invoice, hosted_invoice_url: "https://pay.example/in_1" };

/** Billing with a scripted provider and a clock. Each test only gets reminders of its own subscriptions. */
export function stageReminders() {
  let world: BillingWorld;
  let clockMs = Date.now();
  beforeAll(async () => {
    world = await createBillingWorld({ now: () => new Date(clockMs) });
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(async () => {
    clockMs = Date.now();
    world.provider.failure = undefined;
    world.provider.invoices.length = 0;
    // Hides subscriptions of earlier tests.
    await world.look("update subscriptions set is_live = true");
  });

  /** A subscriber on trial. */
  async function subscriber({ isProved = true } = {}): Promise<Subscriber> {
    const checkout = await world.begin();
    const made = world.provider.complete(checkout.sessionId);
    await checkout.finish();
    const proof = isProved ? "now()" : "null";
    const [{ id } = { id: "" }] = await world.look<{ id: string }>(
      `update auth.users set email_confirmed_at = ${proof} where email = $1 returning id`,
      [checkout.email],
    );
    const atProvider = world.provider.subscriptions.get(made.subscriptionId) ?? {};
    return { ...checkout, ...made, id, atProvider };
  }
  /** Changes the subscription at the provider and syncs it. */
  async function become({ atProvider, subscriptionId }: Subscriber, change: object) {
    Object.assign(atProvider, change);
    await syncSubscription(world.system, world.billing, subscriptionId);
  }
  const write = () => writeDueMails(world.billing).perform(world.system, {});
  const hourly = () => remind(world.billing).perform(world.system, {});
  const kindsOf = async ({ email }: Subscriber) => (await mailsTo(world, email)).map(({ kind }) => kind);
  const lastOf = async ({ email }: Subscriber) => (await mailsTo(world, email)).at(-1);

  return {
    get world() {
      return world;
    },
    get clockMs() {
      return clockMs;
    },
    set clockMs(value) {
      clockMs = value;
    },
    subscriber,
    become,
    write,
    hourly,
    kindsOf,
    lastOf,
  };
}
