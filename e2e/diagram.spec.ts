import { readFile } from "node:fs/promises";
import { createAccount, enter } from "./fixtures/account.ts";
import { expect, test } from "./fixtures/test.ts";

test("a visitor sees where data goes, by mouse and by keyboard, and follows a message", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/diagram");
  const picture = page.getByRole("application", { name: "Where data goes" });
  const details = page.getByRole("region", { name: "Details" });
  await expect(picture.getByRole("button", { name: "PostgreSQL, embedded" })).toBeVisible();
  await expect(picture.getByRole("button", { name: "Built-in assistant, no model yet" })).toBeVisible();

  await picture.getByRole("button", { name: /^Your browser,/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    picture.getByRole("button", { name: /^(Server|Worker),/ }).and(page.locator(":focus")),
  ).toHaveCount(1);
  await picture.getByRole("button", { name: /^Server,/ }).focus();
  await page.keyboard.press("Enter");
  await expect(details.getByRole("heading", { name: "Server", exact: true })).toBeFocused();
  await expect(picture.getByRole("button", { name: /^Server,/ })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(picture.getByRole("button", { name: /^Server,/ })).toBeFocused();

  await picture.getByRole("button", { name: /: Worker and PostgreSQL/ }).click();
  await expect(details.getByRole("heading", { name: "Worker and PostgreSQL" })).toBeVisible();
  await expect(details).toContainText("Queued work");
  await details.getByRole("button", { name: "Close" }).click();

  await page.getByRole("button", { name: "Follow a message" }).click();
  await expect(details).toContainText("step 1 of 8");
  // Whoever wants little motion is not moved along.
  await expect(details.getByRole("button", { name: "Play" })).toHaveCount(0);
  for (let step = 2; step <= 8; step += 1) {
    await details.getByRole("button", { name: "Next" }).click();
    await expect(details).toContainText(`step ${step} of 8`);
  }
  await expect(details).toContainText("receipt");
  await details.getByRole("button", { name: "Done" }).click();
  await expect(details).toBeHidden();

  const list = page.getByRole("region", { name: "As text" });
  await expect(list.getByRole("listitem").first()).toContainText("Your browser and Server");
});

test("the picture is zoomed by buttons, and whoever goes through it by keyboard sees where they are", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/diagram");
  const picture = page.getByRole("application", { name: "Where data goes" });
  const browser = picture.getByRole("button", { name: /^Your browser,/ });
  await expect(browser).toBeInViewport();
  const widthOf = async () => (await browser.boundingBox())?.width ?? 0;
  const width = await widthOf();
  const zoom = page.getByRole("group", { name: "Zoom" });
  // Without scrolling, though the picture is higher than the window.
  await expect(zoom).toBeInViewport({ ratio: 1 });
  for (let press = 0; press < 3; press += 1) await zoom.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(widthOf).toBeGreaterThan(width * 1.5);

  const payments = picture.getByRole("button", { name: /^Payments,/ });
  const isInside = async () => {
    const [outer, inner] = [await picture.boundingBox(), await payments.boundingBox()];
    if (!outer || !inner) return false;
    const isInWidth = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
    return isInWidth && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };
  expect(await isInside()).toBe(false);
  await payments.focus();
  await expect.poll(isInside).toBe(true);

  await zoom.getByRole("button", { name: "Show all" }).click();
  await expect.poll(widthOf).toBeCloseTo(width, 0);
  await expect(zoom.getByRole("button", { name: "Zoom out" })).toBeDisabled();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("a finger that moves up scrolls the page, one that moves sideways the picture", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto("/diagram");
    const picture = page.getByRole("application", { name: "Where data goes" });
    const server = picture.getByRole("button", { name: /^Server,/ });
    await server.scrollIntoViewIfNeeded();
    const placeOf = async () => (await server.boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    const swipe = async (across: number, down: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) => {
        const touchPoints = type === "touchEnd" ? [] : [{ x: 200 + across * share, y: 500 + down * share }];
        return session.send("Input.dispatchTouchEvent", { type, touchPoints });
      };
      await touch("touchStart", 0);
      for (let share = 0.1; share <= 1; share += 0.1) await touch("touchMove", share);
      await touch("touchEnd", 1);
    };
    const scrollY = await page.evaluate(() => window.scrollY);
    const { x } = await placeOf();
    const scrolling = await page.evaluateHandle(() => {
      return { end: new Promise<Event>((resolve) => addEventListener("scrollend", resolve, { once: true })) };
    });
    await swipe(0, -160);
    await scrolling.evaluate(({ end }) => end.then(() => true));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollY + 100);
    expect((await placeOf()).x).toBeCloseTo(x, 0);
    const scrolledY = await page.evaluate(() => window.scrollY);
    await swipe(-120, 0);
    await expect.poll(async () => (await placeOf()).x).toBeLessThan(x - 60);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolledY);
  });
});

test("the features are drawn as they use each other, and the picture is taken away as a file", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/diagram?view=features");
  const picture = page.getByRole("application", { name: "What it is made of" });
  await picture.getByRole("button", { name: "Agents" }).click();
  const details = page.getByRole("region", { name: "Details" });
  await details.getByRole("button", { name: "Tools" }).click();
  await expect(details.getByRole("heading", { name: "Tools" })).toBeFocused();
  await page.keyboard.press("Escape");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as SVG" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("adjutant-what-it-is-made-of.svg");
  const svg = await readFile(await download.path(), "utf8");
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    const words = [...root.querySelectorAll("text")].map((element) => element.textContent);
    return {
      name: root.tagName,
      title: root.querySelector("title")?.textContent,
      description: root.querySelector("desc")?.textContent,
      words,
    };
  }, svg);
  expect(read).toMatchObject({ name: "svg", title: "What it is made of" });
  expect(read.description).toContain("A line leads from a feature to one it uses");
  expect(read.words).toEqual(expect.arrayContaining(["Chat", "Agents", "Tools"]));
  expect(svg).not.toMatch(/var\(|class=|tabindex|https?:\/\/(?!www\.w3\.org)|oklch/);
});

test("an address that does not exist suggests near ones, of those that the person may open", {
  tag: "@long",
}, async ({ page, product, consoleIsSilent }) => {
  // Chromium reports the status of the page itself.
  consoleIsSilent.allow(/status of 404/);
  const suggestions = page.getByRole("region", { name: "Did you mean" });
  expect((await page.goto("/diagramm"))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(suggestions.getByRole("link", { name: "How it works" })).toHaveAttribute("href", "/diagram");
  expect((await page.goto("/de/legal/term"))?.status()).toBe(404);
  const german = page.getByRole("region", { name: "Meinten Sie" });
  await expect(german.getByRole("link").first()).toHaveAttribute("href", "/de/legal/terms");
  await page.goto("/dashbord");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(suggestions).toHaveCount(0);

  await enter(page, product, await createAccount(product), "/dashbord");
  await expect(suggestions.getByRole("link")).toHaveAttribute("href", "/dashboard");
  await page.goto("/admin/upgrad");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(suggestions.getByRole("link", { name: /upgrade/i })).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what search engines, devices and shared links ask for is there", { tag: "@long" }, async ({
  request,
}) => {
  for (const [path, type] of [
    ["/icons/32.png", "image/png"],
    ["/icons/180.png", "image/png"],
    ["/icons/512.png", "image/png"],
    ["/icons/maskable-512.png", "image/png"],
    ["/og-en.png", "image/png"],
    ["/og-de.png", "image/png"],
    ["/favicon.svg", "image/svg+xml"],
    ["/manifest.webmanifest", "application/manifest+json"],
    ["/robots.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/llms.txt", "text/plain"],
  ] as const) {
    const reply = await request.get(path);
    expect([path, reply.status(), reply.headers()["content-type"]?.split(";")[0]]).toEqual([path, 200, type]);
    expect((await reply.body()).length, path).toBeLessThan(150_000);
  }
});
