import { enter } from "./fixtures/account.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";
import { twoPeople } from "./fixtures/two-people.ts";
import { openBell } from "./fixtures/waiting.ts";

const title = "Compare the three offers";

test("a task that a colleague gives is said at once, and stands in the bell, which opens it", async ({
  page,
  product,
  browser,
}) => {
  const [jana, ben] = await twoPeople(product);
  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await enter(theirs, product, ben, "/dashboard");
  await enter(page, product, jana, "/tasks");

  await test.step("given", async () => {
    await page.getByRole("button", { name: "New task" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New task" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Who does it").selectOption({ label: "Ben Okafor" });
    await dialog.getByRole("button", { name: "Create task" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("told, and opened", async () => {
    await expect(theirs.getByText(`Jana Moser gave you the task “${title}”`)).toBeVisible();
    await openBell(theirs);
    const centre = theirs.getByRole("dialog", { name: "Notifications" });
    await expect(centre.getByText(`Jana Moser gave you the task “${title}”`)).toBeVisible();
    await looksRightEverywhere(theirs);
    await centre.getByText(`Jana Moser gave you the task “${title}”`).click();
    const dialog = theirs.getByRole("dialog", { name: "Task", exact: true });
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
    await looksRightEverywhere(theirs);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(theirs).toHaveURL(/\/tasks$/);
  });

  await test.step("the colleague who gave it is told nothing", async () => {
    await openBell(page);
    await expect(page.getByRole("dialog", { name: "Notifications" })).not.toContainText(title);
  });
});

test("a link to a task that does not exist says so on the page of tasks", async ({
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
