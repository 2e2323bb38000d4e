import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Was Sie geschrieben haben",
  lead: "Das haben Sie geschrieben und nicht gespeichert. Hier lässt es sich nicht mehr speichern: Kopieren Sie es, um es zu behalten.",
  copy: "Geschriebenes kopieren",
  discard: "Änderungen verwerfen",
};
