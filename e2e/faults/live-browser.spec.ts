import { text } from "node:stream/consumers";
import { startLoopbackServer } from "#platform/server/guarded-fetch/testing.ts";
import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { answers, receipts, say } from "../fixtures/chat.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { waitingCards } from "../fixtures/waiting.ts";

const form = `<title>Order</title><h1>Order</h1><form method="post" action="/ordered">
<label>Name <input name="name" autofocus></label> <button>Send order</button></form>`;

/** A shop outside, which notes what it is sent. */
async function startShop() {
  const sent: string[] = [];
  const shop = await startLoopbackServer(async (request, response) => {
    if (request.method === "POST") sent.push(await text(request));
    const page = request.url === "/order" ? form : "<title>Thanks</title><h1>Thank you</h1>";
    response.writeHead(request.url === "/robots.txt" ? 404 : 200, { "content-type": "text/html" }).end(page);
  });
  return { ...shop, sent, [Symbol.asyncDispose]: shop.close };
}

test("an agent fills in a form while its person watches, takes over and hands back, across servers", {
  tag: "@long",
}, async ({ page, installation, modelServer: _ }) => {
  await using shop = await startShop();
  const settings = { BROWSING_ALLOWED_ORIGINS: shop.origin };
  const web = await installation.start("web", settings);
  await installation.start("worker", settings);
  installation.line.leadTo({ host: "127.0.0.1", port: web.port });
  await enter(page, installation.line, await createAccount(installation.line), "/chat");
  const open = `[[call browser_open {"url":"http://${shop.origin}/order"}]]`;
  const fill = '[[call browser_type {"fields":[{"ref":"e5","text":"Ada"}],"submit":"e6"}]]';
  await say(page, `[[script:obedient atOnce=1]] ${open} ${fill}`);
  const answer = answers(page).last();
  const browser = answer.getByRole("region", { name: "Live browser" });
  const card = waitingCards(page);
  await expect(browser.getByRole("img", { name: "The page Order" })).toBeVisible({ timeout: 60_000 });
  await expect(card).toHaveAccessibleName(/Fill in a form and send it to/);
  await expect(card).toContainText("Ada");

  await test.step("the person acts, and the assistant waits", async () => {
    await browser.getByRole("button", { name: "Take over" }).click();
    await expect(browser).toContainText("You act; the assistant waits");
    const hands = browser.getByRole("textbox", { name: /^The page/ });
    await expect(hands).toBeFocused();
    await hands.pressSequentially("Grace");
    await axeFindsNothing(page);
    await hands.press("Escape");
    await expect(hands).not.toBeFocused();
    await page.keyboard.press("Escape");
    await expect(browser).toContainText("You act; the assistant waits");
    await card.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(card).toHaveCount(0);
    expect(shop.sent).toEqual([]);
  });

  await test.step("the assistant gets the page as it was left", async () => {
    await browser.getByRole("button", { name: "Hand back" }).click();
    await expect(receipts(page)).toHaveCount(1);
    await expect(answer).toContainText("Not done: you had the page.");
    expect(shop.sent).toEqual([]);
    await expect(browser).toHaveCount(0);
    await expect(answer.getByRole("img", { name: /^Order after this act/ }).first()).toBeVisible();
  });

  await test.step("a form is sent once it was approved", async () => {
    await say(page, `[[script:obedient atOnce=1]] ${open} ${fill}`);
    await card.getByRole("button", { name: "Approve", exact: true }).click({ timeout: 60_000 });
    await expect(receipts(page)).toHaveCount(2);
    expect(shop.sent).toEqual(["name=Ada"]);
    await expect(answers(page).last()).toContainText("Thank you");
  });
});
