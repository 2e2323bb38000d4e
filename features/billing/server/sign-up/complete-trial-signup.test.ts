import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testPassword } from "#features/auth/server/testing.ts";
import { type BillingWorld, createBillingWorld, type OpenCheckout } from "../testing/billing-world.ts";

let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  world.provider.failure = undefined;
  clockMs = Date.now();
});

/** A visitor who has been through the frame. */
async function completed(email?: string) {
  const checkout = await world.begin(email);
  return { ...checkout, ...world.provider.complete(checkout.sessionId) };
}
const accountsOf = ({ email }: OpenCheckout) =>
  world.look("select id from auth.users where email = $1", [email]);
const statusOf = async ({ sessionId }: OpenCheckout) =>
  (await world.look("select status from checkout_intents where session_id = $1", [sessionId]))[0]?.status;
const change = ({ sessionId }: OpenCheckout, lie: object) =>
  Object.assign(world.provider.sessions.get(sessionId) ?? {}, lie);

describe("a completed trial", () => {
  it("becomes an account with its workspace, customer, subscription and trail, and the person signs in", async () => {
    const checkout = await completed();
    const reply = await checkout.finish();
    expect(reply).toMatchObject({ status: 200, body: { email: checkout.email } });
    const [{ id } = { id: "" }] = await world.look<{ id: string }>(
      "select id from auth.users where email = $1",
      [checkout.email],
    );
    const [subscription] = await world.look("select * from subscriptions where workspace_id = $1", [id]);
    expect(subscription).toMatchObject({ status: "trialing", plan_id: "individual", provider: "sandbox" });
    expect(
      await world.look("select customer_id from billing_customers where workspace_id = $1", [id]),
    ).toEqual([{ customer_id: checkout.customerId }]);
    const acts = await world.look<{ act: string }>(
      "select act from audit_events where workspace_id = $1 order by id",
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual([
      "user.signed_up",
      "checkout.claimed",
      "subscription.created",
      "workspace_plan.put",
    ]);

    const { data } = await world
      .authClient()
      .signInWithPassword({ email: checkout.email, password: "a good password" });
    expect(data.user?.email_confirmed_at).toBeUndefined();
    const state = await world.call(
      "check-subscription",
      {},
      {
        authorization: `Bearer ${data.session?.access_token}`,
      },
    );
    expect(state.body).toMatchObject({
      ...{ subscribed: true, subscription_tier: "Individual", status: "trialing", test_mode: true },
      trial_end: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("is not believed because of anything that the browser says", async () => {
    const [mine, theirs] = [await world.begin(), await completed()];
    const reply = await mine.finish({
      password: "a good password",
      session_id: theirs.sessionId,
      email: theirs.email,
      customer: theirs.customerId,
    });
    expect(reply.body.code).toBe("checkout_incomplete");
    expect(await accountsOf(theirs)).toEqual([]);
  });

  it("makes one account of two clicks, and the other is told so", async () => {
    const checkout = await completed();
    const replies = await Promise.all([checkout.finish(), checkout.finish(), checkout.finish()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe("account_already_created");
    expect(await accountsOf(checkout)).toHaveLength(1);
  });

  it("can be finished later when the provider did not answer", async () => {
    const checkout = await completed();
    world.provider.failure = 400;
    expect((await checkout.finish()).body.code).toBe("payment_service_busy");
    world.provider.failure = undefined;
    expect((await checkout.finish()).status).toBe(200);
  });

  it("can be finished with another password when the first was too weak", async () => {
    const checkout = await completed();
    const weak = await checkout.finish({ password: "12345" });
    expect([weak.status, weak.body.code]).toEqual([422, "invalid_password"]);
    expect(weak.body.error).toContain("at least 6");
    expect((await checkout.finish()).status).toBe(200);
  });

  it("becomes an account also where sign-ups were closed in the meantime: it was bought", async () => {
    const checkout = await completed();
    const settings = world.billing.auth.settings;
    Object.assign(settings, { isSignUpEnabled: false });
    const reply = await checkout.finish();
    Object.assign(settings, { isSignUpEnabled: true });
    expect(reply.status).toBe(200);
  });

  it("is the only one of its mailbox: the next checkout is paid from the first day", async () => {
    const checkout = await completed("only.one@gmail.com");
    await checkout.finish();
    const reply = await world.call("create-embedded-checkout-session", {
      price_id: "price_sbx_individual",
      customer_email: "onlyone+again@googlemail.com",
    });
    expect(reply.body.trial_days).toBe(0);
  });
});

describe("no account is made", () => {
  const refused = async (checkout: OpenCheckout, code: string, ...[headers]: [Record<string, string>?]) => {
    const reply = await checkout.finish(undefined, headers);
    expect(reply.body.code).toBe(code);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await accountsOf(checkout)).toEqual([]);
  };

  it("without the cookie, or with one of another shape or browser", async () => {
    const checkout = await completed();
    for (const cookie of ["", "checkout_claim=guess", `checkout_claim=${"a".repeat(43)}`]) {
      await refused(checkout, "checkout_not_found", { cookie });
    }
  });

  it("for a page of another origin, or none", async () => {
    const checkout = await completed();
    for (const origin of ["https://evil.example", "null", ""])
      await refused(checkout, "foreign_origin", { origin });
  });

  it("a day after it was possible", async () => {
    const checkout = await completed();
    clockMs += 26 * 3_600_000;
    await refused(checkout, "checkout_expired");
  });

  it("while the checkout is open", async () => refused(await world.begin(), "checkout_incomplete"));

  it("after the checkout expired", async () => {
    const checkout = await world.begin();
    change(checkout, { status: "expired" });
    await refused(checkout, "checkout_expired");
  });

  it.each([
    ["of the other mode", { livemode: true }],
    ["that is no subscription", { mode: "payment" }],
    ["that nobody paid", { payment_status: "unpaid" }],
    ["that refers to another checkout", { client_reference_id: "another" }],
    ["that was begun elsewhere in the account", { metadata: {} }],
    ["without a subscription", { subscription: null }],
    ["of another customer", { customer: "cus_other" }],
    ["with another address", { customer_details: { email: "somebody@example.com" } }],
    ["without an address", { customer_details: null }],
  ])("of a session %s, and that one is set aside", async (_what, lie) => {
    const checkout = await completed();
    change(checkout, lie);
    await refused(checkout, "checkout_mismatch");
    expect(await statusOf(checkout)).toBe("quarantined");
  });

  it.each([
    ["another price", { items: { data: [{ price: { id: "price_sbx_business" } }] } }],
    ["two prices", { items: { data: [{ price: { id: "price_sbx_individual" } }, { price: { id: "x" } }] } }],
    ["a subscription that has ended", { status: "canceled" }],
    ["a subscription that was never paid", { status: "incomplete" }],
  ])("of a session with %s", async (_what, lie) => {
    const checkout = await completed();
    Object.assign(world.provider.subscriptions.get(checkout.subscriptionId) ?? {}, lie);
    await refused(checkout, "checkout_mismatch");
  });

  it("when the customer belongs to a workspace already", async () => {
    const [first, second] = [await completed(), await completed()];
    await first.finish();
    const subscription = world.provider.subscriptions.get(second.subscriptionId) ?? {};
    subscription.customer = first.customerId;
    change(second, { customer: first.customerId });
    await refused(second, "checkout_claimed");
  });

  it("when the subscription belongs to a workspace already", async () => {
    const [first, second] = [await completed(), await completed()];
    await first.finish();
    const [own, other] = [first, second].map(
      (one) => world.provider.subscriptions.get(one.subscriptionId) ?? {},
    );
    Object.assign(other ?? {}, { id: own?.id });
    await refused(second, "checkout_claimed");
  });

  it("when the trial of the mailbox was used in the meantime, by another spelling", async () => {
    const [first, second] = [await completed("meantime@gmail.com"), await completed("mean.time@gmail.com")];
    expect((await first.finish()).status).toBe(200);
    await refused(second, "second_trial");
  });

  it("of the second of two tabs: its trial is ended at once, and the first goes on", async () => {
    const [first, second] = [await completed("tabs@example.com"), await completed("tabs@example.com")];
    expect((await first.finish()).status).toBe(200);
    const reply = await second.finish({ password: "another password" });
    expect([reply.status, reply.body.code]).toEqual([409, "second_trial"]);
    const runs = (id: string) => world.provider.subscriptions.get(id)?.status;
    expect([runs(first.subscriptionId), runs(second.subscriptionId)]).toEqual(["trialing", "canceled"]);
    expect(await statusOf(second)).toBe("abandoned");
    expect((await first.finish()).body.code, "a second click ends nothing").toBe("account_already_created");
    expect(runs(first.subscriptionId)).toBe("trialing");
  });

  it("when a stranger holds the address unproved; the stranger is out as soon as it is proved", async () => {
    const stranger = await world.signUpPerson();
    const contested = () =>
      world.look("select from auth.users where id = $1 and email_contested_at is not null", [stranger.id]);
    const own = await completed(stranger.email);
    expect((await own.finish({ password: testPassword })).body.code).toBe("account_exists");
    expect(await contested(), "whoever knows the password is the holder").toEqual([]);

    const checkout = await completed(stranger.email);
    expect((await checkout.finish({ password: "of the owner" })).body.code).toBe("account_exists");
    expect(await contested()).toHaveLength(1);
  });

  it("when the address has one: it stays as it is, and the checkout can still be claimed", async () => {
    const person = await world.signUpPerson();
    const checkout = await completed(person.email);
    const reply = await checkout.finish({ password: "of an attacker" });
    expect([reply.status, reply.body.code]).toEqual([409, "account_exists"]);
    const attacker = await world
      .authClient()
      .signInWithPassword({ email: person.email, password: "of an attacker" });
    expect(attacker.error?.code).toBe("invalid_credentials");
    expect(await world.look("select from subscriptions where workspace_id = $1", [person.id])).toEqual([]);
    expect(await statusOf(checkout)).toBe("open");
  });
});

it("nothing of it stays when any part fails", async () => {
  const checkout = await completed();
  await world.look("alter table subscriptions add constraint none check (status <> 'trialing') not valid");
  expect((await checkout.finish()).status).toBe(500);
  await world.look("alter table subscriptions drop constraint none");
  expect(await accountsOf(checkout)).toEqual([]);
  expect(await statusOf(checkout)).toBe("open");
  expect((await checkout.finish()).status).toBe(200);
});
