import type { question as english } from "./english-question.ts";

export const question: typeof english = {
  title: "Frage ausprobieren",
  lead: "Zeigt, welche Textstellen eine Frage findet und warum. Antworten im Chat zitieren dieselben Stellen.",
  leadAll: "Durchsucht die Sammlungen, die Sie lesen dürfen, höchstens 20, die zuletzt geänderten zuerst.",
  label: "Frage",
  placeholder: "Wie viele Tage Urlaub habe ich?",
  needsQuestion: "Schreiben Sie eine Frage.",
  submit: "Stellen finden",
  failed: "Die Textstellen konnten nicht gesucht werden",
  unanswered: "In den Sammlungen wurde nichts gefunden, das diese Frage beantwortet.",
  unansweredSome:
    "In den Sammlungen wurde nichts gefunden, das diese Frage beantwortet. Diese Stellen sind am nächsten.",
  found: (count: number) => (count === 1 ? "1 Stelle wurde gefunden" : `${count} Stellen wurden gefunden`),
  results: "Gefundene Stellen",
  words: "Wörter der Frage",
  columns: {
    word: "Wort",
    foundAs: "Gefunden als",
    passages: "Stellen",
    weight: "Gewicht",
  },
  asWritten: "Wie geschrieben",
  nowhere: "In keiner Stelle",
  tooCommon: "Sagt zu wenig, um danach zu suchen",
  weightHint: "Seltene Wörter wiegen mehr.",
  ranks: {
    words: (rank: number) => `Nach Wörtern: Nr. ${rank}`,
    noWords: "Nicht nach Wörtern gefunden",
    meaning: (rank: number) => `Nach Bedeutung: Nr. ${rank}`,
    noMeaning: "Nicht nach Bedeutung gefunden",
  },
  withoutMeaning: {
    no_model:
      "Stellen werden nur nach Wörtern gefunden, weil kein Modell für die Suche nach Bedeutung eingestellt ist. Ein Admin kann eines einstellen.",
    model_failed:
      "Stellen werden nur nach Wörtern gefunden, weil das Modell für die Suche nach Bedeutung nicht geantwortet hat. Versuchen Sie es später erneut.",
    not_indexed:
      "Stellen werden nur nach Wörtern gefunden, weil die Suche nach Bedeutung für diese Sammlungen noch vorbereitet wird.",
  },
  noCollections: "Es gibt keine Sammlung zum Durchsuchen.",
};
