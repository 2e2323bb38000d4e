import { defineTexts } from "#platform/web/language/texts.ts";
import { settingsEnglish } from "./settings-english.ts";

export const settingsTexts = defineTexts(
  settingsEnglish,
  async () => (await import("./settings-german.ts")).settingsGerman,
);
