import { createAccount, enter } from "./fixtures/account.ts";
import { ask, receipts } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("what was said is found from the list and the palette, and opens at its message", {
  tag: "@long",
}, async ({ page, product }) => {
  await enter(page, product, await createAccount(product), "/chat");
  for (const question of ["Where do kestrels nest?", "What is 2 + 3?", "What is 3 + 3?"]) {
    await ask(page, question);
    await expect(page.getByRole("status").getByText("Answer is complete")).toHaveCount(1);
  }
  await page.getByRole("textbox", { name: "Message", exact: true }).blur();
  await page.keyboard.press("c");
  await expect(receipts(page)).toHaveCount(0);
  await ask(page, "What is 17% of 2,340?");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const marked = page.locator("[data-marked]");

  await test.step("from the list", async () => {
    await page.getByRole("textbox", { name: "Message", exact: true }).blur();
    await page.keyboard.press("/");
    await expect(list.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("kestr");
    const messages = list.getByRole("region", { name: "Messages" });
    await expect(messages.locator("mark").first()).toHaveText("kestrels");
    await messages.getByRole("link", { name: /^Where do kestrels nest.*You: / }).click();
    await expect(marked).toContainText("Where do kestrels nest?");
    await expect(marked).toBeFocused();
    await expect(marked).toBeInViewport();
  });

  await test.step("from the palette", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find anything" }).fill("2,34");
    const found = page
      .getByRole("group", { name: "Conversations" })
      .getByRole("option", { name: /^What is 17%/ });
    await expect(found.first().locator("mark").first()).toHaveText("2,340");
    await found.nth(1).click();
    await expect(marked).toContainText("2,340");
    await expect(page).toHaveURL(/[?]message=/);
  });
});
