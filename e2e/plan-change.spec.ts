import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { bringOutNotice } from "./fixtures/notices.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { createSubscriber } from "./fixtures/subscriber.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectToast } from "./fixtures/toast.ts";

const billingOf = (page: Page) => page.getByRole("region", { name: "Your plan" });

async function openAsAdmin(page: Page, product: Product): Promise<void> {
  const admin = await createAccount(product);
  await readRows(product, "insert into user_roles (user_id, role) values ($1, 'admin')", [admin.userId]);
  await enter(page, product, admin, "/dashboard");
}

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

/** The payment sandbox brings its time to the end of the trial of this customer. */
async function endTrial(page: Page, email: string): Promise<void> {
  const opened = page.context().waitForEvent("page");
  const notice = await bringOutNotice(page, "Test mode");
  await notice.getByRole("button", { name: "Open the sandbox" }).click();
  const sandbox = await opened;
  await sandbox.getByRole("link", { name: "Customers" }).click();
  await sandbox.getByLabel(`How far for ${email}`).selectOption("to the end of the trial");
  await sandbox.getByRole("row", { name: email }).getByRole("button", { name: "Go" }).click();
  await expect(sandbox.getByRole("row", { name: email })).not.toContainText("That on the wall");
  await sandbox.close();
}

test("less is confirmed at the payment service, told on return, and seen by admins", async ({
  page,
  browser,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/503/);
  const context = await browser.newContext();
  const annsPage = await context.newPage();
  const ann = await createSubscriber(product, "business");
  await openAsAdmin(page, product);

  await test.step("admins see that a trial without a card ends", async () => {
    await page.goto(`${product.url}/admin/subscriptions/workspaces/${ann.userId}`);
    await expect(page.getByText("ends with the trial because there is no payment method")).toBeVisible();
  });

  await enter(annsPage, product, ann, "/settings/billing");
  await addCard(annsPage);
  await endTrial(page, ann.email);
  await expect(async () => {
    await annsPage.reload();
    await expect(billingOf(annsPage)).toContainText("Active", { timeout: 3_000 });
  }).toPass();

  await test.step("the way back without having confirmed says nothing", async () => {
    await annsPage.goto(`${product.url}/settings/billing?billing=changed`);
    await expect(billingOf(annsPage)).toContainText("Active");
    await expect(annsPage).toHaveURL(/settings\/billing$/);
    await expect(annsPage.getByText("Plan change confirmed")).toHaveCount(0);
  });

  await test.step("less is confirmed, and said with its day", async () => {
    await billingOf(annsPage).getByRole("button", { name: "Change plan" }).click();
    const dialog = annsPage.getByRole("dialog", { name: "Change plan" });
    await dialog.getByRole("radio", { name: /Individual/ }).check();
    await dialog.getByRole("button", { name: "Continue to confirm" }).click();
    await annsPage.getByRole("button", { name: /Confirm|Change plan/ }).click();
    await expect(billingOf(annsPage)).toContainText(/Individual from .*Nothing changes until then/);
    const told = annsPage.getByRole("status").getByText(/^Individual from .*Nothing changes until then\.$/);
    await expect(told).toBeVisible();
    await expect(annsPage.getByRole("button", { name: "Close: Plan change confirmed" })).toBeVisible();
  });

  await test.step("admins see the same", async () => {
    await page.goto(`${product.url}/admin/subscriptions/workspaces/${ann.userId}`);
    await expect(page.getByText(/Planned: Individual from/)).toBeVisible();
    await page.route("**/next-plan", (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: "payment_service_busy", message: "Busy.", requestId: "r" } },
      }),
    );
    await page.reload();
    await expect(page.getByText("The scheduled change could not be loaded from the provider.")).toBeVisible();
  });
  await context.close();
});

test("invoices that the payment service does not give are said at once, and asked for again", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/503/);
  const ann = await createSubscriber(product);
  let asked = 0;
  await page.route("**/api/v1/billing/invoices*", (route) => {
    asked += 1;
    return route.fulfill({
      status: 503,
      json: {
        error: { code: "payment_service_busy", message: "The payment service is busy.", requestId: "r" },
      },
    });
  });
  await enter(page, product, ann, "/settings/billing");
  const alert = billingOf(page).getByRole("alert").filter({ hasText: "Failed to load invoices" });
  await expect(alert).toBeVisible();
  await alert.scrollIntoViewIfNeeded();
  expect(asked).toBe(1);
  await page.unroute("**/api/v1/billing/invoices*");
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(alert).toBeHidden();
});

test("whoever paid, left and is back keeps the plan with one press", async ({ page, product }) => {
  const ann = await createSubscriber(product, "business");
  const bob = await createAccount(product);
  const join = (userId: string) =>
    readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'owner')", [
      ann.userId,
      userId,
    ]);
  await expect
    .poll(() =>
      readRows(
        product,
        "select data -> 'metadata' ->> 'user_id' as id from payment_sandbox.objects where kind = 'customer' and data -> 'metadata' ->> 'user_id' = $1",
        [ann.userId],
      ),
    )
    .toHaveLength(1);
  await join(bob.userId);
  await readRows(product, "delete from memberships where workspace_id = $1 and user_id = $1", [ann.userId]);
  await join(ann.userId);
  await enter(page, product, ann, "/settings/billing");
  const keep = billingOf(page).getByRole("button", { name: "Keep the plan" });
  await expect(keep).toBeVisible();
  await keep.scrollIntoViewIfNeeded();
  await looksRightEverywhere(page);
  await keep.click();
  await expectToast(page, "Plan kept", "It continues as before.");
  await expect(keep).toBeHidden();
  await expect(billingOf(page).getByRole("button", { name: "Manage billing" })).toBeVisible();
});
