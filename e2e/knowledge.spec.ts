import type { Page } from "@playwright/test";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

/** Two people of one workspace. */
async function twoPeople(product: Product): Promise<[Account, Account]> {
  const [jana, ben] = [await createAccount(product), await createAccount(product)];
  await giveTeam(product, jana);
  await readRows(product, "insert into memberships (workspace_id, user_id, role) values ($1, $2, 'member')", [
    ...[jana.userId, ben.userId],
  ]);
  return [jana, ben];
}

const documentOf = (page: Page, title: string) => page.getByRole("listitem", { name: title, exact: true });
const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

async function findPassages(page: Page, question: string) {
  await page.getByRole("textbox", { name: "Question", exact: true }).fill(question);
  await page.getByRole("button", { name: "Find passages" }).click();
}

test("a handbook is put into a collection, answers a question at its passage, and is read by those it is shared with", async ({
  page,
  product,
  browser,
  consoleIsSilent,
}) => {
  test.setTimeout(240_000);
  // Chromium reports what may not be opened.
  consoleIsSilent.allow(/status of 404/);
  const [jana, ben] = await twoPeople(product);
  await enter(page, product, jana, "/agents/knowledge");

  await test.step("a collection is created", async () => {
    await page.getByRole("button", { name: "New collection" }).click();
    const dialog = page.getByRole("dialog", { name: "New collection" });
    await dialog.getByLabel("Name").fill("Employee handbook");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { name: "Employee handbook", level: 1 })).toBeVisible();
  });
  const address = page.url();

  await test.step("files are uploaded, and become ready without a reload", async () => {
    await page
      .locator("input[data-chooses=files]")
      .setInputFiles([
        file(
          "Holidays.md",
          "# Holidays\n\nEverybody has 30 days of holiday a year.\n\n# Carry over\n\nUntil March.",
        ),
        file("Damaged.pdf", "%PDF-1.4 and nothing else"),
      ]);
    await expect(page.getByText("2 files were uploaded.")).toBeVisible();
    await expect(documentOf(page, "Holidays.md")).toContainText("2 passages");
    const damaged = documentOf(page, "Damaged.pdf");
    await expect(damaged).toContainText("This file is damaged");
    await expect(damaged.getByRole("button", { name: "Read again: Damaged.pdf" })).toBeVisible();
    await looksRightEverywhere(page);
  });

  await test.step("a new version of a damaged file is read", async () => {
    await documentOf(page, "Damaged.pdf")
      .locator("input[data-chooses=file]")
      .setInputFiles(file("Travel.md", "# Travel\n\nTrips are booked with the travel desk."));
    await expect(documentOf(page, "Travel.md")).toContainText("1 passage");
    await expect(documentOf(page, "Damaged.pdf")).toHaveCount(0);
  });

  await test.step("what is written here survives a reload", async () => {
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Write a text" }).click();
    const dialog = page.getByRole("dialog", { name: "Write a text" });
    await dialog.getByLabel("Title").fill("Sickness");
    await dialog.getByLabel("Text", { exact: true }).fill("Call before nine when you are ill.");
    await page.reload();
    await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue(
      "Call before nine when you are ill.",
    );
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(documentOf(page, "Sickness")).toContainText("1 passage");
  });

  await test.step("a document is moved into a folder", async () => {
    await page.getByRole("button", { name: "More about Sickness" }).click();
    await page.getByRole("menuitem", { name: "Rename or move" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename or move “Sickness”" });
    await dialog.getByLabel("Folder").fill("Absence / Short");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("list", { name: "Documents: Absence/Short" })).toContainText("Sickness");
  });

  await test.step("a misspelled question finds the passage, and says why", async () => {
    await findPassages(page, "How many holidy days?");
    const found = page.getByRole("list", { name: "Passages found" }).getByRole("listitem");
    await expect(found.first()).toContainText("Everybody has 30 days of holiday a year.");
    await expect(found.first()).toContainText("By words: no. 1");
    await expect(page.getByRole("row", { name: /^holidy holiday/ })).toBeVisible();
    await expect(page.getByText(/because no model for search by meaning is set/)).toBeVisible();
    await looksRightEverywhere(page);
  });

  await test.step("a question that the collection does not answer is told so", async () => {
    await findPassages(page, "Who repairs the Wolpertinger?");
    await expect(page.getByText(/^The collections do not answer this question/)).toBeVisible();
  });

  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await test.step("a colleague cannot open it, and is offered to ask", async () => {
    await enter(theirs, product, ben, new URL(address).pathname);
    await expect(theirs.getByRole("button", { name: "Ask for access" })).toBeVisible();
    await expect(theirs.getByText("Employee handbook")).toHaveCount(0);
  });

  await test.step("shared, it opens at the passage, without acts that change it", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share “Employee handbook”" });
    await dialog.getByLabel("Add people or teams").fill(ben.email);
    await page.getByRole("option", { name: new RegExp(ben.email) }).click();
    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await expect(dialog.getByRole("list", { name: "With access" })).toContainText(ben.email);
    await theirs.goto(address);
    await expect(documentOf(theirs, "Holidays.md")).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
    await findPassages(theirs, "holiday");
    await theirs
      .getByRole("list", { name: "Passages found" })
      .getByRole("link", { name: /^Holidays\.md/ })
      .first()
      .click();
    const cited = theirs.getByRole("listitem").filter({ hasText: "Cited passage" });
    await expect(cited).toContainText("Everybody has 30 days of holiday a year.");
    await theirs.getByRole("button", { name: "More about Holidays.md" }).click();
    await expect(theirs.getByRole("menuitem")).toHaveText(["Download"]);
  });

  await test.step("deleted, it is gone for both", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More about Employee handbook" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete “Employee handbook”?" });
    await expect(dialog).toContainText("3 documents with 4 passages are deleted for everybody.");
    await dialog.getByRole("button", { name: "Delete collection" }).click();
    await expect(page.getByText(/^A collection holds documents/)).toBeVisible();
    await theirs.goto(address);
    await expect(theirs.getByRole("button", { name: "Ask for access" })).toBeVisible();
  });
});
