import { useSyncExternalStore } from "react";
import { log } from "../log.ts";
import type { Language } from "./language.ts";
import { readPageLanguage, subscribeToPageLanguage, tellTextsChanged } from "./page-language.ts";

/** What a feature says, in the language of the page. */
export interface Texts<Words> {
  /** The words as of now; in components `useTexts` follows them. */
  read: () => Words;
}

const loaders = new Set<() => Promise<void>>();

/**
 * Declares what a feature says. The English words are there from the start, the German ones are loaded when a page
 * speaks German; both have one type, so that a missing text does not compile.
 */
export function defineTexts<Words extends object>(
  english: Words,
  loadGerman: () => Promise<Words>,
): Texts<Words> {
  let german: Words | undefined;
  let loading: Promise<void> | undefined;
  const load = () => {
    loading ??= loadGerman().then(
      (loaded) => {
        german = loaded;
        tellTextsChanged();
      },
      (error: unknown) => {
        loading = undefined;
        log.debug("The German texts could not be loaded.", error);
      },
    );
    return loading;
  };
  loaders.add(load);
  return {
    read: () => {
      if (readPageLanguage() === "en") return english;
      if (!german) void load();
      return german ?? english;
    },
  };
}

/** Settles when everything that is loaded of the product by now can speak the language. Never rejects. */
export async function loadTexts(language: Language): Promise<void> {
  if (language === "de") await Promise.all([...loaders].map((load) => load()));
}

/** What to say, in the language of the page. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return useSyncExternalStore(subscribeToPageLanguage, texts.read, texts.read);
}
