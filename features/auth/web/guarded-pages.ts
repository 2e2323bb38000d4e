let shownCount = 0;
let waiting: (() => void)[] = [];

/** Counts a guarded page as shown; returns the way to say that it is gone. */
export function countGuardedPage(): () => void {
  shownCount += 1;
  return () => {
    shownCount -= 1;
    if (shownCount > 0) return;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
}

/** Resolves at once, or when the last guarded page has gone. */
export function whenNoGuardedPageIsShown(): Promise<void> {
  if (shownCount === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
