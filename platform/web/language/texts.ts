import { useSyncExternalStore } from "react";
import { log } from "../log.ts";
import type { Language } from "./language.ts";
import { readPageLanguage, subscribeToPageLanguage, tellTextsChanged } from "./page-language.ts";

/** The texts of a feature in the page's language. */
export interface Texts<Words> {
  /** The current texts. Components use `useTexts`, which rerenders on a change. */
  read: () => Words;
}

const loaders = new Set<() => Promise<void>>();

/**
 * Declares the texts of a feature. English is bundled; German is loaded when a page needs it. Both have one
 * type, so a missing text does not compile.
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

/** Loads the language's texts of all code loaded so far. Never rejects. */
export async function loadTexts(language: Language): Promise<void> {
  if (language === "de") await Promise.all([...loaders].map((load) => load()));
}

/** The texts in the page's language. */
export function useTexts<Words>(texts: Texts<Words>): Words {
  return useSyncExternalStore(subscribeToPageLanguage, texts.read, texts.read);
}
