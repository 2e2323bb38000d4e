const limitMs = 2_000;

/** Does something when the page is loaded and the browser has nothing else to do, or has had no such time for long. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenIdle(act), { once: true });
  } else if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(() => act(), { timeout: limitMs });
  } else {
    setTimeout(act, 200);
  }
}
