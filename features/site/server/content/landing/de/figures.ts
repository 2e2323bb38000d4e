import type { LandingContent } from "../../../../contract/landing-content.ts";

export const stats: LandingContent["stats"] = {
  heading: "Was Projekte unserer Kunden anstreben",
  items: [
    { value: "500 %", label: "Produktivität" },
    { value: "90 %", label: "weniger Kosten" },
    { value: "50.000+", label: "Nutzer" },
  ],
  footnote: "Ziele von Projekten mit Adjutant, keine Messwerte dieser Installation.",
};

export const metrics: LandingContent["metrics"] = {
  heading: "Live-Kennzahlen",
  lead: "Gezählt von diesem Server und alle zehn Sekunden aktualisiert. Keine Schätzungen und nichts von anderen Installationen.",
  cardTitle: "Diese Installation, jetzt",
  chatInteractions: "Unterhaltungen mit dem Assistenten",
  activeUsers: "Aktive Nutzer",
  apiRequests: "API-Anfragen",
  note: "Zähler dieser Installation seit ihrem ersten Start.",
};
