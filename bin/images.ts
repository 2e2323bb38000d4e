import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { iconPage, icons } from "./images/icons.ts";
import { sharingPage, sharingPictures } from "./images/sharing-picture.ts";
import { requireChromium } from "./require-chromium.ts";
import { root } from "./setup/root.ts";

/** `sh bin/run bin/images.ts`: generates the icons from the logo, and the preview images of shared links. */
const folder = join(root, "apps/web/public");
await mkdir(join(folder, "icons"), { recursive: true });
const executablePath = await requireChromium();
const browser = await chromium.launch({
  executablePath,
  // Chromium's sandbox does not work for root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
for (const icon of icons) {
  await draw(browser, iconPage(icon), {
    name: `icons/${icon.name}.png`,
    width: icon.sizePx,
    height: icon.sizePx,
  });
}
for (const picture of sharingPictures) {
  const html = await sharingPage(root, picture);
  await draw(browser, html, { name: `og-${picture.language}.png`, width: 1200, height: 630 });
}
await browser.close();

async function draw(drawer: Browser, html: string, { name, width, height }: Target): Promise<void> {
  const page = await drawer.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  const { size } = await sharp(png)
    .png({ palette: true, quality: 100, effort: 10, compressionLevel: 9 })
    .toFile(join(folder, name));
  console.log(`${name} ${width} x ${height}, ${Math.ceil(size / 1000)} kB`);
  await page.close();
}

interface Target {
  name: string;
  width: number;
  height: number;
}
