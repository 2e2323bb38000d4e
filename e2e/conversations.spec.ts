import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, questions } from "./fixtures/chat.ts";
import { expectNoSidewaysScroll } from "./fixtures/expect-no-sideways-scroll.ts";
import { expect, test } from "./fixtures/test.ts";

test("conversations are found, renamed, deleted and brought back", async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  for (const question of ["What is 2 + 3?", "What is 3 + 3?"]) {
    await ask(page, question);
    await expect(page.getByRole("status").getByText("Answer is complete")).toHaveCount(1);
  }
  await startAnother(page);
  await ask(page, "What is 17% of 2,340?");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const sum = list.getByRole("link", { name: "What is 2 + 3?" });
  const share = list.getByRole("link", { name: "What is 17% of 2,340?" });
  await expect(sum).toBeVisible();
  await expect(share).toHaveAttribute("aria-current", "page");

  await test.step("search", async () => {
    const box = list.getByRole("searchbox", { name: "Search conversations" });
    await box.fill("2,34");
    await expect(sum).toHaveCount(0);
    await expect(list.getByRole("region", { name: "Titles" }).locator("mark")).toHaveText(["2,340"]);
    await box.fill("no such words");
    await expect(list.getByText("Nothing matches “no such words”.")).toBeVisible();
    await list.getByRole("button", { name: "Clear search", exact: true }).last().click();
    await expect(sum).toBeVisible();
  });

  await test.step("rename", async () => {
    await chooseFor(page, "What is 17% of 2,340?", "Rename");
    const field = list.getByRole("textbox", { name: "Conversation title" });
    await field.fill(" ");
    await field.press("Enter");
    await expect(list.getByText("A conversation needs a title.")).toBeVisible();
    await field.fill("x".repeat(212));
    await field.press("Enter");
    await expect(list.getByText("212 of 200 characters: shorten it.")).toBeVisible();
    await field.fill("The margin");
    await field.press("Enter");
    await expect(list.getByRole("link", { name: "The margin" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { name: "The margin", level: 1 })).toBeVisible();
    await page.reload();
    await expect(list.getByRole("link", { name: "The margin" })).toBeVisible();
  });

  await test.step("delete and undo", async () => {
    await chooseFor(page, "The margin", "Delete");
    await expect(list.getByRole("link", { name: "The margin" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/chat$/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(list.getByRole("link", { name: "The margin" })).toBeVisible();
    await expect(answers(page).last()).toContainText("397.8");
    await expect(page.getByText("Conversation restored")).toBeVisible();
  });

  await test.step("a conversation deleted in one tab is closed in the other, with Undo and what was typed", async () => {
    const other = await page.context().newPage();
    // A note that crosses the deletion would be refused.
    const noted = other.waitForResponse((response) => response.url().endsWith("/read"));
    await other.goto(page.url());
    await expect(answers(other).last()).toContainText("397.8");
    await noted;
    const typed = other.getByRole("textbox", { name: "Message", exact: true });
    await typed.fill("And half of it?");
    await chooseFor(page, "The margin", "Delete");
    await expect(other).toHaveURL(/\/chat$/);
    await expect(typed).toHaveValue("And half of it?");
    await other.getByRole("button", { name: "Undo" }).click();
    await expect(answers(other).last()).toContainText("397.8");
    await other.close();
  });

  await test.step("delete for good", async () => {
    await chooseFor(page, "What is 2 + 3?", "Delete");
    await expect(sum).toHaveCount(0);
    await page.reload();
    await expect(list.getByRole("link", { name: "The margin" })).toBeVisible();
    await expect(sum).toHaveCount(0);
  });
});

test("the same works on a phone of 375 px", { tag: "@long" }, async ({ browser, product }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
  });
  const page = await context.newPage();
  await enter(page, product, await createAccount(product), "/chat");
  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await box.fill("What is 2 + 3?");
  // On touch, Enter begins a new line.
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await expect(answers(page).last()).toContainText("5");
  await expect(page.getByRole("button", { name: /^Receipt / })).toHaveCount(1);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Conversations", exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: "Conversations" });
  await expect(sheet.getByRole("link", { name: "What is 2 + 3?" })).toBeVisible();
  await sheet.getByRole("link", { name: "New conversation" }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(questions(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);

  await box.fill("What is 17% of 2,340, and how many working days are left until the audit?");
  await page.getByRole("button", { name: "Send", exact: true }).tap();
  await expect(answers(page).last()).toContainText("397.8");
  await page.goto(`${product.url}/dashboard`);
  const recent = page.getByRole("region", { name: "Recent conversations" });
  const place = await recent.getByRole("link", { name: /^What is 17%/ }).boundingBox();
  // A phone would zoom out to what is too wide.
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(375);
  await context.close();
});

async function startAnother(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Conversations" })
    .getByRole("link", { name: "New conversation" })
    .click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(questions(page)).toHaveCount(0);
}

async function chooseFor(page: Page, title: string, act: "Rename" | "Delete"): Promise<void> {
  const list = page.getByRole("navigation", { name: "Conversations" });
  await list.getByRole("link", { name: title }).hover();
  await list.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("menuitem", { name: act }).click();
}
