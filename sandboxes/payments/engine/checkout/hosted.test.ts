import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestSandbox, type TestSandbox } from "../../testing/create-test-sandbox.ts";
import { trialSession } from "../../testing/trial-session.ts";

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.drop());

const { redirect_on_completion: _never, ...session } = trialSession;
const hosted = {
  ...{ ...session, ui_mode: "hosted_page" },
  ...{ success_url: "http://product.example/?session={CHECKOUT_SESSION_ID}" },
  ...{ cancel_url: "http://product.example/?back" },
} satisfies Stripe.Checkout.SessionCreateParams;

it("a hosted session has the address of a page and no secret, and leads back", async () => {
  const { stripe, sandbox } = world;
  const { id, url, client_secret: secret } = await stripe.checkout.sessions.create(hosted);
  expect(secret).toBeNull();
  const [page, fragment = ""] = String(url).split("#");
  expect(page).toBe("http://localhost:3000/sandbox/c/hosted");
  const key = decodeURIComponent(fragment);
  expect(await sandbox.checkout.read(key)).toMatchObject({
    ...{ status: "open", cancelUrl: "http://product.example/?back" },
    successUrl: `http://product.example/?session=${id}`,
  });
  expect(await sandbox.checkout.confirm(key, {})).toEqual({ status: "complete" });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "complete", url: null });
});

it("one that was expired has no page any more", async () => {
  const { stripe, sandbox } = world;
  const { id, url } = await stripe.checkout.sessions.create(hosted);
  const key = decodeURIComponent(String(url).split("#")[1] ?? "");
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  await expect(sandbox.checkout.confirm(key, {})).rejects.toMatchObject({ code: "session_expired" });
});

it("one in a frame leads nowhere", async () => {
  const { client_secret: secret } = await world.stripe.checkout.sessions.create(trialSession);
  expect(await world.sandbox.checkout.read(secret ?? "")).toMatchObject({
    successUrl: null,
    cancelUrl: null,
  });
});

it.each([
  [{ success_url: undefined }, "success_url"],
  [{ success_url: "javascript:alert(1)" }, "success_url"],
  [{ cancel_url: "/back" }, "cancel_url"],
  [{ return_url: "https://example.com" }, "return_url"],
  [{ redirect_on_completion: "never" }, "redirect_on_completion"],
] as const)("is refused with %j", async (change, param) => {
  const refused = world.stripe.checkout.sessions.create({ ...hosted, ...change } as typeof hosted);
  await expect(refused).rejects.toMatchObject({ statusCode: 400, param });
});
