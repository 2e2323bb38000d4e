import { focusHeading } from "./focus-heading.ts";

const key = "adjutant.focus";

/** This document is about to unload for another page of the product: that begins at its heading, as after a navigation. */
export function carryFocus(): void {
  try {
    sessionStorage.setItem(key, "heading");
  } catch {
    // Storage is blocked: the next document begins at its top.
  }
}

/** Moves the focus to the heading as soon as it is shown, once, unless the person or the page has moved it by then. */
export function takeCarriedFocus(): void {
  if (!wasCarried()) return;
  const observer = new MutationObserver(() => {
    const main = document.getElementById("main");
    if (main && focusHeading(main)) stop();
  });
  const ends = ["focusin", "keydown", "pointerdown"];
  const stop = () => {
    observer.disconnect();
    for (const type of ends) removeEventListener(type, stop);
  };
  for (const type of ends) addEventListener(type, stop);
  observer.observe(document.body, { childList: true, subtree: true });
}

function wasCarried(): boolean {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept !== null;
  } catch {
    return false;
  }
}
