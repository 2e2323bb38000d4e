import type { Page } from "playwright-core";

declare const noted: { frames: number[] };

/** Scrolls an element by the wheel, a notch about every frame, until `isThere`; returns the times of its frames. */
export async function scrollUntil(
  page: Page,
  notchPx: number,
  isThere: () => Promise<boolean>,
): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { noted: { frames } });
    let last: number | undefined;
    const note = (at: number) => {
      if (last !== undefined) frames.push(at - last);
      last = at;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const deadline = performance.now() + 180_000;
  do {
    if (performance.now() > deadline) throw new Error("Scrolling did not reach its end.");
    for (let notch = 0; notch < 10; notch += 1) await page.mouse.wheel(0, notchPx);
  } while (!(await isThere()));
  return page.evaluate(() => noted.frames);
}
