import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testPassword } from "#features/auth/server/testing.ts";
import { trackingModule } from "#features/tracking/server/module.ts";
import { advanceCheckout } from "../checkout/advance-checkout.ts";
import { type BillingWorld, createOwnBillingWorld, type OpenCheckout } from "../testing/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createOwnBillingWorld({ modules: [trackingModule] });
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.look("delete from uncounted_steps"));

async function completed(email?: string) {
  const checkout = await world.begin(email);
  world.provider.complete(checkout.sessionId);
  return checkout;
}

/** As when the provider tells of it. */
async function hearOf({ sessionId }: OpenCheckout): Promise<void> {
  const [intent] = await world.look<{ id: string }>("select id from checkout_intents where session_id = $1", [
    sessionId,
  ]);
  await advanceCheckout(world.system, { id: intent?.id ?? "", from: ["open"], to: "completed" });
}

/** What the numbers count, once everything that was published has been heard. */
async function steps(): Promise<string[]> {
  await expect.poll(() => world.look("select seq from event_deliveries"), { timeout: 10_000 }).toEqual([]);
  const rows = await world.look<{ step: string }>("select step from uncounted_steps order by step");
  return rows.map(({ step }) => step);
}

it("a trial is one completed checkout and one account in the numbers, however often it is asked for", async () => {
  const checkout = await completed();
  const replies = await Promise.all([checkout.finish(), checkout.finish(), checkout.finish()]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await steps()).toEqual(["trial_account", "trial_completed"]);
});

it("whoever tells of the checkout first, it counts once", async () => {
  const checkout = await completed();
  await hearOf(checkout);
  expect(await steps()).toEqual(["trial_completed"]);
  expect((await checkout.finish()).status).toBe(200);
  expect(await steps()).toEqual(["trial_account", "trial_completed"]);
});

it("what came to nothing counts nowhere", async () => {
  const abandoned = await world.begin();
  expect((await abandoned.finish()).status).not.toBe(200);
  const weak = await completed();
  expect((await weak.finish({ password: "weak" })).status).not.toBe(200);
  expect(await steps()).toEqual([]);
});

it("an account that was there before is no new one", async () => {
  const person = await world.signUpPerson();
  const checkout = await completed(person.email);
  await world.look("update auth.users set email_confirmed_at = now() where email = $1", [person.email]);
  const { data } = await world
    .authClient()
    .signInWithPassword({ email: person.email, password: testPassword });
  const authorization = `Bearer ${data.session?.access_token}`;
  const claimed = await world.call("claim-checkout", {}, { cookie: checkout.cookie, authorization });
  expect(claimed.status).toBe(200);
  expect(await steps()).toEqual(["trial_completed"]);
});
