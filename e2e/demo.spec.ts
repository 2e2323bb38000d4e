import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, openReceipt, receipts } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("a visitor tries the assistant without an account, is shown around, and finds the text again after the hour", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/demo");
  await expect(page.getByRole("heading", { name: "Try it, without an account" })).toBeVisible();
  await page.getByRole("button", { name: "Start the demo" }).click();

  const tour = page.getByRole("complementary", { name: "Watch it work" });
  await expect(tour).toContainText("Scene 1 of 5");
  await expect(page.getByRole("timer")).toHaveText(/^(60:00|59:\d\d)$/);
  await expect(page.getByText("20 of 20 messages left")).toBeVisible();

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
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue("Half a question");
  await expect(page.getByText("20 of 20 messages left")).toBeVisible();

  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("button", { name: "End the demo" }).click();
  await expect(page.getByRole("heading", { name: "Try it, without an account" })).toBeVisible();
});

test("on a phone the question and the beginning of its answer are in view once a scene is played", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto("/demo");
  await page.getByRole("button", { name: "Start the demo" }).click();
  const tour = page.getByRole("complementary", { name: "Watch it work" });
  await tour.getByRole("button", { name: "Play this scene" }).focus();
  await page.keyboard.press("Enter");
  await expect(receipts(page)).toHaveCount(1);
  await expect(
    page.getByRole("article", { name: "Your message" }).getByText("What is 17.5 %"),
  ).toBeInViewport({
    ratio: 1,
  });
  await expect(
    answers(page)
      .last()
      .getByRole("button", { name: /Calculate/ }),
  ).toBeInViewport({ ratio: 1 });
  await expect(tour.getByText("Scene 1 of 5")).toBeAttached();
  await expect(tour.getByRole("button", { name: "Play again" })).toBeHidden();
  expect((await tour.boundingBox())?.height).toBeLessThan(64);

  await tour.getByRole("button", { name: "Show scene" }).click();
  await expect(tour.getByText("Select a step", { exact: false })).toBeVisible();
  await tour.getByRole("button", { name: "Hide scene" }).click();
  await tour.getByRole("button", { name: "Play again" }).waitFor({ state: "hidden" });

  // With the keyboard alone it goes on where the focus is.
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.getByRole("button", { name: "Play this scene" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).toBeFocused();
});

test("somebody who is signed in is led to their own chat and becomes nobody else", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const account = await createAccount(product);
  await enter(page, product, account, "/chat");
  await ask(page, "What is 7 * 6?");
  await page.goto("/demo");
  await expect(page.getByRole("heading", { name: "You have more than the demo" })).toBeVisible();
  await expect(page.getByText(account.email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the demo" })).toHaveCount(0);
  await page.getByRole("link", { name: "Open your chat" }).click();
  await expect(page.getByRole("link", { name: /7 \* 6/ })).toBeVisible();
});

test("who signs in while a demo is open keeps both apart, and is led to their chat when it is over", async ({
  page,
  product,
}) => {
  await page.clock.install();
  await page.goto("/demo");
  await page.getByRole("button", { name: "Start the demo" }).click();
  await ask(page, "What is 12 * 12?");

  const other = await page.context().newPage();
  await enter(other, product, await createAccount(product), "/chat");
  await ask(other, "What is 7 * 6?");
  await expect(other.getByRole("link", { name: /12 \* 12/ })).toHaveCount(0);

  await page.reload();
  await expect(answers(page).last()).toContainText("144");
  await page.getByRole("button", { name: "Conversations", exact: true }).click();
  await expect(page.getByRole("link", { name: /12 \* 12/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /7 \* 6/ })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.clock.fastForward("01:00:01");
  await expect(page.getByRole("heading", { name: "This demo is over" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Open your chat" }).click();
  await expect(page.getByRole("link", { name: /7 \* 6/ })).toBeVisible();
});
