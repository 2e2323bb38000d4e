import type { Browser, Page } from "playwright-core";
import { enter } from "../../e2e/fixtures/account.ts";
import type { Product } from "../../e2e/fixtures/product.ts";
import type { Cast } from "./furnish.ts";
import type { Crop, Scene } from "./scene.ts";

export interface Taken {
  png: Buffer;
  crop: Crop;
}

/** Time for animations and images to settle. */
const settlingMs = 400;

/** Plays a scene once per theme and takes its picture. */
export async function takeScene(
  browser: Browser,
  product: Product,
  cast: Cast,
  scene: Scene,
): Promise<Record<"light" | "dark", Taken>> {
  let path = typeof scene.at === "string" ? scene.at : "";
  const take = (theme: "light" | "dark") =>
    withPage(browser, product, scene, theme, async (page) => {
      await enter(page, product, cast[scene.who], path || "/chat");
      if (typeof scene.at !== "string" && path === "") {
        path = await scene.at(page);
      }
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await scene.show(page);
      await settle(page);
      const crop = await scene.crop(page);
      const png = await page.screenshot({ clip: crop, animations: "disabled", caret: "hide" });
      return { png, crop };
    });
  return { light: await take("light"), dark: await take("dark") };
}

/** Moves the pointer away, removes the text cursor, and waits for fonts and animations. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  await page.waitForTimeout(settlingMs);
}

/** A time zone in which it is two in the afternoon, a working hour. */
function afternoonZone(): string {
  const ahead = 14 - new Date().getUTCHours();
  // The signs of Etc/GMT zones are inverted (POSIX).
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

async function withPage<Result>(
  browser: Browser,
  product: Product,
  scene: Scene,
  colorScheme: "light" | "dark",
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: scene.viewport,
    deviceScaleFactor: scene.scale,
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: afternoonZone(),
    hasTouch: scene.isPhone ?? false,
    isMobile: scene.isPhone ?? false,
  });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
