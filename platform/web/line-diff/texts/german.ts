import type { english } from "./english.ts";

export const german: typeof english = {
  label: "Geänderte Zeilen",
  same: (count) => (count === 1 ? "1 Zeile ist gleich" : `${count} Zeilen sind gleich`),
  added: "Hinzugefügt: ",
  removed: "Entfernt: ",
  nothing: "Nichts ist verschieden.",
};
