import { createAccount, enter } from "./fixtures/account.ts";
import { answers, questions } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("a schedule is made, runs now, and shows its result", async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/agents/triggers");

  await test.step("made: every day at 7, with its next times", async () => {
    await page.getByRole("button", { name: "Create a trigger" }).click();
    const dialog = page.getByRole("dialog", { name: "Create a trigger" });
    await dialog.getByLabel("Name", { exact: true }).fill("Sum of the day");
    await dialog.getByLabel("What is asked").fill("12 * 9");
    await dialog.getByLabel("How often").selectOption({ label: "Every day" });
    await dialog.getByLabel("Time", { exact: true }).fill("07:00");
    await expect(dialog.getByText("Every day at 07:00")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Next times" }).getByRole("listitem")).toHaveCount(5);
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("run now, seen in its history and in its conversation", async () => {
    await page.getByRole("link", { name: "Sum of the day" }).click();
    await expect(page.getByText("It has not started yet.")).toBeVisible();
    await page.getByRole("button", { name: "Run now" }).click();
    const history = page.getByRole("list", { name: "History" });
    await expect(history.getByText("By hand")).toBeVisible();
    await expect(history.getByText("Done")).toBeVisible();
    await history.getByRole("link", { name: "Open the conversation" }).click();
    await expect(questions(page)).toContainText("12 * 9");
    await expect(answers(page).last()).toContainText("108");
  });

  await test.step("deleted, and back again", async () => {
    await page.goto("/agents/triggers");
    await page.getByRole("button", { name: "More about Sum of the day" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByText("Nothing starts by itself yet.")).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("link", { name: "Sum of the day" })).toBeVisible();
  });
});
