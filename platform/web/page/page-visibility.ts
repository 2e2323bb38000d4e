/** False while the tab is in the background or its window is covered; true where there is no page at all. */
export function isPageShown(): boolean {
  return globalThis.document?.visibilityState !== "hidden";
}

/** Calls back whenever the page appears or disappears; returns the way to stop. */
export function subscribeToVisibility(listener: () => void): () => void {
  globalThis.document?.addEventListener("visibilitychange", listener);
  return () => globalThis.document?.removeEventListener("visibilitychange", listener);
}
