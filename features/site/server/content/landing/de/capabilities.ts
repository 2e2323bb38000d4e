import type { LandingContent } from "../../../../contract/landing-content.ts";

export const capabilities: LandingContent["capabilities"] = {
  heading: "Was er kann und was noch nicht",
  lead: "Eine ehrliche Liste. Was als verfügbar gekennzeichnet ist, funktioniert auf diesem Server. Alles andere ist noch im Aufbau.",
  items: [
    {
      name: "Unterhaltungen",
      text: "Fragen Sie und sehen Sie zu, wie die Antwort entsteht. Anhalten, wiederholen, bearbeiten, suchen. Weder Neuladen noch ein Absturz lässt etwas verloren gehen.",
      availability: "here",
    },
    {
      name: "Werkzeuge mit Beleg",
      text: "Rechner, Datumsrechnung, Webseiten, Dateien, E-Mails, Aufgaben, Diagramme, Ihre eigenen Unterhaltungen. Jeder Einsatz ist eine Zeile, die sich öffnen lässt.",
      availability: "here",
    },
    {
      name: "Prüfprotokoll",
      text: "Jede Handlung wird in der Transaktion protokolliert, die sie ausführt. Lässt sie sich nicht protokollieren, findet sie nicht statt.",
      availability: "here",
    },
    {
      name: "Modelle Ihrer Wahl",
      text: "Server in Ihrem eigenen Netz oder OpenAI, Anthropic und Google mit Ihrem Schlüssel. Bis eines angebunden ist, antwortet ein eingebauter Assistent und sagt das auch.",
      availability: "here",
    },
    {
      name: "Konten und Anmeldung",
      text: "Passwörter, Passkeys, Bestätigung in zwei Schritten, Google, Microsoft, GitHub, jeder OpenID-Anbieter; SAML und SCIM gehören zum Tarif Enterprise.",
      availability: "here",
    },
    {
      name: "Budgets und Grenzen",
      text: "Was ein Tarif enthält, wird gezählt und durchgesetzt. Was ein Modell kosten darf, wird reserviert, bevor es gefragt wird.",
      availability: "here",
    },
    {
      name: "Sprache",
      text: "Sprechen statt tippen, in einem von zehn Sprechstilen, und ins Wort fallen. Kein Ton wird aufbewahrt, außer Sie wünschen es.",
      availability: "here",
    },
    {
      name: "Gesamtes Protokoll lesen",
      text: "Jeden Eintrag suchen, lesen und ausgeben.",
      availability: "here",
    },
    {
      name: "Freigaben",
      text: "Was Folgen hat, wartet auf Ihr Ja, mit dem genauen Inhalt vor Augen.",
      availability: "here",
    },
    {
      name: "Eigene Agenten",
      text: "Mit Anweisungen, Werkzeugen und Grenzen, die Sie festlegen, und mit Versionen, die Sie vergleichen können.",
      availability: "here",
    },
    {
      name: "Aufgaben und Abläufe",
      text: "Einmal gezeichnet, von Menschen und Agenten gemeinsam ausgeführt.",
      availability: "building",
    },
    {
      name: "Kontakte und Geschäfte",
      text: "Unternehmen, Personen und Geschäfte in jeder Unterhaltung zur Hand.",
      availability: "building",
    },
    {
      name: "Dateien",
      text: "Hängen Sie ein Dokument an und stellen Sie Fragen dazu.",
      availability: "here",
    },
  ],
  diagramLink: "So funktioniert es, und dahin gehen Ihre Daten",
};
