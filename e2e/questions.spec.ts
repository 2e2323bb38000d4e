import { createAccount, enter } from "./fixtures/account.ts";
import { answers, conversationIdOf, receipts } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { askFor, inboxOf, waitingCards } from "./fixtures/waiting.ts";

test("a question of the assistant is answered on the dashboard, and the assistant goes on", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  await askFor(page, "ask_person", {
    question: "Which of the two?",
    options: ["The blue one", "The red one"],
  });
  await expect(waitingCards(page)).toHaveAccessibleName("Needs an answer: Which of the two?");
  await expect(answers(page).last()).toContainText("Waiting for your answer");
  const conversationId = conversationIdOf(page);

  await page.goto("/dashboard");
  const card = waitingCards(inboxOf(page));
  await card.getByRole("button", { name: "Answer" }).click();
  await expect(card).toContainText("Choose one.");
  await card.getByRole("radio", { name: "The red one" }).check();
  await card.getByRole("button", { name: "Answer" }).click();
  await expect(page.getByRole("article", { name: "Answered: Which of the two?" })).toContainText(
    "The red one",
  );
  await expect(inboxOf(page)).toBeFocused();

  await page.goto(`/chat/${conversationId}`);
  await expect(receipts(page)).toHaveCount(1);
  await expect(answers(page).last()).toContainText("Answered: The red one");
});

test("a form of several values is answered in the conversation; what was typed survives a lost network", async ({
  page,
  context,
  product,
  consoleIsSilent,
}) => {
  consoleIsSilent.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await enter(page, product, await createAccount(product), "/chat");
  await askFor(page, "ask_person", {
    question: "What should it say?",
    fields: [{ label: "Name" }, { label: "Size", options: ["S", "L"] }],
  });
  const card = waitingCards(page);
  await card.getByLabel("Name").fill("Jana");
  await card.getByRole("radio", { name: "L" }).check();
  await context.setOffline(true);
  await card.getByRole("button", { name: "Answer" }).click();
  await expect(card.getByRole("alert")).toBeVisible();
  await expect(card.getByLabel("Name")).toHaveValue("Jana");
  await context.setOffline(false);
  await expect(async () => {
    if ((await card.count()) > 0) await card.getByRole("button", { name: "Answer" }).click();
    await expect(answers(page).last()).toContainText("Name: Jana");
  }).toPass();
});
