import { whenIdle } from "#platform/web/when-idle.ts";

/**
 * Lays out later parts one by one while the browser is idle. Until then they are laid out only when about to
 * be seen, which speeds up the first paint. Afterwards the page is complete for search and checks.
 */
export function layOutRest(): void {
  const part = document.querySelector("[data-later]");
  if (!part) return;
  whenIdle(() => {
    part.removeAttribute("data-later");
    layOutRest();
  });
}
