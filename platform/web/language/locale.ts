import type { Language } from "./language.ts";

/** How numbers, prices and dates are written in a language. */
export const localeOf: Record<Language, "en-US" | "de-DE"> = { en: "en-US", de: "de-DE" };
