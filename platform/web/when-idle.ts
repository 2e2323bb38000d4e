const limitMs = 2_000;

/** Runs `act` once the page has loaded and the browser is idle, or after a time limit. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenIdle(act), { once: true });
  } else if ("requestIdleCallback" in globalThis) {
    requestIdleCallback(() => act(), { timeout: limitMs });
  } else {
    setTimeout(act, 200);
  }
}
