import { afterEach, beforeAll, expect } from "vitest";
import type { Person } from "#features/auth/server/testing.ts";
import { stripeClient } from "#features/billing/server/stripe/stripe-client.ts";
import { syncSubscription } from "#features/billing/server/subscriptions/sync-subscription.ts";
import { stagePayments } from "./stage-payments.ts";

export const good = "4242424242424242";

export const hourMs = 3_600_000;

interface PlanRow {
  price_yearly: number | null;
  price_yearly_cents: number | null;
  stripe_price_yearly_id: string | null;
  is_price_doubtful: boolean;
}

interface Row {
  subscription_id: string;
  customer_id: string;
  period_starts_at: Date;
  period_ends_at: Date;
}

/** Payments with an admin who sets yearly prices. Each test starts without any. */
export function stageYearly() {
  const stage = stagePayments();
  const { ask } = stage;
  let admin: Person;
  beforeAll(async () => {
    admin = await stage.world.signUpPerson();
    await stage.world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
  });
  afterEach(async () => {
    await setPrice("individual", null);
    await setPrice("business", null);
  });

  async function setPrice(planId: string, cents: number | null, person = admin) {
    const reply = await fetch(`${stage.world.url}/api/v1/admin/billing/plans/${planId}/yearly-price`, {
      method: "PUT",
      headers: { ...person.headers, "content-type": "application/json" },
      body: JSON.stringify({ cents }),
    });
    return reply.status;
  }
  const planRow = async (id = "individual") =>
    (await stage.world.look<PlanRow>("select * from pricing_plans where id = $1", [id]))[0];
  const yearlyId = async (id = "individual") => (await planRow(id))?.stripe_price_yearly_id ?? "";
  const stripe = () => stripeClient(stage.world.services, stage.world.billing);
  const state = async () => (await stage.world.call("check-subscription", {}, stage.ann.headers)).body;
  const row = async () => {
    const [found] = await stage.world.look<Row>("select * from subscriptions where workspace_id = $1", [
      stage.ann.id,
    ]);
    if (!found) throw new Error("There is no subscription.");
    return found;
  };

  /** A person who has just paid the first period. */
  async function payer(priceId: string) {
    expect((await stage.world.subscribe(stage.ann, good, priceId)).status).toBe(200);
    const { subscription_id: id } = await row();
    await (await stripe()).subscriptions.update(id, { trial_end: "now" });
    await syncSubscription(stage.world.system, stage.world.billing, id);
    return id;
  }

  async function preview(planId: string, interval?: "month" | "year", quantity = 1) {
    return ask("POST plan-change/preview", { planId, quantity, ...(interval ? { interval } : {}) });
  }

  async function change(planId: string, interval?: "month" | "year", quantity = 1) {
    const { basis } = (await preview(planId, interval, quantity)).body;
    return ask("POST plan-change", { planId, quantity, basis, ...(interval ? { interval } : {}) });
  }

  return {
    stage,
    ask,
    setPrice,
    planRow,
    yearlyId,
    stripe,
    state,
    row,
    payer,
    preview,
    change,
  };
}
