import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, questions } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("a conversation is exported by one person and imported by another, once", async ({
  page,
  product,
  browser,
}) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");
  await page.getByRole("button", { name: "Share or export" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as JSON" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("What-is-12-12.json");
  const file = {
    ...{ name: "export.json", mimeType: "application/json" },
    buffer: await readFile(await saved.path()),
  };

  await test.step("chosen and all conversations, as zips that a job makes", async () => {
    await page.goto("/chat");
    const list = page.getByRole("navigation", { name: "Conversations" });
    await list.getByRole("link", { name: "What is 12 * 12?" }).focus();
    await page.keyboard.press("x");
    await list.getByRole("toolbar").getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "As Markdown" }).click();
    await page.getByRole("button", { name: "See exports" }).click();
    const exports = page.getByRole("list", { name: "Exports" });
    await expect(exports.getByText("Chosen conversations, Markdown")).toBeVisible();
    await page.getByRole("button", { name: "Export all as JSON" }).click();
    const whole = exports.getByRole("listitem").filter({ hasText: "All conversations, JSON" });
    const fetching = page.waitForEvent("download");
    await whole.getByRole("button", { name: "Download" }).click();
    const entries = unzipSync(await readFile(await (await fetching).path()));
    expect(Object.keys(entries)).toHaveLength(1);
    await whole.getByRole("button", { name: "Remove" }).click();
    await expect(exports.getByRole("listitem")).toHaveCount(1);
  });

  const context = await browser.newContext({ baseURL: product.url });
  const other = await context.newPage();
  await enter(other, product, await createAccount(product), "/settings/data");
  const panel = other.getByRole("region", { name: "Import" });
  await panel.getByLabel("File to import").setInputFiles(file);
  await expect(panel.getByText("Conversations", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Import from Adjutant" }).click();
  await expect(panel.getByText("1 conversation and 2 messages were added.")).toBeVisible();
  await panel.getByLabel("File to import").setInputFiles(file);
  await panel.getByRole("button", { name: "Import from Adjutant" }).click();
  await expect(panel.getByText("Everything in this file was imported before.")).toBeVisible();

  await panel.getByRole("link", { name: "Open conversations" }).click();
  await other.getByRole("link", { name: "What is 12 * 12?" }).click();
  await expect(other.getByText("Imported from Adjutant")).toBeVisible();
  await expect(questions(other)).toHaveText(/What is 12 \* 12\?/);
  await expect(answers(other)).toContainText("144");

  await other.goto("/settings/data");
  await panel.getByLabel("File to import").setInputFiles({ ...file, buffer: Buffer.from("[{}]") });
  await expect(panel.getByRole("alert")).toHaveText(/This is not an export of ChatGPT, Claude or Adjutant/);
  await context.close();
});
