import type { Translation } from "#platform/web/language/texts.ts";
import type { english } from "./english.ts";

export const german: Translation<typeof english> = {
  lead: "Alles über eine Person Gespeicherte herausgeben und verfolgen, was gelöscht wurde.",
};
