import { useSyncExternalStore } from "react";
import type { Language } from "./language.ts";

const listeners = new Set<() => void>();

/** The language of this page, from the document's `lang`. */
export function readPageLanguage(): Language {
  return globalThis.document?.documentElement.lang === "de" ? "de" : "en";
}

/** Sets the page's language. Its texts must be loaded; see `loadTexts`. */
export function setPageLanguage(language: Language): void {
  if (readPageLanguage() === language) return;
  document.documentElement.lang = language;
  tellTextsChanged();
}

/** Calls back when the texts on screen must be rendered again. Returns the unsubscribe function. */
export function subscribeToPageLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies listeners that the language changed or its texts have loaded. */
export function tellTextsChanged(): void {
  for (const listener of listeners) listener();
}

export function usePageLanguage(): Language {
  return useSyncExternalStore(subscribeToPageLanguage, readPageLanguage, () => "en" as const);
}

let isTranslated = true;

/** Whether the current page exists in more than English. */
export function isPageTranslated(): boolean {
  return isTranslated;
}

export function setPageTranslated(is: boolean): void {
  if (isTranslated === is) return;
  isTranslated = is;
  tellTextsChanged();
}

export function useIsPageTranslated(): boolean {
  return useSyncExternalStore(subscribeToPageLanguage, isPageTranslated, () => true);
}
