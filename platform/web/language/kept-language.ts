import { isLanguage, type Language, languages } from "./language.ts";

/** The landing page writes it too; its path contains the language. */
const storageKey = "adjutant.language";

let memory: Language | undefined;

/** The person's language: their choice, or that of the landing page they came from, or English. */
export function readKeptLanguage(): Language {
  memory ??= load();
  return memory;
}

/** Stores the choice. Kept in memory where storage is blocked. English is the default and is not stored. */
export function keepLanguage(language: Language): void {
  memory = language;
  try {
    if (language === languages[0]) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, language);
  } catch {
    // Storage is blocked: the choice stays in memory.
  }
}

/**
 * Takes over a language from the query (`?lang=`), as language links set it, stores it and removes it from
 * the URL. Below the German landing page (`/de`) the page is German without storing a choice.
 */
export function keepLanguageOfAddress(): void {
  if (/^\/de(\/|$)/.test(location.pathname)) memory = "de";
  const search = new URLSearchParams(location.search);
  const named = search.get("lang");
  if (!isLanguage(named)) return;
  keepLanguage(named);
  search.delete("lang");
  const { pathname, hash } = location;
  history.replaceState(history.state, "", `${pathname}${search.size > 0 ? `?${search}` : ""}${hash}`);
}

function load(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : languages[0];
  } catch {
    return languages[0];
  }
}
