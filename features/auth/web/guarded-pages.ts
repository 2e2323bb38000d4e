let shownCount = 0;
let waiting: (() => void)[] = [];

/** Counts a shown guarded page. Returns the function that uncounts it. */
export function countGuardedPage(): () => void {
  shownCount += 1;
  return () => {
    shownCount -= 1;
    if (shownCount > 0) return;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
}

/** Resolves once no guarded page is shown. */
export function whenNoGuardedPageIsShown(): Promise<void> {
  if (shownCount === 0) return Promise.resolve();
  return new Promise((resolve) => waiting.push(resolve));
}
