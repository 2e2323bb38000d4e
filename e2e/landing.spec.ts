import type { Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { expectWhole } from "./fixtures/axe-finds-nothing.ts";
import { expect, test } from "./fixtures/test.ts";
import { trialButton, trialDialog } from "./fixtures/trial.ts";
import { watchOrigin } from "./fixtures/watch-origin.ts";

const phone = { width: 375, height: 800 };

test("a visitor reads the page, on a phone too, and opens and closes the dialog", async ({
  page,
  product,
}) => {
  const strangers = watchOrigin(page, product.url);
  const bar = page.getByRole("banner");
  await page.goto("/");

  await test.step("numbers of this installation count up", async () => {
    const card = page.getByRole("region", { name: "This installation, now" });
    await expect(card.getByRole("definition").nth(2)).toHaveText(/^[\d,]+$/);
    const aims = page.getByRole("region", { name: "What customers’ projects aim for" });
    await expect(aims.getByText("not measurements of this installation")).toBeVisible();
    await expect(aims.getByText("Chat interactions")).toHaveCount(0);
  });

  await test.step("the theme and the language are one's own choice", async () => {
    await bar.getByRole("button", { name: "Use the dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await bar.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(`${product.url}/de`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await bar.getByRole("button", { name: "Helle Darstellung" }).click();
    await page.goto("/");
  });

  await test.step("on a phone the menu leads to a place of the page and closes", async () => {
    await page.setViewportSize(phone);
    await bar.getByRole("button", { name: "Open menu" }).click();
    await bar.getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { name: "Prices", exact: true })).toBeInViewport();
    await expect(bar.getByRole("link", { name: "Pricing" })).toBeHidden();
  });

  await test.step("after half a window a button lies at the lower edge, and covers nothing of the foot", async () => {
    const fixed = page.locator("body > div").getByRole("button", { name: "Start Free Trial", exact: true });
    await expect(fixed).toBeInViewport();
    const last = page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const [below, above] = [await fixed.boundingBox(), await last.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(fixed).toBeHidden();
  });

  const layouts: { width: number; layout: unknown }[] = [];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWhole(page);
    layouts.push({ width, layout: await readLayout(page) });
  }

  await test.step("on a phone it is short: what repeats is folded, and opens", async () => {
    await page.setViewportSize(phone);
    await expectWhole(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8_400);
    const said = page.getByText("The record is not a report written later.");
    await expect(said).toBeHidden();
    await page.locator("summary").filter({ hasText: "Compliance Logs" }).click();
    await expect(said).toBeVisible();
    await page.locator("summary").filter({ hasText: "Compliance Logs" }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(said).toBeVisible();
  });

  await test.step("the dialog of the plan that was chosen opens, and Escape closes it", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: /^Start Free Trial.*Business$/ }).click();
    await expect(trialDialog(page)).toContainText("$99.99 a month");
    await page.keyboard.press("Escape");
    await expect(trialDialog(page)).toBeHidden();
    await trialButton(page).click();
    await expect(trialDialog(page)).toContainText("$29.99 a month");
    await page.keyboard.press("Escape");
    await expect(trialButton(page)).toBeFocused();
  });

  await test.step("what the dialog wears leaves the page as it was", async () => {
    for (const { width, layout } of layouts) {
      await page.setViewportSize({ width, height: 800 });
      await expectWhole(page);
      expect(await readLayout(page), `${width} px`).toEqual(layout);
    }
  });

  expect(strangers()).toEqual([]);
});

test("who comes for a part has it where it is from the beginning, in browsers that hold on to nothing", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { overflow-anchor: none }");
    document.adoptedStyleSheets = [sheet];
  });
  const prices = page.getByRole("heading", { name: "Prices", exact: true });
  const place = () => prices.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  // Parts laid out one by one wait for this, which never comes: whatever is laid out was at once.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));

  await test.step("by its address", async () => {
    await page.goto("/#pricing");
    await expect(prices).toBeInViewport();
    await expectInPlace();
  });

  await test.step("by a link of the page", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(prices).toBeInViewport();
    await expectInPlace();
  });

  async function expectInPlace() {
    // Fonts that come change the height of every part, laid out or not.
    await expect(page.locator("style#fonts")).toHaveCount(0);
    const before = await place();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll("[data-later]")) part.removeAttribute("data-later");
    });
    expect(await place()).toBe(before);
  }
});

test("without a script the page can be read, and its links lead where they say", { tag: "@long" }, async ({
  browser,
  product,
}) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(trialButton(plain)).toHaveAttribute("href", "/auth?tab=sign-up");
  await plain.getByText("Do I need a credit card to start?").click();
  await expect(plain.getByText("An email address is enough to start the trial")).toBeVisible();
  await plain.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(plain).toHaveURL(/#pricing$/);
  await expect(plain.getByText("$249.99", { exact: true }).first()).toBeVisible();
});

test("someone signed in sees their own navigation from the first picture on, and can leave", async ({
  page,
  product,
}) => {
  const person = await createAccount(product);
  const bar = page.getByRole("banner");
  await page.addInitScript(() => {
    // Whatever of the visitor's variant is ever painted is kept.
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      for (const link of document.querySelectorAll('header a[href="/auth"]')) {
        if (link instanceof HTMLElement && link.offsetParent !== null) seen.push(link.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await enter(page, product, person, "/");
  await expect(bar.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Adjutant, home" })).toHaveAttribute("href", "/dashboard");
  await expect(bar.getByRole("link", { name: "Sign In" })).toBeHidden();
  // Nobody gave this person a team or made them an admin.
  await expect(bar.getByRole("link", { name: "Team", exact: true })).toBeHidden();
  await expect(bar.getByRole("link", { name: "Admin", exact: true })).toBeHidden();
  const main = page.getByRole("main");
  await expect(main.getByText("Start Free Trial").filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  const choice = main.getByRole("link", { name: "Choose this plan: Business" });
  await expect(choice).toHaveAttribute("href", "/settings/billing");
  await expect(main.getByRole("link", { name: "Try Conversational AI" })).toHaveAttribute(
    "href",
    "/conversation",
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, "seen"))).toEqual([]);

  const voices = page.getByRole("dialog", { name: "Voice settings" });
  await bar.getByRole("button", { name: "Voice settings" }).filter({ visible: true }).click();
  await expect(voices.getByRole("radio", { name: /Jarvis/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(voices).toHaveCount(0);

  await page.setViewportSize(phone);
  await page.evaluate(() => scrollTo(0, innerHeight));
  // The fixed one: that of the first part has gone with it.
  await expect(page.getByRole("link", { name: "Go to Dashboard" }).last()).toBeInViewport();
  await bar.getByRole("button", { name: "Open menu" }).click();
  await bar.getByRole("button", { name: "Logout" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-signed-in");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar.getByRole("link", { name: "Sign In" })).toBeVisible();
});

/** What of the bar is seen, and how high it and the parts of the page are that have been drawn. */
function readLayout(page: Page) {
  return page.evaluate(() => {
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height;
    const controls = [...document.querySelectorAll("header :is(a, button)")];
    return {
      heights: ["header", "#content > section", "#pricing", "footer"].map(heightOf),
      controls: controls.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML),
    };
  });
}
