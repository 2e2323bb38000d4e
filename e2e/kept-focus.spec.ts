import { createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";

test("a row that goes leaves the keyboard at the row that takes its place", async ({ page, product }) => {
  const account = await createAccount(product);
  for (const text of ["The first", "The second", "The third"]) {
    await callApi(product.url, account, "/memories", { text, agentId: null });
  }
  await enter(page, product, account, "/settings/memory");
  const row = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const erase = async (text: string) => {
    await row(text)
      .getByRole("button", { name: `More about: ${text}` })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Erase" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).press("Enter");
    await expect(row(text)).toHaveCount(0);
  };

  await erase("The second");
  await expect(row("The first")).toBeFocused();
  // A second press does nothing: the row itself has the focus, not what can be done with it.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(row("The first").getByRole("button")).toBeFocused();

  await erase("The first");
  await expect(row("The third")).toBeFocused();
  await erase("The third");
  await expect(page.locator("main").locator(":focus")).toHaveCount(1);
});
