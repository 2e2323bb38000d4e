import type { Locator, Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { expectNoSidewaysScroll } from "./fixtures/expect-no-sideways-scroll.ts";
import { expect, test } from "./fixtures/test.ts";

const screens = [
  { name: "on a phone that shows everything twice as large", viewport: { width: 188, height: 334 } },
  { name: "on a small phone", viewport: { width: 320, height: 568 } },
];

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test("signing in, the profile and security fit, and their dialogs can be used", { tag: "@long" }, async ({
      page,
      product,
    }) => {
      await page.goto("/auth");
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);

      await enter(page, product, await createAccount(product), "/profile");
      const close = page.getByRole("button", { name: "Delete account" });
      await expect(close).toBeVisible();
      await expectNoSidewaysScroll(page);
      await close.click();
      const closing = page.getByRole("dialog", { name: "Delete your account?" });
      await expectUsable(page, closing.getByRole("button", { name: "Cancel" }));
      await closing.getByRole("button", { name: "Cancel" }).click();

      await page.goto("/settings/security");
      await expect(page.getByText("Account created")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: "Add an authenticator app" }).click();
      const enrolling = page.getByRole("dialog", { name: "Add an authenticator app" });
      await expect(enrolling.getByAltText("Code to scan")).toBeVisible();
      await expectUsable(page, enrolling.getByRole("button", { name: "Turn on" }));
    });
  });
}

test.describe("for a finger", () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test("a conversation has the screen, whatever there is to notice", { tag: "@long" }, async ({
    page,
    product,
  }) => {
    await enter(page, product, await createAccount(product), "/chat");
    await expect(page.getByRole("region", { name: "Reminder" })).toBeVisible();
    await expect(page.getByRole("button", { name: /show all notices$/ })).toBeVisible();
    const box = await page.getByRole("main").boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(0.86 * 667);
  });

  test("links are 24 pixels high in a sentence, and 44 where they stand alone", { tag: "@long" }, async ({
    page,
    product,
  }) => {
    for (const path of ["/auth", "/auth?tab=sign-up"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: /^(Sign In|Create Account)$/ })).toBeVisible();
      expect(await listSmallLinks(page)).toEqual([]);
    }
    await enter(page, product, await createAccount(product), "/profile");
    for (const path of ["/profile", "/settings/security"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await listSmallLinks(page)).toEqual([]);
    }
  });
});

async function expectUsable(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
}

/** Links that a finger has to aim at, with the height in which they are hit. */
function listSmallLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const link of document.querySelectorAll<HTMLElement>("a[href]")) {
      link.scrollIntoView({ block: "center" });
      const box = link.getClientRects()[0];
      const isShown = box && box.width > 2 && link.checkVisibility({ opacityProperty: true });
      if (!isShown || link.closest("[inert]")) continue;
      const x = box.left + Math.min(box.width / 2, 20);
      const isHit = (y: number) => document.elementFromPoint(x, y)?.closest("a") === link;
      const middle = Math.round(box.top + box.height / 2);
      if (!isHit(middle)) continue;
      let height = 1;
      while (height < 60 && isHit(middle - height / 2) && isHit(middle + height / 2)) height += 1;
      const least = link.closest("p") ? 24 : 43;
      if (height < least) found.push(`${link.textContent || link.ariaLabel}: ${height}`);
    }
    return found;
  });
}
