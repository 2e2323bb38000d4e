import type { LandingContent } from "../../../../contract/landing-content.ts";

export const features: LandingContent["features"] = {
  heading: "Fünf Dinge, die zusammengehören",
  lead: "Für alle gilt dieselbe Regel: Es geschieht nichts, was sich nicht nachlesen lässt.",
  items: [
    {
      name: "Compliance-Protokolle",
      drawing: "audit",
      text: "Das Protokoll ist kein Bericht, der später geschrieben wird. Es ist Teil der Handlung: Eine Transaktion enthält, was getan wurde und dass es getan wurde.",
      availability: "here",
      points: [
        {
          text: "Jede Nachricht, jeder Einsatz eines Werkzeugs, jede Zahlung und jede Änderung von Rechten wird festgehalten",
          availability: "here",
        },
        { text: "Der Beleg unter jeder Antwort nennt ihre Schritte und ihre Einträge", availability: "here" },
        { text: "Lesen und Ausgeben des gesamten Protokolls", availability: "here" },
      ],
    },
    {
      name: "Agentenmodus",
      drawing: "agents",
      text: "Geben Sie ein Ziel vor und verfolgen Sie jeden Schritt. Er hält an, wenn Sie es sagen; bevor er andere Menschen erreicht, fragt er.",
      availability: "here",
      points: [
        { text: "Läufe überstehen Neuladen und Abstürze", availability: "here" },
        { text: "Jeder Schritt ist eine Zeile, die sich öffnen lässt", availability: "here" },
        { text: "Eigene Agenten und Freigaben", availability: "here" },
      ],
    },
    {
      name: "Recherche im Web",
      drawing: "browsing",
      text: "Er liest die Seiten, die Sie nennen, und berichtet, was dort steht. Was eine Seite sagt, wird berichtet, nie befolgt.",
      availability: "here",
      points: [
        { text: "Eine Seite anhand ihrer Adresse lesen", availability: "here" },
        { text: "Eine Seite bestimmt nie, was der Assistent tut", availability: "here" },
        { text: "Suchen und Handeln im Web", availability: "here" },
      ],
    },
    {
      name: "CRM-Anbindungen",
      drawing: "crm",
      text: "Kontakte, Unternehmen und Geschäfte in jeder Unterhaltung zur Hand, jede Änderung im Protokoll.",
      availability: "building",
      points: [
        { text: "Kontakte und Unternehmen, aus der Unterhaltung gefunden", availability: "building" },
        { text: "Geschäfte mit ihrem Stand und ihrer Vorgeschichte", availability: "building" },
        { text: "Jede Änderung im Protokoll", availability: "building" },
      ],
    },
    {
      name: "Visuelle Arbeitsfläche und Aufgabenverteilung",
      drawing: "canvas",
      text: "Zeichnen Sie einen Ablauf einmal und lassen Sie ihn laufen. Die Arbeit geht an den Menschen oder den Agenten, der sie haben soll.",
      availability: "building",
      points: [
        { text: "Schritte zeichnen und verbinden", availability: "building" },
        { text: "Aufgaben nach Regeln an Menschen oder Agenten geben", availability: "building" },
        { text: "Jeder Ablauf im Protokoll", availability: "building" },
      ],
    },
  ],
};

export const agents: LandingContent["agents"] = {
  heading: "Agenten, die wissen, wann sie fragen müssen",
  lead: "Ein Agent arbeitet selbstständig, bis etwas andere Menschen erreicht, Geld kostet oder sich nicht rückgängig machen lässt. Dann hält er an, zeigt den genauen Inhalt und wartet auf einen Menschen. Was auf Ihre Antwort wartet, ist messingfarben hervorgehoben.",
  steps: [
    { name: "Er arbeitet", text: "Schritt für Schritt, jeder mit Dauer, Kosten und Ergebnis." },
    {
      name: "Er fragt",
      text: "Mit dem genauen Inhalt, dem Grund der Frage und der Zeit, in der es sich rückgängig machen lässt.",
    },
    {
      name: "Er hinterlässt einen Beleg",
      text: "Was getan wurde, in wessen Auftrag, und die Nummer des Eintrags, der es beweist.",
    },
  ],
  question: {
    title: "E-Mail an 1 Person außerhalb von Acme senden",
    facts: [
      { label: "An", value: "ines@northwind.example" },
      { label: "Betreff", value: "Ihre Verlängerung ist genehmigt" },
      { label: "Grund", value: "sie kann Menschen außerhalb Ihres Arbeitsbereichs erreichen" },
      { label: "Rücknahme", value: "60 Sekunden nach dem Senden" },
    ],
    approve: "Freigeben und senden",
    edit: "Bearbeiten",
    deny: "Ablehnen",
    caption:
      "Eine Darstellung mit Beispieldaten. Sie zeigt, was heute funktioniert: Eine E-Mail wartet auf einen Menschen.",
  },
};
