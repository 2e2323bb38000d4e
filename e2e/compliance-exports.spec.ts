import { readFile } from "node:fs/promises";
import { createAccount, enter } from "./fixtures/account.ts";
import { expect, test } from "./fixtures/test.ts";

test("an owner exports what the log shows, and downloads it; a receiver is added, and tested", async ({
  page,
  product,
  consoleIsSilent,
}) => {
  // A receiver at a private address is refused.
  consoleIsSilent.allow(/status of 400/);
  await enter(page, product, await createAccount(product), "/compliance?scope=workspace&outcome=ok");

  await test.step("from the log, with its filter", async () => {
    await page.getByRole("button", { name: "Export these" }).click();
    const dialog = page.getByRole("dialog", { name: "Export events" });
    await expect(dialog.getByRole("button", { name: "Remove Outcome: Done" })).toBeVisible();
    await dialog.getByLabel("Form", { exact: true }).selectOption("csv");
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page).toHaveURL(/\/compliance\/exports$/);
  });

  await test.step("as a file", async () => {
    const files = page.getByRole("list", { name: "Files" });
    await expect(files.getByText("Ready")).toBeVisible();
    await expect(files.getByText("Outcome: Done")).toBeVisible();
    const downloading = page.waitForEvent("download");
    await files.getByRole("button", { name: "Download" }).click();
    const file = await readFile(await (await downloading).path(), "utf8");
    expect(file).toMatch(/^number,time,act,/);
    expect(file).toContain(",session.started,ok,");
    const remove = files.getByRole("button", { name: "Remove" });
    await remove.click();
    const question = page.getByRole("alertdialog", { name: "Remove the export “CSV, Workspace”?" });
    await expect(question).toContainText("deleted for good");
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(files.getByText("Ready")).toBeVisible();
    await remove.click();
    await question.getByRole("button", { name: "Remove export" }).click();
    await expect(page.getByText("No exports.")).toBeVisible();
  });

  await test.step("to a receiver, whose secret is shown once", async () => {
    await page.getByRole("button", { name: "New receiver" }).click();
    const dialog = page.getByRole("dialog", { name: "New receiver of events" });
    await dialog.getByLabel("Name", { exact: true }).fill("SIEM");
    await dialog.getByLabel("Address").fill("https://10.0.0.1/events");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(dialog.getByText(/not on the public internet/)).toBeVisible();
    await dialog.getByLabel("Address").fill("https://siem.invalid/events");
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    const secret = page.getByRole("dialog", { name: "Secret of the webhook" });
    await expect(secret.getByText(/^whsec_/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(secret.getByText("This is not shown again.")).toBeVisible();
    await secret.getByRole("button", { name: "I have stored it" }).click();
    await expect(secret).toBeHidden();
    await page.getByRole("button", { name: "More about SIEM" }).click();
    await page.getByRole("menuitem", { name: "Send a test event" }).click();
    await expect(page.getByText(/No server named siem\.invalid was found/).first()).toBeVisible();
  });
});
