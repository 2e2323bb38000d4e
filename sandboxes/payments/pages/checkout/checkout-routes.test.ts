import { expect, test } from "vitest";
import { createPages } from "../testing/create-pages.ts";

const secret = "cs_test_a_secret_b";
const good = { number: "4242 4242 4242 4242", expiry: "04 / 30", cvc: "123" };

async function checkout(view: Parameters<Awaited<ReturnType<typeof createPages>>["openCheckout"]>[1] = {}) {
  const { server, openCheckout } = await createPages();
  const opened = openCheckout(secret, view);
  const post = async (name: string, body: object) => {
    const url = `/sandbox/api/checkout/${name}`;
    const reply = await server.inject({ method: "POST", url, payload: body });
    return { status: reply.statusCode, body: reply.json() };
  };
  return { server, opened, post };
}

test("a trial is read as words: what it costs later and that nothing is due today", async () => {
  const { post } = await checkout();
  expect(await post("read", { clientSecret: secret })).toEqual({
    status: 200,
    body: {
      status: "open",
      needsCard: false,
      allowsPromotionCodes: true,
      planName: "Individual",
      price: "14 days free, then $29.99 / month",
      dueToday: "$0.00",
      discountName: "",
      discount: "",
      email: "ada@company.com",
      successUrl: null,
      cancelUrl: null,
      submitLabel: "Start trial",
      completeTitle: "Your trial has started",
    },
  });
});

test("without a trial it is a subscription, due today", async () => {
  const { post } = await checkout({ trialDays: null, dueTodayCents: 2999, needsCard: true });
  const { body } = await post("read", { clientSecret: secret });
  expect(body).toMatchObject({ price: "$29.99 / month", dueToday: "$29.99", submitLabel: "Subscribe" });
});

test("a page by itself tells where it leads, and nobody frames it; tax is said beside the price", async () => {
  const successUrl = "http://adjutant.example/?done";
  const { post, server } = await checkout({ successUrl, taxPercent: 8.875 });
  const { body } = await post("read", { clientSecret: secret });
  expect(body).toMatchObject({ successUrl, price: "14 days free, then $29.99 / month, plus 8.875% tax" });
  const { headers } = await server.inject("/sandbox/c/hosted");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});

test("an unknown secret is refused without a word about others", async () => {
  const { post } = await checkout();
  for (const name of ["read", "confirm"]) {
    const { status, body } = await post(name, { clientSecret: "cs_test_x_secret_y" });
    expect([status, body.error.code]).toEqual([404, "not_found"]);
  }
});

test.each([[{}], [{ clientSecret: 1 }], [{ clientSecret: "" }], [{ clientSecret: "x".repeat(501) }]])(
  "what is no secret is refused: %o",
  async (body) => {
    const { post } = await checkout();
    expect((await post("read", body)).status).toBe(400);
  },
);

test("a trial is confirmed without a card, and nothing else is handed on", async () => {
  const { post, opened } = await checkout();
  const { body } = await post("confirm", { clientSecret: secret, planName: "Enterprise", amountCents: 0 });
  expect(body).toEqual({ status: "complete" });
  expect(opened.confirmed).toEqual([{}]);
});

test("a card is read before the sandbox sees it; what is no card comes back to its fields", async () => {
  const { post, opened } = await checkout({ needsCard: true });
  const refused = await post("confirm", { clientSecret: secret, card: { ...good, cvc: "" } });
  expect(refused).toEqual({
    status: 200,
    body: { status: "refused", fields: { cvc: "Enter the 3 or 4 digits." } },
  });
  expect(opened.confirmed).toEqual([]);
  await post("confirm", { clientSecret: secret, card: good });
  expect(opened.confirmed).toEqual([
    { card: { number: "4242424242424242", expMonth: 4, expYear: 2030, cvc: "123" } },
  ]);
});

test("a declined card is an answer, and the checkout stays open", async () => {
  const { post } = await checkout({ needsCard: true });
  const card = { ...good, number: "4000000000000002" };
  expect(await post("confirm", { clientSecret: secret, card })).toEqual({
    status: 200,
    body: { status: "declined", message: "Your card was declined." },
  });
  expect((await post("read", { clientSecret: secret })).body.status).toBe("open");
});

test("the bank's question is handed on with its answer", async () => {
  const { post } = await checkout({ needsCard: true });
  const card = { ...good, number: "4000002500003155" };
  const ask = (more: object) => post("confirm", { clientSecret: secret, card, ...more });
  expect((await ask({})).body).toEqual({ status: "challenge" });
  expect((await ask({ challengeResult: "failed" })).body.status).toBe("declined");
  expect((await ask({ challengeResult: "maybe" })).status).toBe(400);
  expect((await ask({ challengeResult: "passed" })).body).toEqual({ status: "complete" });
});

test("a promotion code may make a card needless", async () => {
  const { post, opened } = await checkout({ needsCard: true });
  const card = { number: "", expiry: "", cvc: "" };
  const wrong = await post("confirm", { clientSecret: secret, card, promotionCode: "NOPE" });
  expect(wrong.body).toEqual({
    status: "refused",
    fields: { promotionCode: "This promotion code is not valid." },
  });
  await post("confirm", { clientSecret: secret, card, promotionCode: " FREE100 " });
  expect(opened.confirmed.at(-1)).toEqual({ promotionCode: "FREE100" });
});

test("a promotion code says what it takes off before anybody pays", async () => {
  const { post, opened } = await checkout({ trialDays: null, dueTodayCents: 2999, needsCard: true });
  const read = (promotionCode: string) => post("read", { clientSecret: secret, promotionCode });
  expect(await read("NOPE")).toEqual({
    status: 200,
    body: { status: "refused", fields: { promotionCode: "This promotion code is not valid." } },
  });
  expect((await read(" FREE100 ")).body).toMatchObject({
    ...{ status: "open", dueToday: "$0.00", needsCard: false },
    ...{ discountName: "FREE100, off each payment", discount: "−$29.99" },
  });
  expect((await read("")).body).toMatchObject({ dueToday: "$29.99", discount: "" });
  expect(opened.confirmed).toEqual([]);
});

test("a checkout that has ended says so", async () => {
  const { post } = await checkout({ status: "expired" });
  expect((await post("read", { clientSecret: secret })).body.status).toBe("expired");
  const { status, body } = await post("confirm", { clientSecret: secret });
  expect([status, body.error.message]).toEqual([410, "This checkout has ended."]);
});

test("a checkout that another tab completed is complete here too", async () => {
  const { post, opened } = await checkout();
  for (const _tab of [1, 2]) {
    expect((await post("confirm", { clientSecret: secret })).body).toEqual({ status: "complete" });
  }
  expect(opened.view.status).toBe("complete");
});

test("no answer is kept by anyone on the way", async () => {
  const { server } = await checkout();
  const payload = { clientSecret: secret };
  const { headers } = await server.inject({ method: "POST", url: "/sandbox/api/checkout/read", payload });
  expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
});
