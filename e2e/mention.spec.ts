import type { Page } from "@playwright/test";
import { enter } from "./fixtures/account.ts";
import { answers, ask, conversationIdOf } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";
import { shareConversation, twoPeople } from "./fixtures/two-people.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const comments = (page: Page) => page.getByRole("complementary", { name: "Comments" });

test("two people see each other, one mentions the other and comments on an answer, and the bell leads there", async ({
  page,
  product,
  browser,
}) => {
  const [jana, ben] = await twoPeople(product);
  await enter(page, product, jana, "/chat");
  await ask(page, "What is 12 * 12?");
  const id = conversationIdOf(page);
  await shareConversation(product, jana, id, ben);
  await page.reload();
  await using context = await browser.newContext({ extraHTTPHeaders: { "x-workspace-id": jana.userId } });
  const theirs = await context.newPage();
  await enter(theirs, product, ben, `/chat/${id}`);

  await test.step("each sees that the other is here, and who types", async () => {
    await expect(page.getByRole("button", { name: "Ben Okafor is here" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Jana Moser is here" })).toBeVisible();
    await box(theirs).pressSequentially("Hm");
    await expect(page.getByText("Ben Okafor is writing…")).toBeVisible();
    await box(theirs).fill("");
    await expect(page.getByText("Ben Okafor is writing…")).toBeHidden();
  });

  const second = await page.context().newPage();
  await page.goto(new URL("/dashboard", page.url()).href);
  await second.goto(new URL("/tasks", page.url()).href);
  await expect(bell(page)).toBeVisible();
  await expect(bell(second)).toBeVisible();

  await test.step("an @ finds the colleague, by the keyboard", async () => {
    await box(theirs).pressSequentially("@jan");
    await expect(theirs.getByRole("option", { name: /Jana Moser/ })).toBeVisible();
    await theirs.keyboard.press("Enter");
    await expect(box(theirs)).toHaveValue("@Jana Moser ");
    await box(theirs).pressSequentially("is that right?");
    await theirs.keyboard.press("Enter");
    await expect(answers(theirs)).toHaveCount(2);
  });

  await test.step("one of her two windows says it, and the bell of both counts it", async () => {
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
    await expect(bell(second)).toHaveAccessibleName("Notifications, 1 unread");
    const toasts = async () =>
      (await Promise.all([page, second].map((one) => one.getByText(/mentioned you/).count()))).sort();
    await expect.poll(toasts).toEqual([0, 1]);
    await second.close();
  });

  await test.step("she is told in the bell, which leads to the message", async () => {
    await bell(page).click();
    await page
      .getByRole("dialog", { name: "Notifications" })
      .getByText(/Ben Okafor mentioned you/)
      .click();
    await expect(page).toHaveURL(new RegExp(`/chat/${id}\\?message=`));
    await expect(page.locator("[data-marked]")).toContainText("@Jana Moser is that right?");
  });

  await test.step("she comments on an answer, and he reads, answers and resolves it at once", async () => {
    await answers(page).first().hover();
    await page.getByRole("button", { name: "Comment on this message" }).nth(1).click();
    await comments(page).getByRole("textbox", { name: "Write a comment" }).fill("Check this with Ben.");
    await comments(page).getByRole("button", { name: "Send" }).click();
    await expect(comments(page).getByText("Check this with Ben.")).toBeVisible();
    await theirs.getByRole("button", { name: "Comments: 1 open" }).click();
    await comments(theirs).getByRole("button", { name: "Reply" }).click();
    const reply = theirs.getByRole("textbox", { name: "Reply to Jana Moser" });
    await reply.fill("It is right.");
    const size = theirs.viewportSize() ?? { width: 1280, height: 800 };
    await theirs.setViewportSize({ ...size, width: 800 });
    await expect(theirs.getByRole("dialog", { name: "Comments" })).toBeVisible();
    await expect(reply).toHaveValue("It is right.");
    await theirs.setViewportSize(size);
    await expect(reply).toHaveValue("It is right.");
    await comments(theirs).getByRole("button", { name: "Send" }).click();
    await expect(comments(page).getByText("It is right.")).toBeVisible();
    await comments(theirs).getByRole("button", { name: "Resolve" }).click();
    await expect(comments(page).getByText("Check this with Ben.")).toBeHidden();
    await comments(page).getByText("Resolved", { exact: true }).click();
    await expect(comments(page).getByText("Resolved by Ben Okafor")).toBeVisible();
  });

  await test.step("what was said stays readable for her when nobody else reads any more", async () => {
    await page.getByRole("button", { name: "Share or export" }).click();
    await page.getByRole("menuitem", { name: "Share with colleagues" }).click();
    await page.getByRole("button", { name: "Withdraw from Ben Okafor" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await expect(page.getByText("Nobody else has access.")).toBeVisible();
    // While it is busy, the confirmation does not close.
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Ben Okafor is here" })).toBeHidden();
    await expect(comments(page).getByText("Check this with Ben.")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Comments", exact: true }).click();
    await comments(page).getByText("Resolved", { exact: true }).click();
    await expect(comments(page).getByText("It is right.")).toBeVisible();
  });
});
