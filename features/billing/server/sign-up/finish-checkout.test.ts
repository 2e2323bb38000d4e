import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testPassword } from "#features/auth/server/testing.ts";
import { writeDueMails } from "../reminders/write-due-mails.ts";
import { type BillingWorld, createBillingWorld, type OpenCheckout } from "../testing/billing-world.ts";
import { mailsTo } from "../testing/mails-to.ts";
import { reconcile } from "../webhooks/reconcile.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let world: BillingWorld;
let clockMs = Date.now();
beforeAll(async () => {
  world = await createBillingWorld({ now: () => new Date(clockMs) });
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  clockMs = Date.now();
  world.provider.failure = undefined;
});

const writeMails = () => writeDueMails(world.billing).perform(world.system, {});
const pass = (ms: number) => {
  clockMs += ms;
};
const kindsTo = async (email: string) => (await mailsTo(world, email)).map(({ kind }) => kind);
const userOf = async ({ email }: OpenCheckout) =>
  (
    await world.look<{ id: string; email_confirmed_at: Date | null }>(
      "select id, email_confirmed_at from auth.users where email = $1",
      [email],
    )
  )[0];
const statusOf = async ({ sessionId }: OpenCheckout) =>
  (await world.look("select status from checkout_intents where session_id = $1", [sessionId]))[0]?.status;

/** Somebody who closed the tab when the checkout was complete; our row has heard of that. */
async function leftEarly(email?: string) {
  const checkout = await world.begin(email);
  const made = world.provider.complete(checkout.sessionId);
  await world.look(
    "update checkout_intents set status = 'completed', completed_at = $2 where session_id = $1",
    [checkout.sessionId, new Date(clockMs)],
  );
  return { ...checkout, ...made };
}
async function linkTo(email: string) {
  const [mail] = await mailsTo(world, email);
  return mail?.link.split("#")[1] ?? "";
}
/** As a browser without any cookie. */
const finish = (token: string, password = testPassword) => world.call("finish-checkout", { token, password });

describe("a checkout that was completed and left", () => {
  it("is mailed about after a quarter of an hour, once, with a link that is stored as a hash only", async () => {
    const checkout = await leftEarly();
    pass(14 * minuteMs);
    await writeMails();
    expect(await kindsTo(checkout.email)).toEqual([]);
    pass(2 * minuteMs);
    await writeMails();
    await writeMails();
    const [mail, ...more] = await mailsTo(world, checkout.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "finish_account", subject: "Finish your account" });
    expect(mail?.text).toContain("Individual");
    expect(mail?.link).toMatch(/^http:\/\/product\.example\/finish#[\w-]{43}$/);
    const [row] = await world.look("select finish_hash from checkout_intents where session_id = $1", [
      checkout.sessionId,
    ]);
    expect(row?.finish_hash).toHaveLength(43);
    expect(mail?.link).not.toContain(String(row?.finish_hash));
  });

  it("becomes an account with a proved address by the link, in any browser, and the person signs in", async () => {
    const checkout = await leftEarly();
    pass(20 * minuteMs);
    await writeMails();
    const token = await linkTo(checkout.email);
    const read = await world.call("read-finish", { token });
    expect(read.body).toEqual({ email: checkout.email, plan: "Individual", has_account: false });
    expect(await finish(token)).toMatchObject({ status: 200, body: { email: checkout.email } });
    const user = await userOf(checkout);
    expect(user?.email_confirmed_at).toBeInstanceOf(Date);
    const [subscription] = await world.look("select status from subscriptions where workspace_id = $1", [
      user?.id,
    ]);
    expect(subscription).toEqual({ status: "trialing" });
    const { error } = await world
      .authClient()
      .signInWithPassword({ email: checkout.email, password: testPassword });
    expect(error).toBeNull();
    const kinds = await world.look("select kind from outgoing_messages where recipient = $1", [
      checkout.email,
    ]);
    expect(kinds.map(({ kind }) => kind)).not.toContain("auth.confirmation");
  });

  it("makes one account of two clicks, and a used link says so", async () => {
    const checkout = await leftEarly();
    pass(20 * minuteMs);
    await writeMails();
    const token = await linkTo(checkout.email);
    const statuses = (await Promise.all([finish(token), finish(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await finish(token)).body.code).toBe("account_already_created");
    expect((await world.call("read-finish", { token })).body.code).toBe("account_already_created");
  });

  it("keeps its link when the password is refused or the provider does not answer", async () => {
    const checkout = await leftEarly();
    pass(20 * minuteMs);
    await writeMails();
    const token = await linkTo(checkout.email);
    expect((await finish(token, "short")).body.code).toBe("invalid_password");
    world.provider.failure = 500;
    expect((await finish(token)).body.code).toBe("payment_service_busy");
    world.provider.failure = undefined;
    expect((await finish(token)).status).toBe(200);
  });

  it("is not mailed about when the account was made, when it was given up, or when it is another provider's", async () => {
    const [done, gone, other] = [await leftEarly(), await leftEarly(), await leftEarly()];
    expect((await done.finish()).status).toBe(200);
    await world.look("update checkout_intents set status = 'discarded' where session_id = $1", [
      gone.sessionId,
    ]);
    await world.look("update checkout_intents set is_live = true where session_id = $1", [other.sessionId]);
    pass(20 * minuteMs);
    await writeMails();
    for (const { email } of [done, gone, other]) expect(await kindsTo(email)).not.toContain("finish_account");
  });

  it("is set aside without a mail when the session is not as it was begun", async () => {
    const checkout = await leftEarly();
    Object.assign(world.provider.sessions.get(checkout.sessionId) ?? {}, { client_reference_id: "another" });
    pass(20 * minuteMs);
    await writeMails();
    expect(await kindsTo(checkout.email)).toEqual([]);
    expect(await statusOf(checkout)).toBe("quarantined");
  });

  it("ends after seven days: link, subscription and all, and no trial was used", async () => {
    const checkout = await leftEarly();
    pass(20 * minuteMs);
    await writeMails();
    const token = await linkTo(checkout.email);
    pass(7 * dayMs);
    expect((await finish(token)).body.code).toBe("finish_link_expired");
    await reconcile(world.billing).perform(world.system, {});
    expect(await statusOf(checkout)).toBe("abandoned");
    expect(world.provider.subscriptions.get(checkout.subscriptionId)).toMatchObject({ status: "canceled" });
    expect((await finish(token)).body.code).toBe("finish_link_expired");
    expect(await userOf(checkout)).toBeUndefined();
    clockMs = Date.now();
    const again = await world.begin(checkout.email);
    const [row] = await world.look("select trial_days from checkout_intents where session_id = $1", [
      again.sessionId,
    ]);
    expect(row?.trial_days).toBe(14);
  });
});

describe("a link", () => {
  it.each(["", "x", "A".repeat(43)])("that nobody was sent opens nothing: %j", async (token) => {
    expect((await world.call("read-finish", { token })).body.code).toBe("finish_link_unknown");
    expect((await finish(token)).body.code).toBe("finish_link_unknown");
  });

  it("is not followed from the page of somebody else", async () => {
    const reply = await world.call(
      "finish-checkout",
      { token: "A".repeat(43), password: testPassword },
      { origin: "https://evil.example" },
    );
    expect(reply.body.code).toBe("foreign_origin");
  });
});

describe("a checkout with the address of an account", () => {
  async function owner() {
    const person = await world.signUpPerson();
    await world.look("update auth.users set email_confirmed_at = now() where id = $1", [person.id]);
    return person;
  }

  it("tells its owner, once, however often a password is tried, and the owner links the plan", async () => {
    const person = await owner();
    const checkout = await leftEarly(person.email);
    expect((await checkout.finish()).body.code).toBe("account_exists");
    expect((await checkout.finish()).body.code).toBe("account_exists");
    pass(20 * minuteMs);
    await writeMails();
    expect(await kindsTo(person.email)).toEqual(["account_exists"]);
    const token = await linkTo(person.email);
    expect((await world.call("read-finish", { token })).body).toMatchObject({ has_account: true });
    expect((await finish(token)).body.code).toBe("account_exists");
    const { authorization } = { authorization: "", ...person.headers };
    expect(await world.call("claim-checkout", { token }, { authorization })).toMatchObject({ status: 200 });
    const rows = await world.look("select status from subscriptions where workspace_id = $1", [person.id]);
    expect(rows).toEqual([{ status: "trialing" }]);
  });

  it("is linked with nobody else's account, whatever link they have", async () => {
    const [person, eve] = [await owner(), await owner()];
    const checkout = await leftEarly(person.email);
    pass(20 * minuteMs);
    await writeMails();
    const token = await linkTo(person.email);
    const { authorization } = { authorization: "", ...eve.headers };
    expect((await world.call("claim-checkout", { token }, { authorization })).body.code).toBe(
      "checkout_mismatch",
    );
    expect(await statusOf(checkout)).toBe("completed");
  });
});
