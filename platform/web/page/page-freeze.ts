interface PageFreeze {
  /** The page is about to stand still or to go: what others wait for has to be given up now. */
  onBegin(): void;
  /** The page goes on where it stood. */
  onEnd(): void;
}

/** Tells when the browser freezes this page, or lays it aside for the way back, until `signal` aborts. */
export function watchPageFreeze({ onBegin, onEnd }: PageFreeze, signal: AbortSignal): void {
  const page = globalThis.document;
  page?.addEventListener("freeze", onBegin, { signal });
  page?.addEventListener("resume", onEnd, { signal });
  globalThis.addEventListener?.("pagehide", onBegin, { signal });
  globalThis.addEventListener?.("pageshow", (event) => event.persisted && onEnd(), { signal });
}
