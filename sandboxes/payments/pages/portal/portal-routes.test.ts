import { expect, test } from "vitest";
import { createPages } from "../testing/create-pages.ts";

const url = "/sandbox/p/link";
const good = { act: "card", number: "4242 4242 4242 4242", expiry: "04 / 30", cvc: "123" };

async function openPortal(view: Parameters<Awaited<ReturnType<typeof createPages>>["openPortal"]>[1] = {}) {
  const pages = await createPages();
  const portal = pages.openPortal("link", view);
  const get = (address = url) => pages.server.inject(address);
  const send = (form: Record<string, string>) =>
    pages.server.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: String(new URLSearchParams(form)),
    });
  return { portal, get, send };
}

test("a trial shows its plan, its end, that there is no card, and the invoices", async () => {
  const { get } = await openPortal();
  const { body } = await get();
  for (const words of [
    "TEST MODE",
    "Individual",
    "$29.99 / month",
    "5 December 2026",
    "No card is saved",
    "SBX-0001",
  ]) {
    expect(body).toContain(words);
  }
  expect(body).toContain('href="https://adjutant.example/settings?billing=return"');
});

test("names and addresses of others stay text", async () => {
  const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
  const plan = {
    priceId: hostile,
    name: hostile,
    amountCents: 1,
    currency: "usd",
    interval: "month" as const,
  };
  const invoice = {
    id: hostile,
    number: hostile,
    status: "paid" as const,
    totalCents: 0,
    currency: "usd",
    createdAt: new Date(),
    path: "/sandbox/i/in_1.x",
  };
  const card = { brand: hostile, last4: hostile, expMonth: 1, expYear: 2030 };
  const { get } = await openPortal({ email: hostile, plan, plans: [plan], invoices: [invoice], card });
  for (const view of [
    "",
    "?view=plan",
    "?view=card",
    "?view=cancel",
    `?done=${encodeURIComponent(hostile)}`,
  ]) {
    const { body } = await get(url + view);
    expect(body).toContain("&quot;&gt;&lt;img");
    expect(body).not.toMatch(/<img|<script>|<script (?!src="\/sandbox)/);
  }
});

test("the way back leads to the web or nowhere", async () => {
  const { get } = await openPortal({ returnUrl: "javascript:alert(1)" });
  expect((await get()).body).not.toContain("javascript:");
});

test("a card is saved and the page says so once it is loaded again", async () => {
  const { send, get, portal } = await openPortal();
  const { statusCode, headers } = await send(good);
  expect([statusCode, headers.location]).toEqual([303, `${url}?done=card`]);
  expect(portal.acts).toEqual([
    { kind: "add_card", card: { number: "4242424242424242", expMonth: 4, expYear: 2030, cvc: "123" } },
  ]);
  const { body } = await get(String(headers.location));
  expect(body).toContain("The card was saved.");
  expect(body).toContain("4242</span>");
});

test("whoever came for one thing goes back where the link says once it is done, and not before", async () => {
  const afterFlowUrl = "https://adjutant.example/settings?billing=return";
  const { send } = await openPortal({ flow: { kind: "card" }, afterFlowUrl });
  expect((await send({ ...good, number: "4" })).statusCode).toBe(422);
  const done = await send(good);
  expect([done.statusCode, done.headers.location]).toEqual([303, afterFlowUrl]);
});

test("a card that is none comes back with an error at its field and without its number", async () => {
  const { send, portal } = await openPortal();
  const { statusCode, body } = await send({ ...good, cvc: "1" });
  expect(statusCode).toBe(422);
  expect(body).toContain("Enter the 3 or 4 digits.");
  expect(body).not.toContain('value="4242');
  expect(portal.acts).toEqual([]);
});

test("a declined card says why, and the old one stays", async () => {
  const { send, portal } = await openPortal();
  const { statusCode, body } = await send({ ...good, number: "4000000000000002" });
  expect(statusCode).toBe(422);
  expect(body).toMatch(/role="alert">.*Your card was declined\./);
  expect(portal.view.card).toBeNull();
});

test("the bank may ask: Complete saves the card, Fail does not", async () => {
  const { send, portal } = await openPortal();
  const card = { ...good, number: "4000002500003155" };
  const { statusCode, body } = await send(card);
  expect(statusCode).toBe(200);
  expect(body).toContain("Your bank asks");
  expect((await send({ ...card, challengeResult: "failed" })).statusCode).toBe(422);
  expect(portal.view.card).toBeNull();
  expect((await send({ ...card, challengeResult: "passed" })).statusCode).toBe(303);
  expect(portal.view.card?.last4).toBe("3155");
});

test("a plan is cancelled after one more question, and taken back", async () => {
  const { send, get, portal } = await openPortal();
  expect((await get(`${url}?view=cancel`)).body).toContain("until 5 December 2026");
  await send({ act: "cancel" });
  expect(portal.view.cancelAt).not.toBeNull();
  const { body } = await get();
  expect(body).toContain("It ends on 5 December 2026");
  expect(body).not.toContain("?view=cancel");
  await send({ act: "resume" });
  expect(portal.view.cancelAt).toBeNull();
});

test("another plan is chosen from those that are offered", async () => {
  const { send, get, portal } = await openPortal();
  expect((await get(`${url}?view=plan`)).body).toContain("$99.99 / month");
  expect((await send({ act: "plan", priceId: "price_foreign" })).statusCode).toBe(422);
  expect((await send({ act: "plan" })).statusCode).toBe(422);
  expect(portal.view.plan?.name).toBe("Individual");
  expect((await send({ act: "plan", priceId: "price_sbx_business" })).headers.location).toBe(
    `${url}?done=plan`,
  );
  expect(portal.view.plan?.name).toBe("Business");
});

test("a customer without a plan is told so and offered nothing that cannot be done", async () => {
  const { get } = await openPortal({ plan: null, status: null, invoices: [], plans: [] });
  const { body } = await get();
  expect(body).toContain("No subscription.");
  expect(body).toContain("No invoices yet.");
  expect(body).not.toMatch(/view=(plan|cancel)/);
});

test("a link that is unknown or spent says so and shows nothing", async () => {
  const { get, send } = await openPortal();
  const { statusCode, body } = await get("/sandbox/p/other");
  expect(statusCode).toBe(404);
  expect(body).toContain("This link no longer works");
  expect(body).not.toContain("ada@company.com");
  expect((await send({ act: "dance" })).statusCode).toBe(422);
});
