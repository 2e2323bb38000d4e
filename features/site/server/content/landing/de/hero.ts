import type { LandingContent } from "../../../../contract/landing-content.ts";

export const meta: LandingContent["meta"] = {
  title: "Adjutant: der KI-Assistent, der alles belegt",
  description:
    "Ein KI-Assistent, den Ihr Unternehmen selbst betreibt. Er zeigt jeden Schritt, legt jeder Antwort einen Beleg bei und protokolliert, was er tut, während er es tut.",
};

export const hero: LandingContent["hero"] = {
  badge: "Selbst betrieben. Protokolliert. In Ihrer Hand.",
  headline: "Er erledigt die Arbeit. Und er belegt sie.",
  lead: "Ein KI-Assistent, den Ihr Unternehmen selbst betreibt. Er zeigt jeden Schritt, während er arbeitet, legt jeder Antwort einen Beleg bei und protokolliert seine Arbeit in derselben Transaktion, in der er sie ausführt.",
  bullets: [
    { name: "Agentenmodus", availability: "here" },
    { name: "Recherche im Web", availability: "here" },
    { name: "CRM-Anbindungen", availability: "building" },
    { name: "Compliance-Protokolle", availability: "here" },
    { name: "Visuelle Arbeitsfläche und Aufgabenverteilung", availability: "building" },
  ],
  planFeaturesHeading: "Wofür der Tarif Individual gedacht ist",
  planFeaturesNote: "Noch ist nicht alles fertig: Was heute funktioniert, ist weiter unten gekennzeichnet.",
  prices: "{prices} pro Monat",
  scene: {
    request: "Unser Umsatz betrug 412.300, die Kosten 287.950. Wie hoch war die Marge in Prozent?",
    steps: [
      { act: "Berechnet", object: "(412300 - 287950) / 412300 * 100", took: "4 ms" },
      { act: "Geprüft", object: "287950 / 412300 * 100", took: "3 ms" },
    ],
    answer: "Die Marge betrug 30,16 %: 124.350 von 412.300. Auf die Kosten entfielen die übrigen 69,84 %.",
    slip: {
      act: "run.succeeded",
      time: "14:02:11",
      lines: [
        { label: "Werkzeuge", value: "2 von 2 erfolgreich" },
        { label: "Tokens", value: "214 ein · 61 aus" },
      ],
      onBehalfOfLabel: "im Auftrag von",
      onBehalfOf: "Jana Holt",
      recordLabel: "Eintrag",
      record: "#70.412 · 5dc9da79",
    },
    caption:
      "Eine Zeichnung mit Beispieldaten. Sie zeigt, was heute funktioniert: eine Frage, die Schritte hinter der Antwort, der Beleg.",
  },
};

export const availability: LandingContent["availability"] = {
  here: "heute verfügbar",
  building: "im Aufbau",
};
