import type { ListeningMode } from "../../listening/listener.ts";

const storageKey = "adjutant.listening-mode";

/** How this browser listens; hands-free where nothing else was chosen. */
export function readListeningMode(): ListeningMode {
  try {
    return localStorage.getItem(storageKey) === "push-to-talk" ? "push-to-talk" : "hands-free";
  } catch {
    return "hands-free";
  }
}

export function keepListeningMode(mode: ListeningMode): void {
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
