import type { Locator, Page } from "@playwright/test";
import { createAccount, enter } from "./fixtures/account.ts";
import { answers, ask, openReceipt, receipts } from "./fixtures/chat.ts";
import { expectNoSidewaysScroll } from "./fixtures/expect-no-sideways-scroll.ts";
import { askForHeldAnswer } from "./fixtures/held-answer.ts";
import { listMotion } from "./fixtures/list-motion.ts";
import { expect } from "./fixtures/test.ts";
import { testWithModel as test } from "./fixtures/test-with-model.ts";

const screens = [
  // A window of 1280 by 800 in which everything is shown twice as large.
  {
    ...{ name: "at 200 % zoom", viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
    leastToRead: 0.45,
  },
  {
    ...{ name: "at a width of 320 px", viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
    leastToRead: 1 / 3,
  },
];

for (const { name, leastToRead, ...screen } of screens) {
  test.describe(name, () => {
    test.use(screen);

    test("a conversation with tables, code and tool calls fits, and the way back to its end lies over no line", {
      tag: "@long",
    }, async ({ page, product }) => {
      await enter(page, product, await createAccount(product), "/chat");
      await ask(page, "[[script:markdown]] Show me everything.");
      await expectNoSidewaysScroll(page);
      await ask(page, `[[script:tool-call]] ${"Donaudampfschifffahrtsgesellschaft".repeat(10)}`);
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole("textbox", { name: "Message", exact: true })).toBeInViewport({ ratio: 1 });
      await expect(answers(page).last()).toContainText("The tools say: 12 × 12 = 144");

      await answers(page)
        .last()
        .getByRole("button", { name: /^Calculate / })
        .click();
      const result = answers(page).last().getByRole("region", { name: "Result" });
      await result.scrollIntoViewIfNeeded();
      await expect(result).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      const slip = await openReceipt(page, answers(page).last());
      await expect(slip).toContainText("tool_call.executed");
      await expectNoSidewaysScroll(page);
      await page.keyboard.press("Escape");
      await expect(receipts(page)).toHaveCount(2);

      await ask(page, "[[script:markdown]] Show me everything.");
      expect(await shareOfMessages(page)).toBeGreaterThanOrEqual(leastToRead);
      const line = answers(page)
        .nth(1)
        .getByRole("button", { name: /^Calculate / });
      for (const block of ["start", "center", "end"] as const) {
        await line.evaluate((button, place) => button.scrollIntoView({ block: place }), block);
        await expect(page.getByRole("button", { name: "Jump to latest" })).toBeInViewport({ ratio: 1 });
        expect(await isOnTop(line), block).toBe(true);
      }
      await page.getByRole("button", { name: "Jump to latest" }).click();
      await expect(receipts(page).last()).toBeInViewport({ ratio: 1 });
    });

    test("the demo leaves room to read in", { tag: "@long" }, async ({ page }) => {
      await page.goto("/demo");
      await page.getByRole("button", { name: "Start the demo" }).click();
      await page.getByRole("button", { name: "Play this scene" }).click();
      await expect(receipts(page)).toHaveCount(1);
      expect(await shareOfMessages(page)).toBeGreaterThanOrEqual(leastToRead);
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe("for someone who asked for less motion", () => {
  test.use({ fades: true });

  test("nothing moves but the sign of waiting", { tag: "@long" }, async ({ page, product, modelServer }) => {
    for (const path of ["/", "/auth"]) {
      await page.goto(path);
      await expectNoMotion(page);
    }
    await enter(page, product, await createAccount(product), "/dashboard");
    for (const path of ["/dashboard", "/settings", "/design"]) {
      await page.goto(path);
      await expectNoMotion(page);
    }
    await page.goto("/chat");
    const held = await askForHeldAnswer(page, modelServer);
    await expectNoMotion(page);
    await held.release();
    await openReceipt(page, answers(page).last());
    await expectNoMotion(page);
  });
});

test.describe("for someone who did not ask for less motion", () => {
  test.use({ fades: true, contextOptions: { reducedMotion: "no-preference" } });

  test("something moves", { tag: "@long" }, async ({ page, product }) => {
    await enter(page, product, await createAccount(product), "/design");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await listMotion(page)).not.toEqual([]);
  });
});

/** How much of the window's height is left to read in. */
async function shareOfMessages(page: Page): Promise<number> {
  const box = await page.getByRole("region", { name: "Messages", exact: true }).boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

/** Whether a press in the middle of it reaches it. */
function isOnTop(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && element.contains(top);
  });
}

async function expectNoMotion(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await expect.poll(() => listMotion(page)).toEqual([]);
}
