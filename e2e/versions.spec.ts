import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf, say, stopButton } from "./fixtures/chat.ts";
import { askForHeldAnswer, holdAnswer } from "./fixtures/held-answer.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const composer = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

test("an answer is repeated by another model, its versions are switched, and a stopped one goes on", {
  tag: "@long",
}, async ({ page, product, modelServer }) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 12 * 12?");
  const answer = answers(page).last();
  await answer.getByRole("button", { name: "Answer again with another model" }).click();
  await page.getByRole("menuitem", { name: /no model/ }).click();
  await expect(answer).toContainText("2/2");
  await expect(answer).toContainText("Built-in, no model");
  await answer.getByRole("button", { name: "Previous version" }).click();
  await expect(answer).toContainText("1/2");
  await page.reload();
  await expect(answer).toContainText("1/2");
  // The model of the conversation is the one that was used last.
  await expect(page.getByRole("button", { name: /^Model: / })).toContainText(/Built-in/);

  await page.getByRole("button", { name: /^Model: / }).click();
  await page.getByRole("menuitemcheckbox", { name: /^scripted/ }).click();
  await page.keyboard.press("Escape");
  const held = await askForHeldAnswer(page, modelServer);
  await stopButton(page).click();
  await answers(page).last().getByRole("button", { name: "Continue" }).click();
  await expect(answers(page).last()).toContainText("Continued");
  await expect(answers(page).last()).toContainText(held.half);
  await expect(answers(page).last()).toContainText("2/2");
});

test("two models answer side by side, one answer is kept in both tabs, and the other stays as a version", {
  tag: "@long",
}, async ({ page, context, product, modelServer }) => {
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "What is 2 + 2?");
  await page.getByRole("button", { name: "Ask a second model too" }).click();
  await page.getByRole("menuitem", { name: /no model/ }).click();
  const held = holdAnswer(modelServer);
  await say(page, held.question);
  const other = await context.newPage();
  await other.goto(`${product.url}/chat/${conversationIdOf(page)}`);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("article", { name: "First answer" })).toContainText(held.half);
    await expect(tab.getByRole("article", { name: "Second answer" })).toBeVisible();
  }
  await expect(composer(page)).toBeEnabled();
  await held.release();
  const second = page.getByRole("article", { name: "Second answer" });
  await expect(page.getByRole("status").getByText("Second answer: Answer is complete")).toBeAttached();
  await second.getByRole("button", { name: "Keep this answer" }).click();
  await expect(composer(page)).toBeFocused();
  for (const tab of [page, other]) {
    await expect(tab.getByRole("region", { name: "Two answers" })).toHaveCount(0);
    await expect(answers(tab).last()).toContainText("2/2");
    await expect(answers(tab).last()).toContainText("Built-in, no model");
  }
  await answers(other).last().getByRole("button", { name: "Previous version" }).click();
  await expect(answers(page).last()).toContainText(held.full);
});
