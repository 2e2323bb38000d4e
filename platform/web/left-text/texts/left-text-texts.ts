import { defineTexts } from "#platform/web/language/texts.ts";
import { english } from "./english.ts";

export const leftTextTexts = defineTexts(english, async () => (await import("./german.ts")).german);
