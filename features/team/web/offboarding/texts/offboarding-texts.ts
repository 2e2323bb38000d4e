import { defineTexts } from "#platform/web/language/texts.ts";
import { english } from "./english.ts";

export const offboardingTexts = defineTexts(english, async () => (await import("./german.ts")).german);
