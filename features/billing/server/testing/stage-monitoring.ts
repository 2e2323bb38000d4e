import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { readObject } from "../webhooks/read-object.ts";
import { type BillingWorld, createBillingWorld } from "./billing-world.ts";

/** Billing with a scripted provider. Findings of other tests are removed. */
export function stageMonitoring() {
  let world: BillingWorld;
  let clockMs = Date.now();
  beforeAll(async () => {
    world = await createBillingWorld({ now: () => new Date(clockMs) });
  });
  afterAll(() => world[Symbol.asyncDispose]());
  afterEach(async () => {
    clockMs = Date.now();
    world.provider.failure = undefined;
    await world.look("delete from billing_findings");
    await world.look("delete from billing_retries");
    await world.look("update pricing_plans set is_price_doubtful = false");
  });

  const open = () =>
    world.look<{ kind: string; object_id: string; facts: Record<string, unknown> }>(
      "select kind, object_id, facts from billing_findings where ended_at is null order by found_at",
    );
  const kinds = async () => (await open()).map(({ kind }) => kind);
  const read = (id: string) => readObject(world.system, world.billing, id);
  const statusOf = async (id: string) =>
    (
      await world.look<{ status: string }>("select status from subscriptions where subscription_id = $1", [
        id,
      ])
    )[0]?.status;

  /** A subscriber on trial. */
  async function subscriber() {
    const checkout = await world.begin();
    const made = world.provider.complete(checkout.sessionId);
    expect((await checkout.finish()).status).toBe(200);
    const [{ id } = { id: "" }] = await world.look<{ id: string }>(
      "select id from auth.users where email = $1",
      [checkout.email],
    );
    return {
      ...checkout,
      ...made,
      userId: id,
      atProvider: world.provider.subscriptions.get(made.subscriptionId) ?? {},
    };
  }

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
    open,
    kinds,
    read,
    statusOf,
    subscriber,
  };
}
