import type { Page } from "@playwright/test";
import { createAccount, enter } from "../fixtures/account.ts";
import { createAdmin } from "../fixtures/admin.ts";
import { looksRightEverywhere } from "../fixtures/looks-right-everywhere.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../fixtures/toast.ts";

test.use({ productKind: "changed" });

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an admin finds a workspace and gives it a plan until a day, which its person sees", async ({
  page,
  product,
  browser,
}) => {
  const person = await createAccount(product);
  await enter(page, product, await createAdmin(product), "/admin");

  await test.step("from the overview to the subscriptions, with their numbers", async () => {
    await expect(page.getByText("The payment sandbox accepts test cards")).toBeVisible();
    await page.getByRole("link", { name: "Subscriptions" }).click();
    await expect(page.getByRole("heading", { name: "Subscriptions", level: 1 })).toBeVisible();
    await expect(panel(page, "Numbers")).toContainText("Monthly recurring revenue");
    await expect(panel(page, "Numbers")).toContainText("Test mode");
  });

  await test.step("the workspace, by the address of its owner", async () => {
    await page.getByRole("searchbox", { name: "Search workspaces" }).fill("nobody has this address");
    await expect(page.getByText("No workspace found.")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search workspaces" }).fill(person.email);
    const found = page.getByRole("link", { name: `Personal of ${person.email}` });
    await expect(found).toBeVisible();
    await page.getByLabel("State").selectOption("No plan");
    await expect(page).toHaveURL(/state=none/);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search workspaces" })).toHaveValue(person.email);
    await expect(page.getByLabel("State")).toHaveValue("none");
    await found.click();
    await expect(page.getByRole("heading", { name: "Personal", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("searchbox", { name: "Search workspaces" })).toHaveValue(person.email);
    await page.goForward();
    await expect(page.getByRole("heading", { name: "Personal", level: 1 })).toBeVisible();
    await expect(page.getByText("No plan is assigned to this workspace.")).toBeVisible();
  });

  await test.step("a plan until a day", async () => {
    await page.getByRole("button", { name: "Assign a plan" }).click();
    const dialog = page.getByRole("dialog", { name: "Assign a plan" });
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await expect(dialog.getByText("Choose a plan.")).toBeVisible();
    await dialog.getByLabel("Plan", { exact: true }).selectOption("Business");
    await dialog.getByLabel("Last day").fill("2199-12-31");
    await dialog.getByLabel("Note").fill("x".repeat(501));
    await expect(dialog.getByText("At most 500 characters; this has 501.")).toBeVisible();
    await dialog.getByLabel("Note").fill(`A pilot. ${"x".repeat(480)}`);
    await dialog.getByRole("button", { name: "Assign", exact: true }).click();
    await expectToast(page, "Assigned", "The workspace is now on Business.");
    await expect(panel(page, "Assigned plan")).toContainText("until 31 December 2199");
    await expect(panel(page, "Assigned plan")).toContainText("A pilot.");
    await expect(panel(page, "History")).toContainText("Plan assigned");
    await expect(panel(page, "History")).toContainText("Business, until 31 December 2199");
  });

  await test.step("and more seats than the plan has", async () => {
    await page.getByRole("button", { name: "Add an override" }).click();
    const dialog = page.getByRole("dialog", { name: "Add an override" });
    await dialog.getByLabel("Entitlement").selectOption("Seats");
    await dialog.getByLabel("Limit", { exact: true }).fill("25");
    await dialog.getByLabel("Reason").fill("More people in the pilot.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(panel(page, "Overrides")).toContainText("Seats 25, until removed");
    await expect(panel(page, "Usage")).toContainText("1 of 25 used");
  });

  await test.step("the person has them in the settings", async () => {
    const context = await browser.newContext({ baseURL: product.url });
    const own = await context.newPage();
    await enter(own, product, person, "/settings/billing");
    const billing = own.getByRole("region", { name: "Your plan" });
    await expect(billing).toContainText("The plan Business");
    await expect(billing).toContainText("1 of 25 used");
    await expect(billing).not.toContainText("API keys");
    await context.close();
  });

  await test.step("until they are taken back", async () => {
    await page.getByRole("button", { name: "Remove the override of Seats" }).click();
    await page.getByRole("button", { name: "Remove override" }).click();
    await expect(panel(page, "Overrides")).toContainText("No overrides.");
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No plan is assigned to this workspace.")).toBeVisible();
  });
});

test("an admin changes a limit of a plan; what is typed stays when that fails", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 500/);
  await enter(page, product, await createAdmin(product), "/admin/subscriptions/plans");
  await page.getByLabel("Plan", { exact: true }).selectOption("Without a plan");
  await expect(page.getByText("For workspaces that never had a plan")).toBeVisible();
  await page.getByLabel("Plan", { exact: true }).selectOption("Enterprise");
  const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(line("API keys")).toContainText("Not used in this version");
  await expect(line("Tokens")).toContainText("Counted only, never blocked");
  await expect(line("Messages")).not.toContainText("Not used");
  await page.getByRole("button", { name: "Edit Voice" }).click();
  const dialog = page.getByRole("dialog", { name: "Voice of Enterprise" });
  const limit = dialog.getByLabel("Limit, in minutes");
  await expect(limit).toHaveValue("3000");
  await limit.fill("a lot");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter 0 or a higher number, e.g. 300.")).toBeVisible();

  await page.route(
    "**/api/v1/admin/plan-entitlements/**",
    (route) => route.fulfill({ status: 500, json: {} }),
    {
      times: 1,
    },
  );
  await limit.fill("4,000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(limit).toHaveValue("4,000");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Saved", "Voice of Enterprise is updated.");
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /^Voice./ }),
  ).toContainText("4,000 min");
});

test("what waits for the provider is told, and nothing where nothing waits", { tag: "@long" }, async ({
  page,
  product,
}) => {
  await enter(page, product, await createAdmin(product), "/admin/subscriptions/waiting");
  await expect(page.getByText("Nothing is pending.")).toBeVisible();
  const id = `sub_${Date.now()}`;
  await readRows(
    product,
    "insert into subscription_closings (provider, is_live, subscription_id) values ('sandbox', false, $1)",
    [id],
  );
  // Put off, so that the job of each minute leaves it to the person.
  await readRows(
    product,
    `insert into billing_retries (provider, is_live, kind, object_id, failure, next_try_at)
     values ('sandbox', false, 'closing', $1, 'api_error 500', now() + interval '1 hour')`,
    [id],
  );
  await page.reload();
  await expect(page.getByText(id)).toBeVisible();
  await expect(page.getByText("1 failed attempt: api_error 500")).toBeVisible();
  await page.getByRole("button", { name: `Try again: Subscription to cancel immediately ${id}` }).click();
  await expectToast(page, "Done", "Subscription to cancel immediately");
  await expect(page.getByText("Nothing is pending.")).toBeVisible();
});

test("while the numbers cannot be loaded, the ways to plans and to what waits stay, and all states", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  consoleIsSilent.allow(/status of 500/);
  await page.route("**/api/v1/admin/billing/overview", (route) => route.fulfill({ status: 500, json: {} }));
  await enter(page, product, await createAdmin(product), "/admin/subscriptions");
  await expect(page.getByText("The numbers could not be loaded")).toBeVisible();
  await expect(page.getByRole("link", { name: "Plans and limits" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Pending", exact: true })).toBeVisible();
  await expect(page.getByLabel("State").getByRole("option")).toHaveCount(7);
});

test("a plan gets a price for a year, which the front page offers, and the dialog says what is charged", {
  tag: "@long",
}, async ({ browser, page, product }) => {
  await enter(page, product, await createAdmin(product), "/admin/subscriptions/plans");
  const prices = panel(page, "Yearly prices");
  const business = prices.getByLabel("Business, in USD a year");
  await business.fill("a lot");
  await expect(prices.getByText("Enter an amount such as 299.00, or leave it empty.")).toBeVisible();
  await business.fill("999");
  await prices.getByRole("button", { name: "Save the price of Business" }).click();
  await expectToast(page, "Saved", "Business is now sold for $999.00 a year.");
  await looksRightEverywhere(page);

  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(`${product.url}/`);
    await visitor.getByRole("button", { name: "Yearly" }).click({ timeout: 2_000 });
    // A press before the page is live does nothing.
    const yearly = visitor.getByRole("button", { name: "Yearly", pressed: true });
    await expect(yearly).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await visitor.getByRole("button", { name: /^Start Free Trial.*Business$/ }).click();
  const dialog = visitor.getByRole("dialog", { name: /trial|plan/i });
  await expect(dialog).toContainText("$999.00 a year");
  await expect(dialog).toContainText("14 days");
  await visitor.close();

  await business.fill("");
  await prices.getByRole("button", { name: "Save the price of Business" }).click();
  await expectToast(page, "Saved", "Business is now sold monthly only.");
});
