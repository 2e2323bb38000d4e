import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resolveFunctionCaller } from "#features/auth/server/index.ts";
import { type AuthTestServer, createOwnAuthTestServer } from "#features/auth/server/testing.ts";
import { createBillingModule } from "#features/billing/server/module.ts";
import { reconcile } from "#features/billing/server/webhooks/reconcile.ts";
import { teamModule } from "#features/team/server/module.ts";
import { createFunctionsModule } from "#platform/server/functions/create-functions-module.ts";
import { claimPort } from "../start/claim-port.ts";
import { billingOptionsOf, type PaymentSettings } from "./billing-options-of.ts";
import { createSandboxModule } from "./create-sandbox-module.ts";
import { sandboxOf } from "./sandbox-of.ts";

let settings: PaymentSettings;
let server: AuthTestServer;
/** The address that the sandbox knows, since the server's own is found only when it listens. */
const entrance = createServer(async (request, response) => {
  const headers = {
    "content-type": "application/json",
    "stripe-signature": String(request.headers["stripe-signature"]),
  };
  const body = new Uint8Array(await buffer(request));
  const reply = await fetch(`${server.url}${request.url}`, { method: "POST", body, headers }).catch(
    () => null,
  );
  response.writeHead(reply?.status ?? 503).end();
});

beforeAll(async () => {
  const port = await claimPort("127.0.0.1", 0);
  const url = `http://127.0.0.1:${port}`;
  settings = { publicUrl: url, ownUrl: url, billing: { provider: "sandbox" } };
  const modules = [
    teamModule,
    createBillingModule(billingOptionsOf(settings, {})),
    createSandboxModule(settings),
  ];
  server = await createOwnAuthTestServer([...modules, createFunctionsModule(modules, resolveFunctionCaller)]);
  await server.services.jobs.work();
  await once(entrance.listen(port, "127.0.0.1"), "listening");
  (await sandbox()).start();
});
afterAll(async () => {
  await (await sandbox()).stop();
  entrance.close();
  await server[Symbol.asyncDispose]();
});

const sandbox = () => sandboxOf(server.services, settings);

async function call(name: string, body: object = {}, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      ...{ apikey: server.publishableKey, "content-type": "application/json", origin: settings.publicUrl },
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const cookie = reply.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown>, cookie };
}

const password = "a good password";
let email = "";
let headers: Record<string, string> = {};
const state = async () => (await call("check-subscription", {}, headers)).body;
const customerId = async () =>
  (await server.look<{ customer_id: string }>("select customer_id from billing_customers"))[0]?.customer_id ??
  "";

async function eventually(expected: object) {
  await expect.poll(state, { timeout: 20_000, interval: 200 }).toMatchObject(expected);
}

describe("with the payment sandbox", () => {
  it("a trial without a card becomes an account with a subscription", async () => {
    email = "ann@example.com";
    const opened = await call("create-embedded-checkout-session", {
      price_id: "price_sbx_individual",
      planName: "Individual",
      customer_email: email,
    });
    expect(opened.status).toBe(200);
    const clientSecret = String(opened.body.client_secret);
    const { checkout } = await sandbox();
    expect(await checkout.read(clientSecret)).toMatchObject({
      ...{ needsCard: false, trialDays: 14, dueTodayCents: 0, amountCents: 2999, email },
    });
    const finish = () => call("complete-trial-signup", { password }, { cookie: opened.cookie });
    expect((await finish()).body.code).toBe("checkout_incomplete");
    expect(await checkout.confirm(clientSecret, {})).toEqual({ status: "complete" });
    expect(await finish()).toMatchObject({ status: 200, body: { email } });
    expect((await finish()).body.code).toBe("account_already_created");

    const { data } = await server.authClient().signInWithPassword({ email, password });
    headers = { authorization: `Bearer ${data.session?.access_token}` };
    expect(await state()).toMatchObject({
      subscribed: true,
      subscription_tier: "Individual",
      status: "trialing",
    });
  });

  it("a second trial of the same mailbox asks for a card", async () => {
    const opened = await call("create-embedded-checkout-session", {
      price_id: "price_sbx_individual",
      customer_email: "ann+again@example.com",
    });
    expect(opened.body.trial_days).toBe(0);
    const { checkout } = await sandbox();
    expect(await checkout.read(String(opened.body.client_secret))).toMatchObject({
      ...{ needsCard: true, trialDays: null, dueTodayCents: 2999 },
    });
  });

  it("the portal opens for the owner, and a plan that is changed there is told by a webhook", async () => {
    const { status, body } = await call("customer-portal", {}, headers);
    expect([status, body.url]).toEqual([200, expect.stringContaining(`${settings.publicUrl}/sandbox/p/`)]);
    const token = String(body.url).split("/sandbox/p/")[1] ?? "";
    const { portal } = await sandbox();
    await portal.act(token, { kind: "change_plan", priceId: "price_sbx_business" });
    await eventually({ subscription_tier: "Business", status: "trialing" });
    await portal.act(token, { kind: "cancel" });
    await eventually({ subscribed: true, cancel_at: expect.any(String) });
    await portal.act(token, { kind: "resume" });
    await eventually({ cancel_at: null });
  });

  it("a trial that ends without a card ends the subscription, and nothing was charged", async () => {
    const { clock } = await sandbox();
    await clock.advance(await customerId(), new Date(Date.now() + 15 * 86_400_000));
    await eventually({ subscribed: false, subscription_tier: null, status: "canceled" });
  });

  it("somebody without a subscription has no portal", async () => {
    const person = await server.signUpPerson();
    expect((await call("check-subscription", {}, person.headers)).body).toMatchObject({
      ...{ subscribed: false, subscription_tier: null, status: null, test_mode: true },
    });
    expect(await call("customer-portal", {}, person.headers)).toMatchObject({
      ...{ status: 409, body: { code: "no_customer" } },
    });
    expect((await call("customer-portal")).status).toBe(401);
  });

  it("what somebody bought before they signed in is theirs once the address is proved", async () => {
    const person = await server.signUpPerson();
    const opened = await call("create-embedded-checkout-session", {
      ...{ price_id: "price_sbx_individual", customer_email: person.email },
    });
    await (await sandbox()).checkout.confirm(String(opened.body.client_secret), {});
    const { cookie } = opened;
    expect((await call("complete-trial-signup", { password }, { cookie })).body.code).toBe("account_exists");
    const claim = (of: Record<string, string>) => call("claim-checkout", {}, { cookie, ...of });
    expect((await claim({})).status).toBe(401);
    expect((await claim(person.headers)).body.code).toBe("address_unconfirmed");
    const other = await server.signUpPerson();
    await server.look("update auth.users set email_confirmed_at = now() where id in ($1, $2)", [
      ...[person.id, other.id],
    ]);
    expect((await claim(other.headers)).body.code).toBe("checkout_mismatch");
    expect((await claim(person.headers)).status).toBe(200);
    expect((await claim(person.headers)).status).toBe(409);
    expect((await call("check-subscription", {}, person.headers)).body).toMatchObject({ status: "trialing" });

    await server.look("delete from auth.users where id = $1", [person.id]);
    const billing = billingOptionsOf(settings, {});
    await reconcile(billing).perform(server.system, {});
    expect(await server.look("select from subscription_closings")).toEqual([]);
  });
});
