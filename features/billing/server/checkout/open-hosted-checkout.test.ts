import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BillingWorld, createBillingWorld, page } from "../testing/billing-world.ts";
import { reconcile } from "../webhooks/reconcile.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => {
  world.provider.failure = undefined;
  world.billing.isTaxAutomatic = false;
});

const open = (cookie: string, headers: Record<string, string> = {}, body = {}) =>
  world.call("open-hosted-checkout", body, { cookie, ...headers });
const begin = (email: string, cookie: string) =>
  world.call(
    "create-embedded-checkout-session",
    { price_id: "price_sbx_individual", customer_email: email },
    { cookie },
  );
const sessionOf = async (email: string) => {
  const [row] = await world.look("select session_id from checkout_intents where email = $1", [email]);
  return String(row?.session_id);
};

describe("a checkout that goes on at a page of the provider", () => {
  it("is the same one: the frame is expired, and the password of the same browser makes the account", async () => {
    const { cookie, email, sessionId, finish } = await world.begin();
    const { status, body } = await open(cookie);
    const hostedId = await sessionOf(email);
    expect([status, body]).toEqual([200, { url: `https://checkout.example/${hostedId}` }]);
    expect(hostedId).not.toBe(sessionId);
    expect(world.provider.sessions.get(sessionId)?.status).toBe("expired");
    expect((await finish()).body.code).toBe("checkout_incomplete");
    world.provider.complete(hostedId);
    expect(await finish()).toMatchObject({ status: 200, body: { email } });
  });

  it("is the same page when it is asked for twice", async () => {
    const { cookie } = await world.begin();
    const first = await open(cookie);
    expect((await open(cookie)).body).toEqual(first.body);
  });

  it("is followed by a new one when its browser begins again, with the very same words", async () => {
    const { cookie, email, sessionId } = await world.begin();
    await open(cookie);
    const hostedId = await sessionOf(email);
    const again = await begin(email, cookie);
    expect(again.status).toBe(200);
    expect(String(again.body.client_secret)).not.toContain(sessionId);
    expect(again.cookie).not.toBe(cookie);
    // The browser has the new cookie: what would be paid at the page could not be gone on with.
    const [left] = await world.look("select session_id, status from checkout_intents where session_id = $1", [
      hostedId,
    ]);
    expect(left?.status).toBe("discarded");
    expect(world.provider.sessions.get(hostedId)?.status).toBe("expired");
  });

  it("is gone on with when it is paid in the very moment in which its browser begins again", async () => {
    const { cookie, email } = await world.begin();
    await open(cookie);
    const hostedId = await sessionOf(email);
    const { fetch } = world.provider;
    world.provider.fetch = (...call) => {
      if (String(call[0]).endsWith("/expire")) world.provider.complete(hostedId);
      return fetch(...call);
    };
    const again = await begin(email, cookie);
    world.provider.fetch = fetch;
    expect(again).toMatchObject({ status: 200, body: { is_completed: true, email }, cookie: "" });
    expect(
      (await world.call("complete-trial-signup", { password: "a good password" }, { cookie })).status,
    ).toBe(200);
  });

  it("takes nothing from who paid in the frame and went on while the page was being made", async () => {
    const { cookie, email, sessionId, finish } = await world.begin();
    const { fetch } = world.provider;
    world.provider.fetch = async (...call) => {
      const made = await fetch(...call);
      if (!String(call[1]?.body ?? "").includes("ui_mode=hosted_page")) return made;
      world.provider.fetch = fetch;
      world.provider.complete(sessionId);
      expect((await finish()).status).toBe(200);
      // From now on the provider is silent, so nothing is put right by a second thought.
      world.provider.failure = 500;
      return made;
    };
    expect((await open(cookie)).status).toBe(503);
    world.provider.failure = undefined;
    expect(await sessionOf(email)).toBe(sessionId);
    await reconcile(world.billing).perform(world.system, {});
    const bought = world.provider.sessions.get(sessionId)?.subscription;
    expect(world.provider.subscriptions.get(String(bought))?.status).toBe("trialing");
  });

  it("is refused to who gave the checkout up while the page was being made", async () => {
    const { cookie, email, sessionId } = await world.begin();
    const { fetch } = world.provider;
    world.provider.fetch = async (...call) => {
      const made = await fetch(...call);
      if (!String(call[1]?.body ?? "").includes("ui_mode=hosted_page")) return made;
      world.provider.fetch = fetch;
      await world.call("discard-checkout", {}, { cookie });
      return made;
    };
    expect((await open(cookie)).body.code).toBe("checkout_expired");
    expect(await sessionOf(email)).toBe(sessionId);
    const left = [...world.provider.sessions.values()].filter(({ status }) => status === "open");
    expect(left.map(({ metadata }) => metadata)).not.toContainEqual(
      world.provider.sessions.get(sessionId)?.metadata,
    );
  });

  it("keeps another from beginning while the provider does not say whether it is paid", async () => {
    const { cookie, email } = await world.begin();
    await open(cookie);
    const { fetch } = world.provider;
    world.provider.fetch = (...call) =>
      String(call[0]).includes("/sessions/")
        ? Promise.resolve(new Response("{}", { status: 500, headers: { "stripe-should-retry": "false" } }))
        : fetch(...call);
    const again = await begin(email, cookie);
    world.provider.fetch = fetch;
    expect(again).toMatchObject({ status: 502, body: { code: "checkout_failed" }, cookie: "" });
    expect((await begin(email, cookie)).status).toBe(200);
  });

  it("leads on to the password when it was completed meanwhile", async () => {
    const { cookie, sessionId, finish } = await world.begin();
    world.provider.complete(sessionId);
    expect((await open(cookie)).body.url).toBe(`${page}/?trial=password&plan=individual`);
    expect((await finish()).status).toBe(200);
  });

  it("leads back to the language of the page that was left", async () => {
    const { cookie, sessionId } = await world.begin();
    world.provider.complete(sessionId);
    const { body } = await open(cookie, {}, { language: "de" });
    expect(body.url).toBe(`${page}/de?trial=password&plan=individual`);
    expect((await open(cookie, {}, { language: "fr" })).status).toBe(400);
  });

  it("does not end by the news that the session of the frame has expired", async () => {
    const { cookie, email, sessionId } = await world.begin();
    await open(cookie);
    const [row] = await world.look("select status, session_id from checkout_intents where email = $1", [
      email,
    ]);
    expect(row).toMatchObject({ status: "open" });
    expect(row?.session_id).not.toBe(sessionId);
  });

  it("is refused to others: without the cookie, with a guessed one, from another page", async () => {
    const { cookie, sessionId } = await world.begin();
    expect((await open("")).body.code).toBe("checkout_not_found");
    expect((await open(`checkout_claim=${"a".repeat(43)}`)).body.code).toBe("checkout_not_found");
    const foreign = await open(cookie, { origin: "https://evil.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "foreign_origin"]);
    expect(world.provider.sessions.get(sessionId)?.status).toBe("open");
  });

  it("is refused when it was given up, or is about to end", async () => {
    const late = await world.begin();
    await world.look(
      "update checkout_intents set expires_at = now() + interval '20 minutes' where email = $1",
      [late.email],
    );
    expect((await open(late.cookie)).body.code).toBe("checkout_expired");
    const left = await world.begin();
    await world.call("discard-checkout", {}, { cookie: left.cookie });
    expect((await open(left.cookie)).body.code).toBe("checkout_expired");
  });

  it("says that the provider is busy when it is, and keeps the frame", async () => {
    const { cookie, email, sessionId } = await world.begin();
    world.provider.failure = 400;
    const { status, body } = await open(cookie);
    expect([status, body.code]).toEqual([503, "payment_service_busy"]);
    expect(await sessionOf(email)).toBe(sessionId);
  });
});

describe("automatic tax", () => {
  it("is asked of the provider with an address, and told to the dialog; not where it is off", async () => {
    const without = await world.begin();
    const sent: URLSearchParams[] = [];
    const { fetch } = world.provider;
    world.provider.fetch = (input, init) => {
      sent.push(new URLSearchParams(String(init?.body ?? "")));
      return fetch(input, init);
    };
    world.billing.isTaxAutomatic = true;
    const reply = await world.call("create-embedded-checkout-session", {
      ...{ price_id: "price_sbx_individual", customer_email: "taxed@example.com" },
    });
    world.provider.fetch = fetch;
    expect(without.sessionId).not.toBe("");
    expect(reply.body).toMatchObject({ is_taxed: true });
    const [params] = sent;
    expect(params?.get("automatic_tax[enabled]")).toBe("true");
    expect(params?.get("billing_address_collection")).toBe("required");
    expect(params?.get("tax_id_collection[enabled]")).toBe("true");
    // Of somebody who is new there is nothing to change.
    expect(params?.has("customer_update[address]")).toBe(false);
  });
});
