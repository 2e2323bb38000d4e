import { chromium } from "playwright-core";
import type { Picture } from "#features/site/web/pictures/picture.ts";
import { pictures as known } from "#features/site/web/pictures/pictures.gen.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { runProgram } from "../e2e/fixtures/program.ts";
import { widthsFor, writeArt } from "./pictures/art.ts";
import { connectProvider } from "./pictures/connect-provider.ts";
import { furnish } from "./pictures/furnish.ts";
import { startSceneModel } from "./pictures/scene-model.ts";
import { scenes } from "./pictures/scenes.ts";
import { takeScene } from "./pictures/take-scene.ts";
import { writeManifest } from "./pictures/write-manifest.ts";
import { requireChromium } from "./require-chromium.ts";
import { buildWeb } from "./setup/build-web.ts";

/**
 * `npm run pictures [-- <name>...]`: takes the pictures of the public pages, or the named ones, from the
 * running product.
 */
const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await buildWeb();
await using model = await startSceneModel();
await using product = await startProduct({ LOG_LEVEL: "error" });
await runProgram("bin/seed.ts", [], { DATA_DIR: product.dataDir, LOG_LEVEL: "error" });
await connectProvider(product, model);
const cast = await furnish(product);
const executablePath = await requireChromium();
const browser = await chromium.launch({
  executablePath,
  // Chromium's sandbox does not work for root. Without sub-pixel rendering text looks the same on every
  // screen.
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-lcd-text"],
});
const pictures: Record<string, Picture> = wanted.length === 0 ? {} : { ...known };
for (const scene of chosen) {
  const { light, dark } = await takeScene(browser, product, cast, scene);
  const { width, height } = light.crop;
  pictures[scene.name] = {
    width,
    height,
    widths: widthsFor(width * scene.scale),
    light: await writeArt(`${scene.name}-light`, light.png),
    dark: await writeArt(`${scene.name}-dark`, dark.png),
  };
  console.log(`${scene.name} ${width} × ${height}`);
}
await browser.close();
await writeManifest(pictures);
