import type { Page } from "@playwright/test";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { giveTeam } from "./fixtures/give-team.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { joinWorkspace } from "./fixtures/team.ts";
import { teamThatReads } from "./fixtures/team-that-reads.ts";
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

  await test.step("files are uploaded, also when somebody adds the first document while they are chosen, and become ready without a reload", async () => {
    await page.getByRole("button", { name: "Add documents" }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("menuitem", { name: "Files" }).click(),
    ]);
    const [collectionId] = new URL(address).pathname.split("/").slice(-1);
    await callApi(product.url, jana, `/collections/${collectionId}/texts`, {
      title: "Hours",
      text: "We open at eight.",
    });
    await expect(documentOf(page, "Hours")).toBeVisible();
    await chooser.setFiles([
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
    await expect(damaged.getByRole("button", { name: "Upload a new version: Damaged.pdf" })).toBeVisible();
    await expect(damaged.getByRole("button", { name: "Read again: Damaged.pdf" })).toHaveCount(0);
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
    // It is kept, so one Escape is enough.
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Write a text" }).click();
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

  await test.step("no question is asked for, a misspelled one finds the passage, and says why", async () => {
    await findPassages(page, " ");
    await expect(page.getByText("Write a question.")).toBeVisible();
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
    await expect(
      page.getByText(/^Nothing was found in the collections that answers this question/),
    ).toBeVisible();
  });

  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await test.step("a colleague cannot open it, and is offered to ask", async () => {
    await enter(theirs, product, ben, new URL(address).pathname);
    await expect(theirs.getByRole("button", { name: "Ask for access" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(theirs.getByRole("link", { name: "All collections" })).toHaveCount(1);
    await expect(theirs.getByText("Employee handbook")).toHaveCount(0);
  });

  await test.step("shared, it opens at the passage, without acts that change it", async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share “Employee handbook”" });
    await dialog.getByLabel("Add a person or team").fill(ben.email);
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

  await test.step("whoever withdraws it is told that quotes stay in conversations", async () => {
    await page.getByRole("button", { name: `Withdraw from ${ben.email}` }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Answers that quoted it stay in their conversations.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  });

  const typed = await page.context().newPage();
  await test.step("somebody begins a text in another tab", async () => {
    await typed.goto(`${address}?write=text`);
    const dialog = typed.getByRole("dialog", { name: "Write a text" });
    await dialog.getByLabel("Title").fill("Parking");
    await dialog.getByLabel("Text", { exact: true }).fill("The yard is for guests.");
  });

  await test.step("deleted, it is gone for both", async () => {
    await theirs.goto(address);
    await expect(documentOf(theirs, "Holidays.md")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More about Employee handbook" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete “Employee handbook”?" });
    await expect(dialog).toContainText("4 documents with 5 passages are deleted for everybody.");
    await dialog.getByRole("button", { name: "Delete collection" }).click();
    await expect(page.getByText(/^A collection holds documents/)).toBeVisible();
    await expect(theirs.getByText("This collection was deleted.")).toBeVisible();
    await expect(documentOf(theirs, "Holidays.md")).toHaveCount(0);
    await looksRightEverywhere(theirs);
    await theirs.reload();
    await expect(theirs.getByRole("button", { name: "Ask for access" })).toBeVisible();
  });

  await test.step("what was typed for it is shown, to copy it or to discard it", async () => {
    const left = typed.getByRole("region", { name: "What you typed" });
    await expect(left).toContainText("Parking");
    await expect(left).toContainText("The yard is for guests.");
    await looksRightEverywhere(typed);
    await left.getByRole("button", { name: "Discard changes" }).click();
    await expect(left).toHaveCount(0);
    await typed.reload();
    await expect(typed.getByText("The yard is for guests.")).toHaveCount(0);
  });
});

/** Calls the API as the owner, without a reply. */
async function act(product: Product, { accessToken }: Account, method: string, path: string, body?: object) {
  const reply = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.status).toBe(204);
}

test("two teams read a collection: who leaves a team loses it in the open tab and in conversations, who leaves the workspace too", async ({
  product,
  browser,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/status of (401|403|404)/);
  const [jana, ben] = await twoPeople(product);
  const eva = await createAccount(product);
  await joinWorkspace(product, jana.userId, eva, "member");
  const { id } = await callApi<{ id: string }>(product.url, jana, "/collections", { name: "Prices" });
  const written = { title: "Price list", text: "# Hammers\n\nA hammer of steel costs 39 euros." };
  const document = await callApi<{ id: string }>(product.url, jana, `/collections/${id}/texts`, written);
  const state = async () =>
    (await callApi<{ state: string }>(product.url, jana, `/documents/${document.id}`)).state;
  await expect.poll(state, { timeout: 60_000 }).toBe("ready");
  const ofSales = await teamThatReads(product, jana, { name: "Sales", member: ben, collectionId: id });
  await teamThatReads(product, jana, { name: "Support", member: eva, collectionId: id });

  const path = `/agents/knowledge/${id}`;
  const open = async (person: Account, at: string) => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await enter(tab, product, person, `${at}?workspace=${jana.userId}`);
    return tab;
  };
  const [bens, evas, chat] = [await open(ben, path), await open(eva, path), await open(ben, "/chat")];

  await test.step("both read it, and a conversation quotes it", async () => {
    for (const tab of [bens, evas]) await expect(documentOf(tab, "Price list")).toBeVisible();
    await chat.getByRole("button", { name: "Knowledge", exact: true }).click();
    await chat.getByRole("checkbox", { name: "Prices" }).check();
    await chat.keyboard.press("Escape");
    await ask(chat, "How much does a hammer of steel cost?");
    await expect(answers(chat).last()).toContainText("39 euros");
    await expect(
      answers(chat)
        .last()
        .getByRole("link", { name: /^Price list/ })
        .first(),
    ).toBeVisible();
  });

  await test.step("whoever leaves a team is told so in the open tab; the other team goes on reading", async () => {
    await act(product, jana, "DELETE", `/api/v1/workspace/teams/${ofSales}/members/${ben.userId}`);
    await expect(bens.getByText("This collection is no longer shared with you.")).toBeVisible();
    await expect(documentOf(bens, "Price list")).toHaveCount(0);
    await expect(bens.getByText("Prices")).toHaveCount(0);
    await looksRightEverywhere(bens);
    await evas.reload();
    await expect(documentOf(evas, "Price list")).toBeVisible();
  });

  await test.step("the earlier answer stays, its citation leads nowhere in the open tab, and no new answer quotes it", async () => {
    await expect(answers(chat).first()).toContainText("39 euros");
    await expect(
      answers(chat)
        .first()
        .getByRole("link", { name: /^Price list/ }),
    ).toHaveCount(0);
    await ask(chat, "What is the price of a hammer of steel?");
    await expect(answers(chat).last()).not.toContainText("39 euros");
    await chat.goto(`${product.url}${path}/documents/${document.id}`);
    await expect(chat.getByRole("button", { name: "Ask for access" })).toBeVisible();
    await expect(chat.getByText("39 euros")).toHaveCount(0);
  });

  await test.step("whoever leaves the workspace finds nothing of it any more", async () => {
    await act(product, jana, "POST", `/api/v1/members/${eva.userId}/remove`, {});
    await expect(documentOf(evas, "Price list")).toHaveCount(0);
    await evas.goto(`${product.url}${path}`);
    await expect(evas.getByText("Price list")).toHaveCount(0);
    await expect(evas.getByText("Prices")).toHaveCount(0);
  });
  for (const tab of [bens, evas, chat]) await tab.context().close();
});
