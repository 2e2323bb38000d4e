import { whenIdle } from "#platform/web/when-idle.ts";

/**
 * Parts that come later are laid out when they are about to be seen, so that the first picture waits for none of them.
 * Afterwards, one by one while the browser is idle, the rest is, and the page is whole for whoever searches or checks it.
 */
export function layOutRest(): void {
  const part = document.querySelector("[data-later]");
  if (!part) return;
  whenIdle(() => {
    part.removeAttribute("data-later");
    layOutRest();
  });
}
