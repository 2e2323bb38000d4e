import type { Language } from "./language.ts";

/** The locale that formats numbers, prices and dates in a language. */
export const localeOf: Record<Language, "en-US" | "de-DE"> = { en: "en-US", de: "de-DE" };
