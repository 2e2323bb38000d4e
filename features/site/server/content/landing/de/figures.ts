import type { LandingContent } from "../../../../contract/landing-content.ts";

export const stats: LandingContent["stats"] = {
  heading: "Was wir erreichen wollen",
  items: [
    { value: "500 %", label: "Produktivität" },
    { value: "90 %", label: "weniger Kosten" },
    { value: "50.000+", label: "Nutzer" },
  ],
  footnote:
    "Ziele des Produkts, keine Messwerte dieser Installation. Was diese Installation zählt, steht live daneben.",
};

export const metrics: LandingContent["metrics"] = {
  heading: "Live-Kennzahlen",
  lead: "Gezählt von dem Server, der Ihnen diese Seite zeigt, und alle zehn Sekunden neu gelesen. Keine Schätzungen und nichts von anderen Installationen.",
  cardTitle: "Diese Installation, jetzt",
  chatInteractions: "Unterhaltungen mit dem Assistenten",
  activeUsers: "Aktive Nutzer",
  apiRequests: "API-Anfragen",
  note: "Zähler dieser Installation seit ihrem ersten Start.",
};
