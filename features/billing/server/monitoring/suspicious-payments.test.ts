import { describe, expect, it } from "vitest";
import { stageMonitoring } from "../testing/stage-monitoring.ts";
import { reconcile } from "../webhooks/reconcile.ts";

const watch = stageMonitoring();
const { subscriber, read, kinds, statusOf, open } = watch;

describe("a disputed payment", () => {
  const dispute = (id: string, status: string, customer: string) =>
    watch.world.provider.others.set(id, {
      ...{ id, object: "dispute", status, amount: 2_999, currency: "usd" },
      charge: { id: "ch_1", object: "charge", customer },
    });

  it("costs nobody access, and is told; once it is won nothing is left of it", async () => {
    const { customerId, subscriptionId } = await subscriber();
    dispute("du_won", "needs_response", customerId);
    await read("du_won");
    expect(await kinds()).toEqual(["disputed"]);
    expect(await statusOf(subscriptionId)).toBe("trialing");
    dispute("du_won", "won", customerId);
    await read("du_won");
    expect(await kinds()).toEqual([]);
  });

  it("that is lost ends the subscription", async () => {
    const { customerId, subscriptionId } = await subscriber();
    dispute("du_lost", "lost", customerId);
    await read("du_lost");
    expect(await statusOf(subscriptionId)).toBe("canceled");
    expect(await kinds()).toEqual(["dispute_lost"]);
  });

  it("of another product means nothing here", async () => {
    dispute("du_other", "lost", "cus_of_others");
    await read("du_other");
    expect(await kinds()).toEqual([]);
  });
});

describe("money that was given back", () => {
  it.each([
    ["all of it is told, and changes nothing by itself", true, ["refunded"]],
    ["a part of it is nobody's concern", false, []],
  ])("%s", async (_what, refunded, expected) => {
    const { customerId, subscriptionId } = await subscriber();
    const charge = { id: "ch_2", object: "charge", refunded, amount_refunded: 1, currency: "usd" };
    watch.world.provider.others.set("ch_2", { ...charge, customer: customerId });
    await read("ch_2");
    expect(await kinds()).toEqual(expected);
    expect(await statusOf(subscriptionId)).toBe("trialing");
  });
});

describe("a card", () => {
  const give = async (fingerprint: string) => {
    const { customerId } = await subscriber();
    const id = `pm_${customerId}`;
    watch.world.provider.others.set(id, {
      id,
      object: "payment_method",
      customer: customerId,
      card: { fingerprint },
    });
    await read(id);
    return id;
  };

  it("that the third trial shares is looked at, refuses nobody, and is told by nothing that is stored", async () => {
    await give("shared");
    const second = await give("shared");
    await read(second);
    expect(await kinds()).toEqual([]);
    await give("shared");
    expect(await open()).toMatchObject([{ kind: "card_shared", facts: { trials: 3 } }]);
    expect(JSON.stringify(await watch.world.look("select * from trial_redemptions"))).not.toContain("shared");
  });

  it("of each its own is nothing to look at", async () => {
    for (const name of ["one", "two", "three"]) await give(name);
    expect(await kinds()).toEqual([]);
  });
});

it("a checkout that is set aside is looked at, and no more when it has ended", async () => {
  const checkout = await watch.world.begin();
  const { subscriptionId } = watch.world.provider.complete(checkout.sessionId, "somebody@example.com");
  expect((await checkout.finish()).body.code).toBe("checkout_mismatch");
  expect(await open()).toMatchObject([{ kind: "checkout_mismatch", facts: { fault: "other_email" } }]);
  watch.clockMs += 8 * 86_400_000;
  await reconcile(watch.world.billing).perform(watch.world.system, {});
  expect(watch.world.provider.subscriptions.get(subscriptionId)?.status).toBe("canceled");
  expect(await open()).toEqual([]);
});
