import type { english } from "./english.ts";

export const german: typeof english = {
  noAddress: "Geben Sie eine Adresse wie name@example.com an.",
  lead: "Alles über eine Person Gespeicherte herausgeben und verfolgen, was gelöscht wurde.",
};
