import type { Locator } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { newPerson } from "./fixtures/people.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createSubscriber } from "./fixtures/subscriber.ts";
import { expect, test } from "./fixtures/test.ts";
import { checkoutFrame, choosePassword, openTrialDialog, trialDialog } from "./fixtures/trial.ts";

test("whoever had a trial pays at once and is told so before: the card is declined, the bank says no, then yes", async ({
  page,
  product,
}) => {
  const first = await createSubscriber(product);
  const again = newPerson();
  // The same mailbox under another name.
  again.email = first.email.replace("@", "+again@");
  const dialog = trialDialog(page);
  const frame = checkoutFrame(page);
  await page.goto("/");
  await openTrialDialog(page);
  await dialog.getByLabel("Email", { exact: true }).fill(again.email);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog).toContainText(/Trial already used.*\$29\.99 today/i);

  const pay = async (number: string) => {
    await frame.getByLabel("Card number").fill(number);
    await frame.getByLabel("Expires").fill("04 / 34");
    await frame.getByLabel("Security code").fill("123");
    await frame.getByRole("button", { name: "Subscribe" }).click();
  };
  await test.step("a card that is declined is said so, and nothing is lost", async () => {
    await expect(frame.getByLabel("Card number")).toBeVisible();
    await pay("4000000000000002");
    await expect(frame.getByRole("alert")).toContainText("declined");
  });
  await test.step("the bank asks: no, then yes", async () => {
    await pay("4000002500003155");
    await expect(frame.getByRole("button", { name: "Fail" })).toBeVisible();
    // Its frame takes no more place than the question does.
    const place = dialog.locator("iframe").locator("xpath=ancestor::div[2]");
    const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);
    await expect.poll(() => heightOf(dialog.locator("iframe"))).toBeLessThan(400);
    expect(await heightOf(place)).toBe(await heightOf(dialog.locator("iframe")));
    await frame.getByRole("button", { name: "Fail" }).click();
    await expect(frame.getByRole("alert")).toBeVisible();
    await frame.getByRole("button", { name: "Subscribe" }).click();
    await frame.getByRole("button", { name: "Complete" }).click();
    await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  });
  await choosePassword(page, again.password);
  await expect(page).toHaveURL(`${product.url}/dashboard?payment=success`);
  await page.goto("/settings/billing");
  const billing = page.getByRole("region", { name: "Your plan" });
  await expect(billing).toContainText("Active");
  await expect(billing.getByRole("listitem").first()).toContainText("$29.99");
});

test("two tabs finish a checkout for one address: the second plan is not kept", async ({
  page,
  context,
  product,
}) => {
  const person = newPerson();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${product.url}/`);
    await openTrialDialog(tab);
    await trialDialog(tab).getByLabel("Email", { exact: true }).fill(person.email);
    await trialDialog(tab).getByRole("button", { name: "Continue" }).click();
    await expect(checkoutFrame(tab).getByRole("button", { name: "Start trial" })).toBeVisible();
  }
  const [first, second] = tabs as [typeof page, typeof page];
  await checkoutFrame(first).getByRole("button", { name: "Start trial" }).click();
  await expect(trialDialog(first).getByLabel("Password", { exact: true })).toBeFocused();
  await choosePassword(first, person.password);
  await expect(first).toHaveURL(`${product.url}/dashboard?payment=success`);
  const start = checkoutFrame(second).getByRole("button", { name: "Start trial" });
  if (await start.isVisible()) await start.click();
  const countRunning = async () => {
    const rows = await readRows<{ count: string }>(
      product,
      `select count(*) from subscriptions s join auth.users u on u.id = s.workspace_id
       where u.email = $1 and s.status = 'trialing'`,
      [person.email],
    );
    return Number(rows[0]?.count);
  };
  await expect.poll(countRunning).toBe(1);
});

test("a plan is taken, raised, lowered, cancelled and resumed", async ({ page, product }) => {
  const ann = await createSubscriber(product);
  await enter(page, product, ann, "/settings/billing");
  const billing = page.getByRole("region", { name: "Your plan" });
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  /** The provider tells it a moment later, and the page asks every half minute. */
  const follows = (word: string) =>
    expect(async () => {
      await page.reload();
      await expect(billing).toContainText(word, { timeout: 2_000 });
    }).toPass();
  const choose = async (plan: string) => {
    await billing.getByRole("button", { name: "Change plan" }).click();
    await dialog.getByRole("radio", { name: new RegExp(`^${plan}`) }).check();
  };

  await test.step("the price stands there before anybody agrees", async () => {
    await choose("Business");
    await expect(dialog).toContainText("$99.99 a month");
    await expect(dialog.getByText("Nothing is charged now.")).toBeVisible();
    await dialog.getByLabel("Quantity").fill("0");
    await expect(dialog.getByText("Enter a whole number from 1 to 50.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Change plan" })).toBeDisabled();
    await dialog.getByLabel("Quantity").fill("1");
    await dialog.getByRole("button", { name: "Change plan" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(billing).toContainText("Business");
    await expect(page.getByRole("navigation").getByRole("link", { name: "Team" })).toBeVisible();
  });
  await test.step("down again, still in the trial", async () => {
    await choose("Individual");
    await dialog.getByRole("button", { name: "Change plan" }).click();
    await expect(billing).toContainText("Individual");
    await expect(page.getByRole("navigation").getByRole("link", { name: "Team" })).toHaveCount(0);
  });
  await test.step("in the portal it is cancelled and resumed, and the settings follow", async () => {
    const opened = page.context().waitForEvent("page");
    await billing.getByRole("button", { name: "Manage billing" }).click();
    const portal = await opened;
    await portal.getByRole("link", { name: /^Cancel/ }).click();
    await portal.getByRole("button", { name: /^Cancel/ }).click();
    await expect(portal.getByText(/ends on/i).first()).toBeVisible();
    await follows("Cancelled");
    await expect(page.getByRole("region", { name: "Subscription" })).toContainText("Your plan is cancelled");
    await looksRightEverywhere(page);
    await portal.getByRole("button", { name: /Resume|keep/i }).click();
    await expect(portal.getByText(/ends on/i)).toHaveCount(0);
    await follows("Free trial");
    await portal.close();
  });
});

test("a price that cannot be worked out is said in the dialog, and can be asked for again", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 50\d/);
  await enter(page, product, await createSubscriber(product), "/settings/billing");
  await page.route("**/billing/plan-change/preview", (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Change plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  await dialog.getByRole("radio", { name: /^Business/ }).check();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog).toContainText("$99.99 a month");
});

test("what begins with the next period is said in the settings and where plans are changed, and taken back", {
  tag: "@long",
}, async ({ page, product }) => {
  const startsAt = "2026-12-21T12:00:00.000Z";
  let next: object | null = { planName: "Individual", quantity: 1, interval: "month", startsAt };
  await page.route("**/billing/next-plan", (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: { next, endsUnpaid: false } });
    next = null;
    return route.fulfill({ status: 204 });
  });
  await enter(page, product, await createSubscriber(product), "/settings/billing");
  const billing = page.getByRole("region", { name: "Your plan" });
  await expect(billing).toContainText("Individual from 21 December 2026");
  await billing.getByRole("button", { name: "Change plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  await expect(dialog).toContainText("Individual from 21 December 2026");
  await dialog.getByRole("button", { name: "Keep Individual" }).click();
  await expect(page.getByText("from 21 December 2026")).toHaveCount(0);
});
