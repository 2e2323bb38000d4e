import type { LandingContent } from "../../../../contract/landing-content.ts";

export const demo: LandingContent["demo"] = {
  heading: "Erst ausprobieren, dann entscheiden",
  lead: "Die Demo ist das Produkt selbst, in einem Arbeitsbereich, der danach gelöscht wird. Stellen Sie Fragen, öffnen Sie die Zeilen der Werkzeuge, lesen Sie den Beleg.",
  points: [
    "Kein Konto, keine E-Mail-Adresse, keine Zahlungsdaten",
    "Beispieldaten, zu denen Sie fragen können",
    "Alles, was Sie eingeben, wird nach einer Stunde gelöscht",
  ],
  action: "Demo öffnen",
  pictureAlt:
    "Eine Unterhaltung im Produkt: eine Frage, die Zeilen der Werkzeuge, die Antwort und ihr Beleg.",
  note: "Die Nutzung ist begrenzt, damit für alle Platz ist.",
};
