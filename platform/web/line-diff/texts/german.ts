import type { english } from "./english.ts";

export const german: typeof english = {
  label: "Geänderte Zeilen",
  same: (count) => (count === 1 ? "1 Zeile ist gleich" : `${count} Zeilen sind gleich`),
  added: "Hinzugefügt: ",
  removed: "Entfernt: ",
  nothing: "Nichts ist verschieden.",
  lookAtBoth: "Beide ansehen",
  both: "Beide Texte",
  colours: "Rot steht nur in der gespeicherten Version, Grün nur in Ihrem Text.",
  keepMine: "Meinen als neuesten speichern",
  takeTheirs: "Den gespeicherten nehmen",
};
