import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const runActs: ActWords = {
  nouns: {
    assistant: ["Built-in assistant", "Eingebauter Assistent"],
    run: ["Run", "Lauf"],
  },
  acts: {
    "assistant.answered": [
      "The built-in assistant answered {person}",
      "Der eingebaute Assistent hat {person} geantwortet",
    ],
    "model.called": ["{actor} asked a model", "{actor} hat ein Modell gefragt"],
    "run.cancel_requested": ["{actor} stopped a run", "{actor} hat einen Lauf angehalten"],
    "run.cancelled": ["A run for {person} was stopped", "Ein Lauf für {person} wurde angehalten"],
    "run.dismissed": ["{actor} put a failed run aside", "{actor} hat einen fehlgeschlagenen Lauf abgehakt"],
    "run.erased": ["{actor} erased runs", "{actor} hat Läufe gelöscht"],
    "run.failed": ["A run for {person} failed", "Ein Lauf für {person} ist fehlgeschlagen"],
    "run.handed_over": [
      "{actor} handed the run over to another agent",
      "{actor} hat den Lauf an einen anderen Agenten übergeben",
    ],
    "run.limit_kept": ["{actor} ended a run at its limit", "{actor} hat einen Lauf an seiner Grenze beendet"],
    "run.limit_raised": [
      "{actor} let a run go on beyond its limit",
      "{actor} hat einen Lauf über seine Grenze hinaus fortsetzen lassen",
    ],
    "run.resumed": ["A run for {person} went on", "Ein Lauf für {person} ging weiter"],
    "run.started": ["A run for {person} began", "Ein Lauf für {person} hat begonnen"],
    "run.steered": [
      "A run took up what {person} wrote meanwhile",
      "Ein Lauf hat aufgenommen, was {person} inzwischen schrieb",
    ],
    "run.step_ended": [
      "A run for {person} finished a step",
      "Ein Lauf für {person} hat einen Schritt beendet",
    ],
    "run.succeeded": ["A run for {person} finished", "Ein Lauf für {person} ist fertig"],
    "run.suspended": ["A run for {person} began to wait", "Ein Lauf für {person} begann zu warten"],
  },
};
