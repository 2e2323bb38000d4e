interface PageFreeze {
  /** The page is about to freeze or unload. Release what others wait for. */
  onBegin(): void;
  /** The page resumes where it stopped. */
  onEnd(): void;
}

/** Watches until `signal` aborts: the browser may freeze this page or put it into the back/forward cache. */
export function watchPageFreeze({ onBegin, onEnd }: PageFreeze, signal: AbortSignal): void {
  const page = globalThis.document;
  page?.addEventListener("freeze", onBegin, { signal });
  page?.addEventListener("resume", onEnd, { signal });
  globalThis.addEventListener?.("pagehide", onBegin, { signal });
  globalThis.addEventListener?.("pageshow", (event) => event.persisted && onEnd(), { signal });
}
