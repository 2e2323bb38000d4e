import type { english } from "./english.ts";

export const german: typeof english = {
  lead: "Alles über eine Person Gespeicherte herausgeben und verfolgen, was gelöscht wurde.",
};
