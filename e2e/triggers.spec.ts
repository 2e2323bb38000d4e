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

test("the secret of a webhook is not lost before it was copied", async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/agents/triggers");
  await page.getByRole("button", { name: "Create a trigger" }).click();
  const making = page.getByRole("dialog", { name: "Create a trigger" });
  await making.getByRole("radio", { name: "Webhook" }).check();
  await making.getByLabel("Name", { exact: true }).fill("Deploys");
  await making.getByLabel("What is asked").fill("12 * 9");
  await making.getByRole("button", { name: "Create", exact: true }).click();
  const shown = page.getByRole("dialog", { name: "Secret of “Deploys”" });
  const secret = await shown.getByLabel("Secret", { exact: true }).inputValue();

  await test.step("Escape, the close button and a press outside say so", async () => {
    await page.keyboard.press("Escape");
    await expect(shown.getByText("This is not shown again.")).toBeVisible();
    await shown.getByRole("button", { name: "Close" }).click();
    await page.mouse.click(5, 5);
    await expect(shown.getByLabel("Secret", { exact: true })).toHaveValue(secret);
  });

  await test.step("copied, it may be closed", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await shown.getByRole("button", { name: "Copy the secret" }).click();
    await expect(shown.getByText("This is not shown again.")).toBeHidden();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
  });

  await test.step("a renewed one is confirmed with its button", async () => {
    await page.getByRole("link", { name: "Deploys" }).click();
    await page.getByRole("button", { name: "Renew the secret" }).click();
    await page.getByRole("button", { name: "Renew", exact: true }).click();
    await expect(shown).toBeVisible();
    await page.keyboard.press("Escape");
    await shown.getByRole("button", { name: "I have stored it" }).click();
    await expect(shown).toBeHidden();
  });
});
