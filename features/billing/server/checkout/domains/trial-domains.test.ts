import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld, individualPrice } from "../../testing/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  Object.assign(world.billing, { trialDomains: { blocked: [], allowed: [] }, trialsPerDomain: 5 });
  await world.look("delete from rate_limits");
});

const ask = (email: string) =>
  world.call("create-embedded-checkout-session", { price_id: individualPrice, customer_email: email });
const someone = (domain: string) => `${randomBytes(4).toString("hex")}@${domain}`;
const intentsOf = (email: string) => world.look("select from checkout_intents where email = $1", [email]);

describe("an address that is there to be thrown away", () => {
  it.each(["ann@mailinator.com", "Ann@Any.YOPMAIL.com"])(
    "%s gets no trial, and hears what to do",
    async (email) => {
      const reply = await ask(email);
      expect([reply.status, reply.body.code]).toEqual([400, "disposable_email"]);
      expect(reply.body.error).toMatch(/Use your work address or another permanent address\.$/);
      expect(reply.cookie).toBe("");
      expect(await intentsOf(email.toLowerCase())).toEqual([]);
    },
  );

  it("is one of a domain that the installation blocks, and none of one that it allows", async () => {
    expect((await ask("ann@spam.example")).status).toBe(200);
    const trialDomains = { blocked: ["spam.example"], allowed: ["mailinator.com"] };
    Object.assign(world.billing, { trialDomains });
    expect((await ask("bob@mx.spam.example")).body.code).toBe("disposable_email");
    expect((await ask("bob@mailinator.com")).status).toBe(200);
  });

  it("is taken where no trial is asked for: it is paid from the first day", async () => {
    const email = "again@late.example";
    const { sessionId, finish } = await world.begin(email);
    world.provider.complete(sessionId);
    expect((await finish()).status).toBe(200);
    // A trial of an address that was never proved would be given back.
    await world.look("update auth.users set email_confirmed_at = now() where email = $1", [email]);
    await world.look("delete from auth.users where email = $1", [email]);
    Object.assign(world.billing, { trialDomains: { blocked: ["late.example"], allowed: [] } });
    const reply = await ask(email);
    expect([reply.status, reply.body.trial_days]).toEqual([200, 0]);
  });
});

describe("trials of one domain", () => {
  it("are five a day; the sixth person hears when it goes on", async () => {
    const domain = `${randomBytes(4).toString("hex")}.example`;
    for (let count = 0; count < 5; count += 1) expect((await ask(someone(domain))).status).toBe(200);
    const sixth = someone(domain);
    const reply = await ask(sixth);
    expect([reply.status, reply.body.code]).toEqual([429, "trial_domain_busy"]);
    expect(reply.body.error).toContain("Try again tomorrow");
    expect(await intentsOf(sixth)).toEqual([]);
    await world.look(
      "update checkout_intents set created_at = created_at - interval '1 day' where email like $1",
      [`%${domain}`],
    );
    expect((await ask(sixth)).status).toBe(200);
  });

  it("count people and not tries, and no checkout that was given up", async () => {
    const domain = `${randomBytes(4).toString("hex")}.example`;
    const one = someone(domain);
    for (let count = 0; count < 5; count += 1) expect((await ask(one)).status).toBe(200);
    const left = await ask(someone(domain));
    await world.call("discard-checkout", {}, { cookie: left.cookie });
    for (let count = 0; count < 4; count += 1) expect((await ask(someone(domain))).status).toBe(200);
    expect((await ask(someone(domain))).status).toBe(429);
    // Who had begun goes on.
    await world.look("delete from rate_limits");
    expect((await ask(one)).status).toBe(200);
  });

  it("are never more than five, also of people who begin in the same moment", async () => {
    const domain = `${randomBytes(4).toString("hex")}.example`;
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(someone(domain))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ body }) => body.code === "trial_domain_busy")).toHaveLength(5);
  });

  it.each([
    ["of a provider for everybody", "gmail.com", {}],
    [
      "of a domain that the installation allows",
      "big.example",
      { trialDomains: { blocked: [], allowed: ["big.example"] } },
    ],
    ["where no number is set", "any.example", { trialsPerDomain: undefined }],
  ])("are as many as are asked for, %s", async (_which, domain, settings) => {
    Object.assign(world.billing, settings);
    for (let count = 0; count < 7; count += 1) expect((await ask(someone(domain))).status).toBe(200);
  });
});
