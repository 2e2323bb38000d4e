import { defineTexts } from "#platform/web/language/texts.ts";
import { english } from "./pages/english.ts";

export const linkTexts = defineTexts(english, async () => (await import("./pages/german.ts")).german);
