import type { english } from "./english.ts";

export const german: typeof english = {
  title: "Wartende Nachrichten",
  states: { queued: "Wartet", steering: "Wird gleich gelesen", held: "Angehalten" },
  send: "Senden",
  sendAfter: "Nach dieser Antwort senden",
  sendNow: (piece) => `„${piece}“ jetzt senden`,
  sendInto: (piece) => `„${piece}“ jetzt in die Antwort senden`,
  edit: (piece) => `„${piece}“ ändern`,
  remove: (piece) => `„${piece}“ nicht mehr senden`,
  editing: "Wartende Nachricht ändern",
  cancel: "Abbrechen",
  save: "Speichern",
  notSent: "Die Nachricht wurde nicht gesendet",
  noneSent: "Die Nachrichten wurden nicht gesendet",
  notRemoved: "Die Nachricht wurde nicht entfernt",
  becomes: {
    steering: "Die Antwort liest dies vor ihrem nächsten Schritt.",
    steeringSome: (count) => `Die Antwort liest ${count} davon vor ihrem nächsten Schritt.`,
    after: (count) =>
      count === 1
        ? "Wird nach dieser Antwort gesendet."
        : `${count} Nachrichten, nach dieser Antwort der Reihe nach gesendet.`,
    keeping: "Wird gesendet, wenn Sie eine der beiden Antworten behalten.",
    bothDone: "Wird gesendet, wenn beide Antworten fertig sind und Sie eine behalten.",
    refused: (reason) => `Nicht gesendet. ${reason}`,
    heldWhileRunning: "Angehalten. Gesendet wird erst, wenn Sie „Nach dieser Antwort senden“ wählen.",
    held: "Angehalten. Gesendet wird erst, wenn Sie „Senden“ wählen.",
    heldAfterStop: "Nach dem Stopp angehalten. Gesendet wird erst, wenn Sie „Senden“ wählen.",
    heldAfterFailure:
      "Angehalten, weil die Antwort fehlgeschlagen ist. Gesendet wird erst, wenn Sie „Senden“ wählen.",
  },
};
