import type { Page } from "@playwright/test";
import { enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { bringOutNotice } from "../fixtures/notices.ts";
import type { Product } from "../fixtures/product.ts";
import { startJob } from "../fixtures/start-job.ts";
import { createSubscriber } from "../fixtures/subscriber.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ productKind: "changed" });

/** The pages that look after the sandbox, as an administrator opens them from the bar over every page. */
async function openSandbox(page: Page, product: Product): Promise<Page> {
  const admin = await createAdmin(product);
  await enter(page, product, admin, "/dashboard");
  const opened = page.context().waitForEvent("page");
  const notice = await bringOutNotice(page, "Test mode");
  await notice.getByRole("button", { name: "Open the sandbox" }).click();
  const sandbox = await opened;
  await expect(sandbox.getByRole("heading", { name: "What there is" })).toBeVisible();
  return sandbox;
}

async function pass(sandbox: Page, time: string, email: string): Promise<void> {
  await sandbox.getByRole("link", { name: "Customers" }).click();
  await sandbox.getByLabel(`How far for ${email}`).selectOption(time);
  await sandbox.getByRole("row", { name: email }).getByRole("button", { name: "Go" }).click();
  await expect(sandbox.getByRole("row", { name: email })).not.toContainText("That on the wall");
}

const billingOf = (page: Page) => page.getByRole("region", { name: "Your plan" });

/** The provider tells it a moment later, and the page asks every half minute. */
const follows = (page: Page, word: string) =>
  expect(async () => {
    await page.reload();
    await expect(billingOf(page)).toContainText(word, { timeout: 2_000 });
  }).toPass();

async function addCard(page: Page): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await billingOf(page).getByRole("button", { name: "Manage billing" }).click();
  const portal = await opened;
  await portal.getByRole("link", { name: "Add a card" }).click();
  await portal.getByLabel("Card number").fill("4242424242424242");
  await portal.getByLabel("Expires").fill("04 / 34");
  await portal.getByLabel("Security code").fill("123");
  await portal.getByRole("button", { name: "Save card" }).click();
  await expect(portal.getByText("4242").first()).toBeVisible();
  await portal.close();
}

test("a trial ends: without a card the plan is over and everything stays to read, with one it goes on and is charged", async ({
  page,
  browser,
  product,
}) => {
  const sandbox = await openSandbox(page, product);
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [ann, bob] = [await createSubscriber(product), await createSubscriber(product)];
  const [annsPage, bobsPage] = [await contexts[0]?.newPage(), await contexts[1]?.newPage()] as [Page, Page];

  await test.step("without a card", async () => {
    await pass(sandbox, "to the end of the trial", ann.email);
    await enter(annsPage, product, ann, "/settings/billing");
    await follows(annsPage, "Ended");
    await expect(annsPage.getByRole("region", { name: "Subscription" })).toContainText(
      "Your subscription has ended. Nothing is deleted",
    );
    await looksRightEverywhere(annsPage);
    await annsPage.goto(`${product.url}/chat`);
    const box = annsPage.getByRole("textbox", { name: "Message", exact: true });
    await box.fill("Is there anything left?");
    await box.press("Enter");
    await expect(annsPage.getByRole("alert")).toContainText("This workspace has no messages in its plan");
    await expect(box).toHaveValue("Is there anything left?");
  });

  await test.step("with a card", async () => {
    await enter(bobsPage, product, bob, "/settings/billing");
    await addCard(bobsPage);
    await pass(sandbox, "to the end of the trial", bob.email);
    await follows(bobsPage, "Active");
    // An invoice is a draft for an hour before it is charged.
    await pass(sandbox, "1 day", bob.email);
    await follows(bobsPage, "$29.99");
    await looksRightEverywhere(bobsPage);
  });
  for (const context of contexts) await context.close();
});

test("what the provider told in vain is read again by night", async ({ page, browser, product }) => {
  const sandbox = await openSandbox(page, product);
  const context = await browser.newContext();
  const cleo = await createSubscriber(product);
  const cleosPage = await context.newPage();
  await enter(cleosPage, product, cleo, "/settings/billing");
  await expect(billingOf(cleosPage)).toContainText("Free trial");

  const lose = async (times: string) => {
    await sandbox.getByRole("link", { name: "Overview" }).click();
    await sandbox.getByRole("textbox", { name: "Lost events" }).fill(times);
    await sandbox.getByRole("button", { name: "Set: Lost events" }).click();
  };
  await lose("50");
  await pass(sandbox, "to the end of the trial", cleo.email);
  await cleosPage.reload();
  await expect(billingOf(cleosPage)).toContainText("Free trial");

  // Other people of this product are told again.
  await lose("0");
  await startJob(product, "billing.watch_payments");
  await follows(cleosPage, "Ended");
  await context.close();
});
