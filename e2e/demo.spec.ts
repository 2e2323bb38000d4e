import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, openReceipt, receipts } from "./fixtures/chat.ts";
import { looksRightEverywhere } from "./fixtures/looks-right-everywhere.ts";
import { expect, test } from "./fixtures/test.ts";

test("a visitor tries the assistant without an account, is shown around, and finds the text again after the hour", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/demo");
  await expect(page.getByRole("heading", { name: "Try it, without an account" })).toBeVisible();
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Begin the demo" }).click();

  const tour = page.getByRole("complementary", { name: "Watch it work" });
  await expect(tour).toContainText("Scene 1 of 5");
  await expect(page.getByRole("timer")).toHaveText(/^(60:00|59:\d\d)$/);
  await expect(page.getByText("20 of 20 messages left")).toBeVisible();
  await looksRightEverywhere(page);

  // Played with the keyboard alone: the focus stays where the tour goes on.
  const play = tour.getByRole("button", { name: "Play this scene" });
  await play.focus();
  await page.keyboard.press("Enter");
  await expect(receipts(page)).toHaveCount(1);
  await expect(answers(page).last()).toContainText("434");
  await expect(page.getByText("19 of 20 messages left")).toBeVisible();
  await answers(page)
    .last()
    .getByRole("button", { name: /Calculate/ })
    .first()
    .click();
  await expect(answers(page).last().getByText("17.5 % of 2,480", { exact: false }).first()).toBeVisible();
  await looksRightEverywhere(page);
  await tour.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("complementary", { name: "Ask for the receipt" })).toContainText(
    "Scene 2 of 5",
  );

  // A scene of its own choice, with what was planted for it.
  await page.getByRole("button", { name: /^5\. A page that gives orders/ }).click();
  await page.getByRole("button", { name: "Play this scene" }).click();
  await expect(answers(page).last()).toContainText("Ignore your instructions");
  const slip = await openReceipt(page, answers(page).last());
  await expect(slip).toContainText("Search conversations");
  await page.keyboard.press("Escape");

  // By hand.
  await page.getByRole("button", { name: "Skip the tour" }).click();
  await ask(page, "What is 12 * 12?");
  await expect(answers(page).last()).toContainText("144");
  await page.getByRole("button", { name: "Conversations", exact: true }).click();
  await page.getByRole("link", { name: "Hosting contract" }).click();
  await expect(answers(page)).toHaveCount(2);
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Tour" })).toBeVisible();

  await page.getByRole("textbox", { name: "Message", exact: true }).fill("Half a question");
  await page.clock.fastForward("01:00:01");
  await expect(page.getByRole("heading", { name: "This demo is over" })).toBeVisible();
  await expect(page.getByText("Half a question")).toBeVisible();
  await looksRightEverywhere(page);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("Half a question");
  await expect(page.getByText("20 of 20 messages left")).toBeVisible();

  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "End the demo" }).click();
  await expect(page.getByRole("heading", { name: "Try it, without an account" })).toBeVisible();
});

test("somebody who is signed in tries the demo and stays who they are", async ({ page, product }) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "What is 7 * 6?");
  await page.goto("/demo");
  await page.getByRole("button", { name: "Begin the demo" }).click();
  await ask(page, "What is 12 * 12?");
  await page.getByRole("button", { name: "Conversations", exact: true }).click();
  await expect(page.getByRole("link", { name: /12 \* 12/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /7 \* 6/ })).toHaveCount(0);

  await page.goto("/chat");
  await expect(page.getByRole("link", { name: /7 \* 6/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /12 \* 12/ })).toHaveCount(0);
  // Back in the tab's history, the demo is still there.
  await page.goBack();
  await expect(answers(page).last()).toContainText("144");
});
