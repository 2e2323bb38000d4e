import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask } from "./fixtures/chat.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

test("an answer longer than the window is read from its question on; its end is one press away and stays in view", {
  tag: "@long",
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await enter(page, product, await createAccount(product), "/chat");
  const question = (words: string) =>
    page.getByRole("article", { name: "Your message" }).getByText(words, { exact: false });
  const toEnd = page.getByRole("button", { name: "Jump to latest" });
  await ask(page, "[[script:markdown]] Show me everything.");
  await expect(question("Show me everything.")).toBeInViewport({ ratio: 1 });
  await expect(toEnd).toBeVisible();

  await ask(page, "[[script:markdown]] And once more.");
  await expect(question("And once more.")).toBeInViewport({ ratio: 1 });
  await expect(question("Show me everything.")).not.toBeInViewport();

  await toEnd.click();
  await expect(answers(page).last().getByRole("button", { name: "Copy the answer" })).toBeInViewport();
  await expect(toEnd).toBeHidden();

  await page.reload();
  await expect(question("And once more.")).toBeInViewport({ ratio: 1 });
});
