import { chromium, type Page } from "playwright-core";
import { requireChromium } from "../bin/require-chromium.ts";
import { buildWeb } from "../bin/setup/build-web.ts";
import { createAccount, enter } from "../e2e/fixtures/account.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { noteFigures } from "./figures/figure.ts";
import { importTalk, questionOf } from "./scroll/import-talk.ts";
import { scrollUntil } from "./scroll/scroll-until.ts";
import { percentile } from "./stream/closed-loop.ts";

// Scrolls a conversation of 1,500 messages in a real Chromium by the wheel: up, while older messages load page by page,
// and down again with all of them. Baseline: the same texts as plain paragraphs.
const messages = Number(process.argv[3] ?? 1_500);
const notchPx = 400;
const longMs = 50;

const executablePath = await requireChromium();
await buildWeb();
await using product = await startProduct({ LOG_LEVEL: "error" });
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const person = await createAccount(product);
  const conversationId = await importTalk(product, person, messages);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await enter(page, product, person, `/chat/${conversationId}`);
  const last = questionOf(Math.floor((messages - 1) / 2));
  await page.getByText(last, { exact: true }).waitFor();
  await page.getByRole("region", { name: "Messages", exact: true }).hover();
  const up = await scrollUntil(page, -notchPx, () => isInView(page, questionOf(0)));
  const down = await scrollUntil(page, notchPx, () => isInView(page, last));
  const bare = await scrollPlain(await browser.newPage({ viewport: { width: 1280, height: 800 } }));
  report("up, loading older messages", up, bare);
  report("down, with all of them", down, bare);
} finally {
  await browser.close();
}

/** The last messages are always in the page, and the others only near the part that is seen. */
async function isInView(page: Page, text: string): Promise<boolean> {
  const [found] = await page.getByText(text, { exact: true }).all();
  const box = await found?.boundingBox();
  return box != null && box.y > 0 && box.y < (page.viewportSize()?.height ?? 0);
}

/** The frames of a page without a program, with as many paragraphs. */
async function scrollPlain(page: Page): Promise<number[]> {
  const paragraph = `<p>${"The numbers of three teams moved, and two of them were reported late. ".repeat(6)}</p>`;
  await page.setContent(`${paragraph.repeat(messages)}<p>The end</p>`);
  await page.mouse.move(600, 400);
  return scrollUntil(page, notchPx, () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2),
  );
}

function report(way: string, frames: number[], bare: number[]): void {
  const [p50, p95] = [percentile(frames, 0.5), percentile(frames, 0.95)];
  const long = frames.filter((ms) => ms > longMs).length;
  console.log(
    `${way.padEnd(30)}${frames.length} frames, p50 / p95 ${p50.toFixed(1)} / ${p95.toFixed(1)} ms, ` +
      `${long} longer than ${longMs} ms, the longest ${Math.max(...frames).toFixed(0)} ms`,
  );
  noteFigures({
    name: `Frames while ${messages.toLocaleString("en")} messages scroll ${way}, p50 / p95`,
    values: [p50, p95],
    unit: "ms",
    aim: { atMost: longMs, of: 1 },
    baseline: { name: "plain paragraphs", ratio: p95 / percentile(bare, 0.95) },
  });
}
