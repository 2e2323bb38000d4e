/** False while the tab is in the background or its window is covered. True without a document. */
export function isPageShown(): boolean {
  return globalThis.document?.visibilityState !== "hidden";
}

/** Calls back when the page becomes visible or hidden. Returns the unsubscribe function. */
export function subscribeToVisibility(listener: () => void): () => void {
  globalThis.document?.addEventListener("visibilitychange", listener);
  return () => globalThis.document?.removeEventListener("visibilitychange", listener);
}
