import type { Locator, Page } from "@playwright/test";
import { expectWhole } from "./fixtures/axe-finds-nothing.ts";
import { expect, test } from "./fixtures/test.ts";

/** What lies over the parts is not looked at. */
const still = `
  header { position: static !important }
  body > .fixed { display: none !important }
  ::-webkit-scrollbar { display: none }
`;

// The policy of the page forbids styles from elsewhere, and this one is.
test.use({ bypassCSP: true, deviceScaleFactor: 1 });

const widths = { phone: 375, desk: 1280 };

test("the parts of the page look as they did, on a phone and a desk, in light and in dark", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  // The narrow one first: a picture that is there is shown smaller, and never replaced by a smaller one.
  await page.setViewportSize({ width: widths.phone, height: 1000 });
  await page.goto("/");
  await page.addStyleTag({ content: still });
  await expectWhole(page);
  expect(await page.evaluate(loadedFonts)).toEqual(["Inter Variable", "IBM Plex Serif", "IBM Plex Mono"]);
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 1000 });
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectWhole(page);
      for (const [name, part] of Object.entries(partsOf(page))) {
        // What another build of the browser smooths differently at the edges of letters is no difference.
        await expect(part).toHaveScreenshot(`${name}-${device}-${theme}.png`, {
          maxDiffPixelRatio: 0.03,
        });
      }
    }
  }
});

function loadedFonts(): string[] {
  const loaded = Array.from(document.fonts).filter(({ status }) => status === "loaded");
  return loaded
    .map(({ family }) => family.replaceAll('"', ""))
    .filter((family) => !family.includes("Fallback"));
}

/** Those that say the same every time: what is counted and what the demo shows is looked at elsewhere. */
function partsOf(page: Page): Record<string, Locator> {
  return {
    hero: page.locator("section[aria-labelledby=hero-heading]"),
    features: page.locator("#features"),
    pricing: page.locator("#pricing"),
    footer: page.getByRole("contentinfo"),
  };
}
