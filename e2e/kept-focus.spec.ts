import type { Page } from "@playwright/test";
import { type Account, createAccount, enter } from "./fixtures/account.ts";
import { callApi } from "./fixtures/api.ts";
import type { Product } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** Opens the memory of a new person with the texts, and returns a deletion as another device does it. */
async function openMemory(page: Page, product: Product, texts: string[]) {
  const account: Account = await createAccount(product);
  const ids = new Map<string, string>();
  for (const text of texts) {
    const { id } = await callApi<{ id: string }>(product.url, account, "/memories", { text, agentId: null });
    ids.set(text, id);
  }
  await enter(page, product, account, "/settings/memory");
  await expect(row(page, texts[0] ?? "")).toBeVisible();
  return async (text: string) => {
    const { ok } = await fetch(`${product.url}/api/v1/memories/${ids.get(text)}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${account.accessToken}` },
    });
    expect(ok).toBe(true);
    await expect(row(page, text)).toHaveCount(0);
  };
}

test("a row that goes leaves the keyboard at the row that takes its place", async ({ page, product }) => {
  await openMemory(page, product, ["The first", "The second", "The third"]);
  const erase = async (text: string) => {
    await row(page, text)
      .getByRole("button", { name: `More about: ${text}` })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Erase" }).press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).press("Enter");
    await expect(row(page, text)).toHaveCount(0);
  };

  await erase("The second");
  await expect(row(page, "The first")).toBeFocused();
  // A second press does nothing: the row itself has the focus, not what can be done with it.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(row(page, "The first").getByRole("button")).toBeFocused();
  await expect(row(page, "The first")).not.toHaveAttribute("tabindex");

  await erase("The first");
  await expect(row(page, "The third")).toBeFocused();

  await test.step("what gets the focus may go as well", async () => {
    const inMain = page.locator("main:focus, main :focus");
    const search = page.getByRole("searchbox", { name: "Search memories" });
    const counted = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/memory$/, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await erase("The third");
    await expect(inMain).toHaveCount(1);
    await expect(search).toBeVisible();
    counted.resolve();
    await expect(search).toHaveCount(0);
    await expect(inMain).toHaveCount(1);
  });
});

test("a row that goes on another device takes the focus from nobody", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const deleteElsewhere = await openMemory(page, product, ["The first", "The second", "The third"]);

  await test.step("who types goes on typing", async () => {
    await row(page, "The third").getByRole("button").focus();
    const search = page.getByRole("searchbox", { name: "Search memories" });
    await search.focus();
    await deleteElsewhere("The third");
    await expect(search).toBeFocused();
  });

  await test.step("who clicked beside everything stays there", async () => {
    await row(page, "The second").getByRole("button").focus();
    await page.getByRole("heading", { level: 1 }).click();
    await deleteElsewhere("The second");
    // What would move it does so in the frame after.
    await page.evaluate(
      () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
    );
    await expect(page.locator("main")).toBeFocused();
  });
});
