import type { Locator } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { expect, test } from "./fixtures/test.ts";
import { closeToast } from "./fixtures/toast.ts";

const screens = [
  { name: "on a phone", viewport: { width: 375, height: 667 } },
  { name: "on a phone whose keyboard is open", viewport: { width: 375, height: 380 } },
  { name: "on a tablet", viewport: { width: 768, height: 700 } },
];

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test("toasts cover no button of an open dialog, and are closed without closing it", {
      tag: "@long",
    }, async ({ page, product }) => {
      await enter(page, product, await createAccount(product), "/design");
      const toasts = page.locator("[data-toast]");
      for (const count of [1, 2]) {
        await page.getByRole("button", { name: "Error", exact: true }).click();
        await expect(toasts).toHaveCount(count);
      }
      for (const [opener, role] of [
        ["Rename conversation", "dialog"],
        ["Delete conversation", "alertdialog"],
      ] as const) {
        await page.getByRole("button", { name: opener, exact: true }).click();
        const dialog = page.getByRole(role);
        await expect(dialog).toBeVisible();
        for (const button of await dialog.getByRole("button").all()) await expectUncovered(button);
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await expect(dialog).toBeHidden();
      }
      await page.getByRole("button", { name: "Rename conversation", exact: true }).click();
      await closeToast(page, "Error").first().click();
      await expect(toasts).toHaveCount(1);
      await expect(page.getByRole("dialog")).toBeVisible();
    });
  });
}

const windows = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
];

for (const viewport of windows) {
  test.describe(`in a window ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("a toast over a conversation covers no button of a header or a notice", { tag: "@long" }, async ({
      page,
      product,
    }) => {
      await enter(page, product, await createAccount(product), "/conversation");
      await expect(page.locator("[data-toast]")).toHaveCount(1);
      await page.getByRole("button", { name: /show all notices$/ }).click();
      await expect(page.getByRole("region", { name: "Test mode" })).toBeVisible();
      const header = page.getByRole("banner").or(page.getByRole("main").locator("header"));
      const pressed = header.or(page.locator("[data-notice]")).locator("button, a").filter({ visible: true });
      expect(await pressed.count()).toBeGreaterThan(5);
      for (const button of await pressed.all()) await expectUncovered(button);
    });
  });
}

/** No toast lies over any part of the button. All are measured at once: a toast may close meanwhile. */
async function expectUncovered(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const isCovered = () =>
    button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll("[data-toast]")]
        .map((toast) => toast.getBoundingClientRect())
        .some(
          (toast) =>
            box.left < toast.right &&
            toast.left < box.right &&
            box.top < toast.bottom &&
            toast.top < box.bottom,
        );
    });
  await expect.poll(isCovered).toBe(false);
}
