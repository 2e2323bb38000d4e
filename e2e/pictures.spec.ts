import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { axeFindsNothing } from "./fixtures/axe-finds-nothing.ts";
import { watchConsole } from "./fixtures/console-watch.ts";
import { buildPicturePage } from "./fixtures/picture-page/build-picture-page.ts";

const address = "https://pictures.example/";
const pixel = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#345" } })
  .png()
  .toBuffer();
let html: string;

// One worker builds the page once for all of them.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  html = await buildPicturePage();
});

test("a picture is fetched in the painted theme when it is 50 px from being seen, and moves nothing", {
  tag: "@long",
}, async ({ page, context }) => {
  const console = watchConsole(context);
  const fetched = await open(page);
  await expect(page.getByRole("img", { name: "What is seen first" })).toBeVisible();
  await expect.poll(() => fetched).toEqual([expect.stringMatching(/conversation-light-\d+\.\w+\.avif$/)]);
  await liven(page);
  const below = page.getByRole("img", { name: "What is far below" });
  const top = await below.evaluate((box) => box.getBoundingClientRect().top);
  await scrollDownTo(page, top - 720 - 60);
  // What comes near is noticed with a frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(fetched).toHaveLength(1);
  const before = await heightOf(page);
  await page.evaluate(() => scrollBy(0, 20));
  await expect(page.locator("img")).toHaveCount(3);
  expect(await heightOf(page)).toBe(before);

  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await expect.poll(() => fetched.filter((path) => path.includes("-dark-")).length).toBeGreaterThan(0);
  await below.scrollIntoViewIfNeeded();
  await expect(below.and(page.locator("img"))).toHaveJSProperty("complete", true);
  expect(await heightOf(page)).toBe(before);
  await axeFindsNothing(page);
  expect(console.complaints()).toEqual([]);
});

test("what cannot be loaded says so, also when it failed before the page was live", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const console = watchConsole(context);
  console.allow(/net::ERR_FAILED/);
  await open(page, "failing");
  await page.waitForFunction(() => document.querySelector("img")?.complete);
  await liven(page);
  await expect(page.getByRole("img", { name: "Image unavailable: What is seen first" })).toHaveText(
    "Image unavailable",
  );
  const before = await heightOf(page);
  await page.getByText("Behind it.").scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: "Image unavailable: What is far below" })).toBeVisible();
  expect(await heightOf(page)).toBe(before);
  await axeFindsNothing(page);
  expect(console.complaints()).toEqual([]);
});

test("without JavaScript every picture is there", { tag: "@long" }, async ({ browser }) => {
  const context: BrowserContext = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await open(page);
  await expect(page.locator("img:visible")).toHaveCount(2);
  await expect(page.locator("img:visible").last()).toHaveAttribute("alt", "What is far below");
  await context.close();
});

/** Opens the page; answers with the paths of the pictures as they are fetched. */
async function open(page: Page, pictures: "there" | "failing" = "there"): Promise<string[]> {
  const fetched: string[] = [];
  await page.setViewportSize({ width: 600, height: 720 });
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    if (!pathname.startsWith("/assets/pictures/")) return route.fulfill({ status: 204 });
    fetched.push(pathname);
    return pictures === "failing" ? route.abort() : route.fulfill({ contentType: "image/png", body: pixel });
  });
  await page.goto(address);
  return fetched;
}

async function liven(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("liven")));
}

async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top);
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
