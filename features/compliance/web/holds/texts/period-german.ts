import type { period as english } from "./period-english.ts";

export const period: typeof english = {
  title: "Unterhaltungen ohne neue Nachrichten",
  description: "Aus, solange niemand eine Frist setzt. Was eine Aufbewahrungspflicht erfasst, bleibt.",
  failed: "Die Frist konnte nicht geladen werden",
  off: "Sie bleiben, bis jemand sie löscht.",
  on: (days) => `Sie werden ${days} Tage nach ihrer letzten Nachricht gelöscht.`,
  held: (count) =>
    count === 1
      ? "Die Frist einer Unterhaltung ist vorbei, und eine Aufbewahrungspflicht hält sie."
      : `Die Frist von ${count} Unterhaltungen ist vorbei, und eine Aufbewahrungspflicht hält sie.`,
  change: "Frist ändern",
  keep: "Behalten",
  delete: "Nach einer Zeit löschen",
  days: "Tage nach der letzten Nachricht",
  daysHint: "Von 30 bis 3650.",
  wrongDays: "Schreiben Sie eine ganze Zahl von 30 bis 3650.",
  due: (due, held) =>
    [
      due === 0
        ? "Zurzeit ist keine Unterhaltung fällig."
        : `${due} ${due === 1 ? "Unterhaltung wird" : "Unterhaltungen werden"} binnen einer Stunde gelöscht, auch die anderer. Später lässt sich das nicht rückgängig machen.`,
      held > 0 ? `${held} weitere ${held === 1 ? "bleibt" : "bleiben"} wegen Aufbewahrungspflichten.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  submit: "Speichern",
};
