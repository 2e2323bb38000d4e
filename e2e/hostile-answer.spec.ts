import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";
import { watchOrigin } from "./fixtures/watch-origin.ts";

test("an answer full of tricks is text: nothing is loaded, run or opened", async ({ page, product }) => {
  const strangers = watchOrigin(page, product.url);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await enter(page, product, await createAccount(product), "/chat");
  await ask(page, "[[script:markdown]] Show me everything.");
  const answer = answers(page).last();

  await expect(answer.getByRole("table")).toContainText("Germany");
  await expect(answer.getByRole("listitem").first()).toContainText("first");
  await expect(answer.getByText("image from tracker.test (not loaded)").first()).toBeVisible();
  await expect(answer.getByRole("img", { name: "tracker" })).toHaveCount(0);
  await expect(answer.getByText("<script>alert(1)</script>")).toBeVisible();
  await expect(answer.getByRole("link", { name: "click" })).toHaveCount(0);

  await test.step("a link says where it leads before it leaves", async () => {
    await answer.getByRole("link", { name: /^link/ }).click();
    const question = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(question).toContainText("example.com");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
  });

  await page.reload();
  await expect(answer.getByRole("table")).toContainText("Germany");
  expect(strangers()).toEqual([]);
  expect(dialogs).toEqual([]);
});
