import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { askHub } from "./fixtures/hub/ask-hub.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { startJob } from "./fixtures/start-job.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const title = "Delivery times";
const write = (path: string, words: string) => askHub("writePage", path, { title, words });
const search = (word: string) => `[[script:tool-call tool=search_knowledge input={"question":"${word}"}]]`;

/** What the model of the next answer is told by the tool, which it repeats. */
async function answerTo(page: Page, question: string) {
  await ask(page, question);
  return answers(page).last();
}

test("an address is read, answers through a model, and after it changed answers with its new text", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  // Chromium reports what is refused.
  consoleIsSilent.allow(/status of 409/);
  const ann = await createAccount(product);
  const path = `/delivery-${crypto.randomUUID()}`;
  await write(path, "Parcels arrive within three days after the order was made.");
  const { id } = await callApi<{ id: string }>(product.url, ann, "/collections", { name: "Suppliers" });
  const collection = `/agents/knowledge/${id}`;
  await enter(page, product, ann, collection);
  const document = page.getByRole("listitem", { name: title, exact: true });

  await test.step("it is added, and named by its page", async () => {
    await page.getByRole("button", { name: "Add documents" }).click();
    await page.getByRole("menuitem", { name: "Web address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a web address" });
    await dialog.getByLabel("Address").fill(`http://${await askHub("siteOrigin")}${path}`);
    await dialog.getByLabel("Check it").click();
    await page.getByRole("option", { name: "Every day" }).click();
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(document).toContainText("1 passage");
    await looksRightEverywhere(page);
  });

  await test.step("a second time it is refused, and named as what it is there", async () => {
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Web address" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a web address" });
    const origin = await askHub("siteOrigin");
    await dialog.getByLabel("Address").fill(`http://${origin}${path}#parcels`);
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(dialog.getByText(`This page is in the collection already, as “${title}”.`)).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("a model is given its passage", async () => {
    await page.goto("/chat");
    await page.getByRole("button", { name: "Knowledge", exact: true }).click();
    await page.getByRole("checkbox", { name: "Suppliers" }).check();
    await page.keyboard.press("Escape");
    const answer = await answerTo(page, `${search("parcels")} When do parcels arrive?`);
    await expect(answer).toContainText("within three days");
  });

  await test.step("a model is told that nothing was found, and the line of the tool says so", async () => {
    const answer = await answerTo(page, `${search("wolpertinger")} Who repairs the Wolpertinger?`);
    await expect(answer).toContainText("found nothing in the collections");
    await expect(answer.getByRole("button", { name: /Nothing answers it/ })).toBeVisible();
    await expect(answer).not.toContainText("three days");
    await looksRightEverywhere(page);
  });

  await test.step("changed and due, it is read again in the open tab", async () => {
    await page.goto(collection);
    await expect(document).toContainText("1 passage");
    await write(path, "Parcels arrive within five weeks after the order was made.");
    await readRows(
      product,
      "update documents set refresh_at = now() - interval '1 minute' where workspace_id = $1",
      [ann.userId],
    );
    await startJob(product, "knowledge.refresh");
    await page.getByRole("textbox", { name: "Question", exact: true }).fill("When do parcels arrive?");
    const found = page.getByRole("list", { name: "Passages found" });
    await expect(async () => {
      await page.getByRole("button", { name: "Find passages" }).click();
      await expect(found).toContainText("within five weeks", { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(found).not.toContainText("three days");
    await document.getByRole("link", { name: title }).click();
    await expect(page.getByText("Version 2")).toBeVisible();
  });

  await test.step("a model is given the new text and nothing of the old one", async () => {
    await page.goto("/chat");
    await page.getByRole("button", { name: "Knowledge", exact: true }).click();
    await page.getByRole("checkbox", { name: "Suppliers" }).check();
    await page.keyboard.press("Escape");
    const answer = await answerTo(page, `${search("parcels")} When do parcels arrive now?`);
    await expect(answer).toContainText("within five weeks");
    await expect(answer).not.toContainText("three days");
  });
});
