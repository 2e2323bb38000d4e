import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { answers, conversationIdOf, stopButton } from "./fixtures/chat.ts";
import { askForHeldAnswer } from "./fixtures/held-answer.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { shareConversation, twoPeople } from "./fixtures/two-people.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const queue = (page: Page) => page.getByRole("region", { name: "Queued messages" });
const list = (page: Page) => page.getByRole("navigation", { name: "Conversations" });

test("two people write in one conversation: one answer at a time, which both see grow, and what waits for it", async ({
  page,
  product,
  browser,
  modelServer,
}) => {
  const [jana, ben] = await twoPeople(product);
  await enter(page, product, jana, "/chat");
  const held = await askForHeldAnswer(page, modelServer);
  const id = conversationIdOf(page);
  await shareConversation(product, jana, id, ben);
  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();

  await test.step("a colleague sees the answer while it is written, and whose the question is", async () => {
    await enter(theirs, product, ben, `/chat/${id}`);
    await expect(theirs.getByRole("article", { name: "Message of Jana Moser" })).toBeVisible();
    await expect(answers(theirs).last()).toContainText("1 2");
    await expect(theirs.getByText("Answer to Jana Moser")).toBeVisible();
    await expect(list(theirs).getByText("Shared by Jana Moser")).toBeAttached();
  });

  await test.step("what he asks meanwhile waits for both to see, with his name", async () => {
    await box(theirs).fill("And in German?");
    await box(theirs).press("Enter");
    await expect(queue(theirs).getByText("And in German?", { exact: true })).toBeVisible();
    await expect(queue(page).getByText("Ben Okafor:")).toBeVisible();
    await expect(queue(page).getByRole("button", { name: /^Edit/ })).toHaveCount(0);
    await expect(queue(page).getByRole("button", { name: /^Remove/ })).toBeVisible();
  });

  await test.step("the answers follow each other, and each says to whom", async () => {
    await held.release();
    for (const tab of [page, theirs]) {
      await expect(answers(tab)).toHaveCount(2);
      await expect(answers(tab).nth(0)).toContainText(held.full);
      await expect(answers(tab).nth(1)).toContainText("And in German?");
      await expect(queue(tab)).toHaveCount(0);
      await expect(stopButton(tab)).toHaveCount(0);
    }
    await expect(page.getByText("Answer to Ben Okafor")).toBeVisible();
    await expect(theirs.getByText("Answer to you")).toBeVisible();
    await expect(page.getByText("Seen by Ben Okafor").last()).toBeVisible();
  });

  await test.step("unread is marked elsewhere until one looks", async () => {
    await theirs.goto(`${product.url}/chat`);
    await box(page).fill("And in French?");
    await box(page).press("Enter");
    await expect(answers(page)).toHaveCount(3);
    await expect(list(theirs).getByText(/not seen/)).toBeAttached();
    await list(theirs)
      .getByRole("link", { name: /Shared by/ })
      .first()
      .click();
    await expect(answers(theirs).last()).toContainText("And in French?");
    await expect(list(theirs).getByText(/not seen/)).toHaveCount(0);
  });

  await test.step("the owner hands it over with a note, and it stands in the thread", async () => {
    await page.getByRole("button", { name: "Share or export" }).click();
    await page.getByRole("menuitem", { name: "Hand over" }).click();
    const dialog = page.getByRole("dialog", { name: "Hand over the conversation" });
    await dialog.getByRole("combobox", { name: "New owner" }).fill("Ben");
    await dialog.getByRole("option", { name: /Ben Okafor/ }).click();
    await dialog.getByLabel("Note").fill("You know the numbers.");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(theirs.getByText("Jana Moser handed this over to You")).toBeVisible();
    await expect(page.getByText("You know the numbers.")).toBeVisible();
  });
});
