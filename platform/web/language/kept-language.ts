import { isLanguage, type Language, languages } from "./language.ts";

/** Also written by the landing page, which says in its address which language it is. */
const storageKey = "adjutant.language";

let memory: Language | undefined;

/** The language that the person reads: the one they chose, or that of the landing page they come from; else English. */
export function readKeptLanguage(): Language {
  memory ??= load();
  return memory;
}

/** Where storage is blocked it is kept as long as the page. English is what nobody has to be remembered for. */
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
 * An address may name a language, as those of the language links do; it is kept, and the address forgets it. One below
 * the German landing page is read in German as long as the page is there.
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
