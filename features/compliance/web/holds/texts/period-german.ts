import type { period as english } from "./period-english.ts";

export const period: typeof english = {
  description:
    "Ohne Frist bleiben Daten, bis jemand sie löscht. Eine kürzere Frist löscht 24 Stunden lang noch nichts.",
  failed: "Die Fristen konnten nicht geladen werden",
  quoted:
    "Text einer gelöschten Unterhaltung, den versiegelte Inhalte des Protokolls anführen, bleibt bis zum Ende der Frist dieser Inhalte oder bis ihre Person gelöscht wird.",
  off: "Bleibt, bis es jemand löscht.",
  on: (days, since) => `Wird ${days} Tage nach ${since} gelöscht.`,
  waits: (moment) => `Löscht ab ${moment}.`,
  untilThen: (days, since) =>
    days === null
      ? "Bis dahin wird nichts nach Alter gelöscht."
      : `Bis dahin wird ${days} Tage nach ${since} gelöscht.`,
  held: (what) => `Aufbewahrungspflichten halten Älteres: ${what}.`,
  change: "Ändern",
  keep: "Behalten",
  delete: "Nach einer Zeit löschen",
  daysHint: (fewest, most) => `Von ${fewest} bis ${most}.`,
  wrongDays: (fewest, most) => `Schreiben Sie eine ganze Zahl von ${fewest} bis ${most}.`,
  due: (what, due, held) =>
    [
      due === 0
        ? "Heute würde nichts gelöscht."
        : `Heute würde das löschen: ${what}, auch die anderer. Später lässt sich das nicht rückgängig machen.`,
      held ? `Aufbewahrungspflichten halten weitere: ${held}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  confirm: "Älteres löschen, in 24 Stunden beginnend",
  needsConfirmation: "Bestätigen Sie, dass ältere Daten gelöscht werden.",
  submit: "Speichern",
  done: (name) => `Die Frist wurde gespeichert: ${name}`,
  kinds: {
    conversations: {
      name: "Unterhaltungen mit ihren Nachrichten und Dateien",
      since: "der letzten Nachricht",
      daysLabel: "Tage nach der letzten Nachricht",
      count: (count) => (count === 1 ? "1 Unterhaltung" : `${count} Unterhaltungen`),
    },
    ended_tasks: {
      name: "Erledigte Aufgaben",
      since: "Erledigung oder Abbruch",
      daysLabel: "Tage nach Erledigung oder Abbruch",
      count: (count) => (count === 1 ? "1 Aufgabe" : `${count} Aufgaben`),
    },
    log_content: {
      name: "Persönliche Inhalte im Protokoll",
      since: "dem Ende ihres Quartals",
      daysLabel: "Tage nach dem Ende ihres Quartals",
      note: "Die Schlüssel eines Quartals werden zusammen vernichtet. Die Ereignisse bleiben prüfbar; an ihren Inhalten steht, dass sie gelöscht sind.",
      count: (count) =>
        count === 1
          ? "1 Schlüssel einer Person und eines Quartals"
          : `${count} Schlüssel, je Person und Quartal einer`,
    },
  },
  unknown: {
    since: "der letzten Änderung",
    daysLabel: "Tage",
    count: (count) => (count === 1 ? "1 Eintrag" : `${count} Einträge`),
  },
};
