import type { DiagramTexts } from "./english.ts";
import { toldFeatures } from "./german/told-features.ts";
import { toldFlows } from "./german/told-flows.ts";
import { toldNodes } from "./german/told-nodes.ts";
import { toldSteps } from "./german/told-steps.ts";

export const german: DiagramTexts = {
  title: "So funktioniert es",
  lead: "Diese Installation, wie sie jetzt ist: ihre Funktionen, Einstellungen und Verbindungen.",
  view: "Ansicht",
  data: "Wohin Daten gehen",
  features: "Woraus es besteht",
  failed: "Das Diagramm konnte nicht geladen werden",
  zones: {
    person: "Bei Ihnen",
    installation: "Diese Installation",
    network: "Ihr Netz",
    outside: "Außerhalb",
    alone: "Unabhängige Funktionen",
  },
  places: {
    person: "bei Ihnen",
    installation: "in dieser Installation",
    network: "im Netz dieser Installation",
    outside: "außerhalb",
  },
  reaches: { installation: "bleibt hier", network: "bleibt in Ihrem Netz", outside: "geht hinaus" },
  nothingLeaves: "So, wie sie jetzt eingerichtet ist, verlassen keine Daten diese Installation.",
  leavesFor: (ends) =>
    `So, wie sie jetzt eingerichtet ist, gibt diese Installation Daten weiter an: ${ends}.`,
  notConnected: (labels) => `Hier nicht angebunden: ${labels}.`,
  and: (before, last) => `${before} und ${last}`,
  featureCount: (count) =>
    `${count} Funktionen. Eine Linie führt von einer Funktion zu einer, die sie nutzt. Andere Abhängigkeiten lassen die Tests des Produkts nicht zu.`,
  usesNone: "nutzt keine andere Funktion",
  usesSome: (features) => `nutzt ${features}`,
  notThereYet: "in Arbeit · ",
  feature: "Funktion",
  laterFeature: "Funktion, in Arbeit",
  uses: "Nutzt",
  usedBy: "Genutzt von",
  ways: "Daten",
  to: (part, label) => `An ${part}: ${label}`,
  from: (part, label) => `Von ${part}: ${label}`,
  follow: "Einer Nachricht folgen",
  flow: (number) => `Datenfluss ${number}`,
  step: (place, count) => `Schritt ${place} von ${count}`,
  both: (one, other) => `${one} und ${other}`,
  oneWay: (from, to) => `${from} → ${to}`,
  facts: { data: "Daten", why: "Wozu", kept: "Aufbewahrt", reach: "Reichweite" },
  keptColon: "Aufbewahrt:",
  lines: "Linien",
  details: "Einzelheiten",
  save: "Als SVG speichern",
  print: "Drucken",
  choosePart: "Wählen Sie einen Teil des Diagramms",
  choosePartOrNumber: "Wählen Sie einen Teil oder eine Nummer im Diagramm",
  chosenHere:
    ": Hier erscheinen dann die Einzelheiten. Mit den Pfeiltasten wechseln Sie zwischen den Teilen, mit Escape heben Sie die Auswahl auf.",
  inWords: "Als Text",
  back: "Zurück",
  next: "Weiter",
  done: "Fertig",
  play: "Abspielen",
  pause: "Anhalten",
  told: { ...toldNodes, ...toldFlows, ...toldSteps },
  toldFeatures,
};
