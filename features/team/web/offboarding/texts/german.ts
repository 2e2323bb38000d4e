import type { english } from "./english.ts";

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const german: typeof english = {
  removeTitle: (name) => `${name} entfernen`,
  leaveTitle: "Arbeitsbereich verlassen",
  removeLead:
    "Der Zugang endet sofort, auch in offenen Tabs, und laufende Arbeit hält an. Freigaben und Plätze in Teams enden. Was andere nutzen, übernimmt jemand.",
  leaveLead:
    "Ihr Zugang endet sofort, und laufende Arbeit hält an. Was andere nutzen, übernimmt jemand. Für eine Rückkehr brauchen Sie eine Einladung.",
  successor: "Wer übernimmt",
  counting: "Wird gezählt …",
  failed: "Der Umfang der Übergabe konnte nicht ermittelt werden",
  anOwner: "die Inhaber des Arbeitsbereichs",
  goesTo: (name) => `Geht an ${name}`,
  nothing: "Es gibt nichts zu übernehmen.",
  kinds: {
    conversations: counted("Unterhaltung, die andere lesen", "Unterhaltungen, die andere lesen"),
    agents: counted("Agent, den andere nutzen", "Agenten, die andere nutzen"),
    collections: counted("Sammlung, die andere lesen", "Sammlungen, die andere lesen"),
    tasks: counted("offene Aufgabe", "offene Aufgaben"),
    triggers: counted(
      "Auslöser: angehalten, bis er fortgesetzt wird. Werte von Agenten und Geheimnisse von Webhooks gehen nicht mit",
      "Auslöser: angehalten, bis sie fortgesetzt werden. Werte von Agenten und Geheimnisse von Webhooks gehen nicht mit",
    ),
    connections: counted(
      "Verbindung des Arbeitsbereichs, die weiter funktioniert",
      "Verbindungen des Arbeitsbereichs, die weiter funktionieren",
    ),
  },
  newlyReadable: (count, name) =>
    count === 1
      ? `1 davon kann ${name} bisher nicht lesen, danach schon.`
      : `${count} davon kann ${name} bisher nicht lesen, danach schon.`,
  keptTitle: "Bleibt privat",
  kept: {
    conversations: counted("eigene Unterhaltung", "eigene Unterhaltungen"),
    agents: counted("eigener Agent", "eigene Agenten"),
    collections: counted("eigene Sammlung", "eigene Sammlungen"),
  },
  keptNote:
    "Niemand kann das lesen, auch kein Inhaber. Es wird mit dem Konto gelöscht oder kommt mit der Person zurück.",
  goneTitle: "Ausgeschiedene Personen",
  goneText:
    "Ihr Verzeichnis hat diese Mitgliedschaften beendet, aber andere nutzen noch etwas von diesen Personen. Niemand kann es ändern oder teilen, bis jemand übernimmt.",
  nameless: "Jemand ohne Namen",
  assignSuccessor: "Nachfolge bestimmen",
  takeOverTitle: (name) => `Wer übernimmt von ${name}?`,
  takeOverSubmit: "Übergeben",
  busyTakeOver: "Wird übergeben ...",
  takenOver: (name) => `${name} hat übernommen`,
  remove: "Entfernen",
  leave: "Verlassen",
  busyRemove: "Wird entfernt ...",
  busyLeave: "Wird verlassen ...",
  removed: (name) => `${name} gehört nicht mehr zum Arbeitsbereich`,
};
