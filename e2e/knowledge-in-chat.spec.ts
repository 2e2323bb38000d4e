import type { Page } from "@playwright/test";
import { asMarkedVector, passageWords } from "#features/knowledge/server/testing.ts";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import type { Product } from "./fixtures/product.ts";
import { readRows } from "./fixtures/read-rows.ts";
import { expect, test } from "./fixtures/test.ts";

const place = "Holidays";
const text = "Every employee gets 25 days of holiday a year.";

/** A collection with one document, as it is once it was read. */
async function giveHandbook(product: Product, owner: Account) {
  const { id } = await callApi<{ id: string }>(product.url, owner, "/collections", { name: "Handbook" });
  const documentId = crypto.randomUUID();
  const { words, count } = passageWords(text, { title: "Guide", folder: "", place });
  await readRows(
    product,
    `with document as (
       insert into documents (workspace_id, id, collection_id, title, source, state, passage_count, indexed_version)
       select workspace_id, $2, id, 'Guide', 'text', 'ready', 1, 1 from collections where id = $1
       returning workspace_id, id, collection_id)
     insert into chunks (workspace_id, document_id, number, collection_id, place, text, word_count, words)
     select workspace_id, id, 1, collection_id, $3, $4, $5::int, $6::tsvector from document`,
    [id, documentId, place, text, String(count), asMarkedVector(id, words)],
  );
  return { id, documentId };
}

const chips = (page: Page) => page.getByRole("list", { name: "Collections that are asked" });

test("a collection that is switched on answers with a quote whose citation leads to its passage", async ({
  page,
  product,
}) => {
  const ann = await createAccount(product);
  const { id, documentId } = await giveHandbook(product, ann);
  await enter(page, product, ann, "/chat");

  await test.step("it is switched on before the first message", async () => {
    await page.getByRole("button", { name: "Knowledge", exact: true }).click();
    await page.getByRole("checkbox", { name: "Handbook" }).check();
    await page.keyboard.press("Escape");
    await expect(chips(page)).toContainText("Handbook");
    await looksRightEverywhere(page);
  });

  await test.step("the answer quotes it", async () => {
    await ask(page, "How many days of holiday do I get?");
    const answer = answers(page).last();
    await expect(answer).toContainText("Every employee gets 25 days of holiday a year.");
    await looksRightEverywhere(page);
    const citation = answer.getByRole("link", { name: "Guide, Holidays" });
    await expect(citation).toHaveAttribute(
      "href",
      `/agents/knowledge/${id}/documents/${documentId}?passage=1&version=1`,
    );
    await citation.click();
    await expect(page.getByRole("heading", { name: "Guide", level: 1 })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.goBack();
  });

  await test.step("what it does not answer is said to be so", async () => {
    await ask(page, "Who composed the opera Fidelio?");
    await expect(answers(page).last()).toContainText("found nothing in the collections");
  });

  await test.step("it stays on after a reload, and is switched off", async () => {
    await page.reload();
    await expect(chips(page)).toContainText("Handbook");
    await chips(page).getByRole("button", { name: "Do not ask Handbook" }).click();
    await expect(chips(page)).toBeHidden();
    await ask(page, "How many days of holiday do I get then?");
    await expect(answers(page).last()).not.toContainText("25 days");
  });
});

test("a text that changes is quoted as it is now, and whoever comes from an earlier quote is told so in the open tab", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  // Chromium reports the save that is refused, unless the later text was there before it.
  consoleIsSilent.allow(/status of 409/);
  const ann = await createAccount(product);
  const { id } = await callApi<{ id: string }>(product.url, ann, "/collections", { name: "Rules" });
  const written = { title: "Travel", text: "# Trains\n\nA train journey is paid in second class." };
  const document = await callApi<{ id: string }>(product.url, ann, `/collections/${id}/texts`, written);
  const path = `/documents/${document.id}`;
  const indexedVersion = async () =>
    (await callApi<{ indexedVersion: number }>(product.url, ann, path)).indexedVersion;
  await expect.poll(indexedVersion, { timeout: 60_000 }).toBe(1);
  await enter(page, product, ann, "/chat");
  await page.getByRole("button", { name: "Knowledge", exact: true }).click();
  await page.getByRole("checkbox", { name: "Rules" }).check();
  await page.keyboard.press("Escape");

  await test.step("the quote leads to its passage", async () => {
    await ask(page, "Which class of a train journey is paid?");
    await expect(answers(page).last()).toContainText("second class");
    await answers(page).last().getByRole("link", { name: "Travel, Trains" }).click();
    await expect(page.getByText("Cited passage", { exact: true })).toBeVisible();
  });

  await test.step("changed meanwhile, the open page shows the text of now and says that it is another", async () => {
    const text = "# Trains\n\nA train journey is paid in first class.";
    await callApi(product.url, ann, path, { text, version: 1 }, "PATCH");
    await expect(page.getByText(/^The document has changed since it was quoted/)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText("Where the cited passage was")).toBeVisible();
    await expect(page.getByText("A train journey is paid in first class.")).toBeVisible();
    await expect(page.getByText("second class")).toHaveCount(0);
    await looksRightEverywhere(page);
  });

  await test.step("what somebody saves while the person writes is shown beside their text, which is kept", async () => {
    await page.getByRole("button", { name: "More about Travel" }).click();
    await page.getByRole("menuitem", { name: "Edit text" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit “Travel”" });
    const mine = "# Trains\n\nA train journey is paid in first class at night.";
    await dialog.getByLabel("Text", { exact: true }).fill(mine);
    const text = "# Trains\n\nA train journey is paid in third class.";
    await callApi(product.url, ann, path, { text, version: 2 }, "PATCH");
    await dialog.getByRole("button", { name: "Save" }).click();
    const both = page.getByRole("dialog", { name: "Both texts" });
    await expect(both).toContainText("in third class.");
    await both.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByText(/saved a later version while you wrote/)).toBeVisible();
    await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue(mine);
    await dialog.getByRole("button", { name: "Look at both" }).click();
    await both.getByRole("button", { name: "Save mine as the newest" }).click();
    await expect(both).toHaveCount(0);
    await expect(page.getByText("A train journey is paid in first class at night.")).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step("the earlier answer stays, and the next one quotes the text of now", async () => {
    await page.goBack();
    await expect(answers(page).first()).toContainText("second class");
    await ask(page, "Which class of a train journey is paid now?");
    await expect(answers(page).last()).toContainText("first class");
    await expect(answers(page).last()).not.toContainText("second class");
    await answers(page).last().getByRole("link", { name: "Travel, Trains" }).click();
    await expect(page.getByText("Cited passage", { exact: true })).toBeVisible();
    await expect(page.getByText(/^The document has changed since it was quoted/)).toHaveCount(0);
  });
});
