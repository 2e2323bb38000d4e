import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { samplePassword, samplePeople } from "#platform/server/sample-people.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { runProgram } from "../e2e/fixtures/program.ts";
import { requireChromium } from "./require-chromium.ts";
import { type Picture, pictures } from "./screenshot/pictures.ts";
import { buildWeb } from "./setup/build-web.ts";
import { root } from "./setup/root.ts";

/** `npm run screenshot`: takes the images of docs/images from the running product with sample data. */
const folder = join(root, "docs/images");
await buildWeb();
await mkdir(folder, { recursive: true });
await using product = await startProduct({ LOG_LEVEL: "error" });
await runProgram("bin/seed.ts", [], { DATA_DIR: product.dataDir, LOG_LEVEL: "error" });
const executablePath = await requireChromium();
const browser = await chromium.launch({
  executablePath,
  // Chromium's sandbox does not work for root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const picture of pictures) await take(browser, picture);
await browser.close();

async function take(browser: Browser, { name, isSignedIn, isPhone, theme, show }: Picture): Promise<void> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: isPhone ? { width: 375, height: 740 } : { width: 1280, height: 880 },
    deviceScaleFactor: isPhone ? 2 : 1.5,
    colorScheme: theme,
    reducedMotion: "reduce",
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  if (isSignedIn) {
    await page.goto("/auth");
    await page.getByLabel("Email", { exact: true }).fill(samplePeople[0].email);
    await page.getByLabel("Password", { exact: true }).fill(samplePassword);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("button", { name: "Close: Success" }).click();
    await page.getByRole("button", { name: "Close: Success" }).waitFor({ state: "detached" });
    await acceptTexts(page);
  }
  await show(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  console.log(`docs/images/${name}.png`);
  await context.close();
}

/** Sample people have not accepted the legal texts. The first picture that asks accepts them. */
async function acceptTexts(page: Page): Promise<void> {
  const accept = page.getByRole("button", { name: "Accept", exact: true });
  const isAsked = await accept.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return;
  await accept.click();
  await accept.waitFor({ state: "detached" });
}
