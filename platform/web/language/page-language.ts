import { useSyncExternalStore } from "react";
import type { Language } from "./language.ts";

const listeners = new Set<() => void>();

/** The language that this page speaks: the one that its document names. */
export function readPageLanguage(): Language {
  return globalThis.document?.documentElement.lang === "de" ? "de" : "en";
}

/** Lets the page speak another language; its texts have to be there, see `loadTexts`. */
export function setPageLanguage(language: Language): void {
  if (readPageLanguage() === language) return;
  document.documentElement.lang = language;
  tellTextsChanged();
}

/** Calls back when what the page says has to be said anew; returns the way to stop. */
export function subscribeToPageLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language is another one, or its texts have come. */
export function tellTextsChanged(): void {
  for (const listener of listeners) listener();
}

export function usePageLanguage(): Language {
  return useSyncExternalStore(subscribeToPageLanguage, readPageLanguage, () => "en" as const);
}

let isTranslated = true;

/** Whether the page that is shown can speak more than English. */
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
