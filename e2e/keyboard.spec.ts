import type { Locator, Page } from "@playwright/test";
import { createAccount } from "./fixtures/account.ts";
import { answers, receipts } from "./fixtures/chat.ts";
import { expect, test } from "./fixtures/test.ts";

test("signing in, asking, reading the receipt and leaving need no mouse", async ({ page, product }) => {
  const person = await createAccount(product);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Sign In" }));
  await page.keyboard.press("Enter");

  const form = page.getByRole("tabpanel", { name: "Sign In" });
  await tabTo(page, page.getByRole("tab", { name: "Sign In" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, form.getByLabel("Email", { exact: true }));
  await page.keyboard.type(person.email);
  await tabTo(page, form.getByLabel("Password", { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);

  const box = page.getByRole("textbox", { name: "Message", exact: true });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Shortcuts are loaded after the page.
  await expect(async () => {
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/\/chat$/, { timeout: 5_000 });
  }).toPass();
  await expect(box).toBeFocused();
  await page.keyboard.type("What is 17% of 2,340?");
  await page.keyboard.press("Enter");
  await expect(receipts(page)).toHaveCount(1);
  await expect(box).toBeFocused();

  await tabTo(
    page,
    answers(page)
      .last()
      .getByRole("button", { name: /^Calculate / }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(answers(page).last().getByRole("region", { name: "Result" })).toContainText("397.8");
  await tabTo(page, receipts(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Receipt" })).toContainText("Answered");
  await page.keyboard.press("Escape");
  await expect(receipts(page)).toBeFocused();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("New conversation");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The palette opens while one types, finds the conversation by its title, and a section by its name.
  await page.getByRole("textbox", { name: "Message", exact: true }).focus();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
  await expect(page.getByRole("group", { name: "Conversations" }).getByRole("option")).toHaveCount(1);
  await page.keyboard.type("workspace");
  await expect(page.getByRole("option", { selected: true })).toContainText("Settings: Workspace");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings\/workspace$/);
  // Until the page has come, the box has the focus again, and takes what is typed.
  await expect(box).toHaveCount(0);
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/\/settings$/);
  await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Logout" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${product.url}/`);
});

/** Presses Tab until the target has the focus: what cannot be reached in forty steps is not reached by anybody. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40; step++) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
