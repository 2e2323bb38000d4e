import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { syncSubscription } from "../subscriptions/sync-subscription.ts";
import { type BillingWorld, createBillingWorld, individualPrice } from "../testing/billing-world.ts";
import { mailsTo } from "../testing/mails-to.ts";
import { reconcile } from "../webhooks/reconcile.ts";
import { deleteUnprovedAccount } from "./delete-unproved-account.ts";
import { remind } from "./remind.ts";

const dayMs = 86_400_000;
let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
});

/** Somebody whose trial runs, and who never opened the link to prove the address. */
async function stranger() {
  const checkout = await world.begin();
  const made = world.provider.complete(checkout.sessionId);
  await checkout.finish();
  const [{ id } = { id: "" }] = await world.look<{ id: string }>(
    "select id from auth.users where email = $1",
    [checkout.email],
  );
  return { ...checkout, ...made, id };
}
async function onDay(days: number) {
  clockMs = Date.now() + days * dayMs;
  await remind(world.billing).perform(world.system, {});
}
const kindsTo = async ({ email }: { email: string }) =>
  (await mailsTo(world, email)).map(({ kind }) => kind).filter((kind) => /address|account/.test(kind));
const isThere = async ({ id }: { id: string }) =>
  (await world.look("select from auth.users where id = $1", [id])).length > 0;

describe("an account of a trial whose address nobody proves", () => {
  it("is warned once after 23 days, and after 30 it goes with its trial, and a last mail says so", async () => {
    const eve = await stranger();
    await onDay(22.9);
    expect(await kindsTo(eve)).toEqual([]);
    await onDay(23.1);
    await onDay(29);
    expect(await kindsTo(eve)).toEqual(["address_unproved"]);
    expect((await mailsTo(world, eve.email)).at(-1)?.text).toMatch(/will be deleted on \d+ \w+ \d{4}/);
    expect(await isThere(eve)).toBe(true);
    await onDay(30.2);
    expect(await isThere(eve)).toBe(false);
    expect(await world.look("select from workspaces where id = $1", [eve.id])).toEqual([]);
    expect(await kindsTo(eve)).toContain("account_removed");
    await reconcile(world.billing).perform(world.system, {});
    expect(world.provider.subscriptions.get(eve.subscriptionId)).toMatchObject({ status: "canceled" });
    const jobs = await world.look(
      "select from pgboss.job where name = 'auth.erase_user' and data ->> 'userId' = $1",
      [eve.id],
    );
    expect(jobs).toHaveLength(2);
  });

  it("has a whole week after the warning, also when that came late", async () => {
    const eve = await stranger();
    await onDay(40);
    expect(await kindsTo(eve)).toEqual(["address_unproved"]);
    await onDay(46.9);
    expect(await isThere(eve)).toBe(true);
    await onDay(47.1);
    expect(await isThere(eve)).toBe(false);
  });

  it("stays when the address was proved after the warning, also between listing and deleting", async () => {
    const ann = await stranger();
    await onDay(24);
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [ann.id]);
    await onDay(35);
    await deleteUnprovedAccount(world.system, { billing: world.billing, userId: ann.id });
    expect(await isThere(ann)).toBe(true);
    expect(await kindsTo(ann)).toEqual(["address_unproved"]);
  });

  it("stays when somebody pays for it", async () => {
    const ann = await stranger();
    Object.assign(world.provider.subscriptions.get(ann.subscriptionId) ?? {}, { status: "active" });
    await syncSubscription(world.system, world.billing, ann.subscriptionId);
    await onDay(24);
    await onDay(45);
    expect(await isThere(ann)).toBe(true);
    expect(await kindsTo(ann)).toEqual([]);
  });

  it("stays while it is the only owner of a workspace in which others work", async () => {
    const [ann, bob] = [await stranger(), await world.signUpPerson()];
    await world.look("insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
      ann.id,
      bob.id,
    ]);
    await onDay(24);
    await onDay(35);
    expect(await isThere(ann)).toBe(true);
  });

  it("is deleted by nobody who asks before the warning ran out", async () => {
    const ann = await stranger();
    clockMs += 100 * dayMs;
    await deleteUnprovedAccount(world.system, { billing: world.billing, userId: ann.id });
    expect(await isThere(ann)).toBe(true);
  });
});

describe("the trial of an address", () => {
  const daysFor = async (email: string) => {
    await world.look("delete from rate_limits");
    const asked = { price_id: individualPrice, planName: "Individual", customer_email: email };
    return (await world.call("create-embedded-checkout-session", asked)).body.trial_days;
  };
  async function gone({ isProved = false, cardHash = null as string | null } = {}) {
    const eve = await stranger();
    expect(await daysFor(eve.email)).toBe(0);
    if (isProved)
      await world.look("update auth.users set email_confirmed_at = now() where id = $1", [eve.id]);
    await world.look(
      "update trial_redemptions set card_hash = $1 where email_hash in (select email_hash from checkout_intents where user_id = $2)",
      [cardHash, eve.id],
    );
    return eve;
  }
  const goes = ({ id }: { id: string }, inNameOnly = false) =>
    world.look(
      inNameOnly
        ? "update auth.users set email = null, deleted_at = now() where id = $1"
        : "delete from auth.users where id = $1",
      [id],
    );
  const cards = (hash: string) =>
    world.look("select email_hash from trial_redemptions where card_hash = $1", [hash]);

  it("is given back when the account goes that never proved it, in name only as well", async () => {
    const eve = await gone();
    await onDay(24);
    await onDay(32);
    expect(await isThere(eve)).toBe(false);
    clockMs = Date.now();
    expect(await daysFor(eve.email)).toBe(14);
    for (const inNameOnly of [false, true]) {
      const other = await gone();
      await goes(other, inNameOnly);
      expect(await daysFor(other.email)).toBe(14);
    }
  });

  it("leaves behind the card that was used, so that it stays counted", async () => {
    const eve = await gone({ cardHash: "a card" });
    await goes(eve);
    expect(await cards("a card")).toEqual([{ email_hash: null }]);
    expect(await daysFor(eve.email)).toBe(14);
  });

  it("is used up when the account had proved it", async () => {
    for (const inNameOnly of [false, true]) {
      const ann = await gone({ isProved: true, cardHash: `card ${inNameOnly}` });
      await goes(ann, inNameOnly);
      expect(await daysFor(ann.email)).toBe(0);
    }
  });
});

it("accounts that no trial made, and those of another provider's, are left alone", async () => {
  const [person, other] = [await world.signUpPerson(), await stranger()];
  await world.look("update checkout_intents set is_live = true where user_id = $1", [other.id]);
  await onDay(24);
  await onDay(40);
  for (const account of [person, other]) {
    expect(await isThere(account)).toBe(true);
    expect(await kindsTo(account)).toEqual([]);
  }
});
