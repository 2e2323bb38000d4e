import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";
import { twoPeople } from "./fixtures/two-people.ts";
import { openBell } from "./fixtures/waiting.ts";

const title = "Compare the three offers";

async function giveToBen(page: Page, what: string): Promise<void> {
  await page.getByRole("button", { name: "New task" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByLabel("Title").fill(what);
  await dialog.getByLabel("Who does it").selectOption({ label: "Ben Okafor" });
  await dialog.getByRole("button", { name: "Create task" }).click();
  await expect(dialog).toBeHidden();
}

test("a task that a colleague gives is said at once, and stands in the bell, which opens it", async ({
  page,
  product,
  browser,
}) => {
  const [jana, ben] = await twoPeople(product);
  await using context = await browser.newContext({ baseURL: product.url });
  const hers = await context.newPage();
  await enter(hers, product, jana, "/tasks");
  await enter(page, product, ben, `/profile?workspace=${jana.userId}`);

  await test.step("told, and opened", async () => {
    await giveToBen(hers, title);
    await expect(page.getByText(`Jana Moser gave you the task “${title}”`)).toBeVisible();
    await openBell(page);
    const centre = page.getByRole("dialog", { name: "Notifications" });
    await expect(centre.getByText(`Jana Moser gave you the task “${title}”`)).toBeVisible();
    await looksRightEverywhere(page);
    await centre.getByText(`Jana Moser gave you the task “${title}”`).click();
    const dialog = page.getByRole("dialog", { name: "Task", exact: true });
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
    await looksRightEverywhere(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/tasks$/);
  });

  await test.step("another one is read when it is opened in the list", async () => {
    await giveToBen(hers, "Call the plumber");
    await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
    await page.getByRole("button", { name: "Change “Call the plumber”" }).click();
    await expect(page.getByRole("dialog", { name: "Task", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  });

  await test.step("the colleague who gave it is told nothing", async () => {
    await openBell(hers);
    await expect(hers.getByRole("dialog", { name: "Notifications" })).not.toContainText(title);
  });
});

test("a link to a task that does not exist says so on the page of tasks", { tag: "@long" }, async ({
  page,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of 404/);
  const [jana] = await twoPeople(product);
  await enter(page, product, jana, "/tasks?task=0193a5c0-0000-7000-8000-000000000001");
  await expect(page.getByText("The task could not be opened")).toBeVisible();
  await expect(page.getByText("This task does not exist.")).toBeVisible();
  await expect(page).toHaveURL(/\/tasks$/);
});
