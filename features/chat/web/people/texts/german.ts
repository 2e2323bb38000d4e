import type { english } from "./english.ts";

export const german: typeof english = {
  locale: "de-DE",
  you: "Sie",
  gone: "Ein früheres Mitglied",
  messageOf: (name) => `Nachricht von ${name}`,
  answerTo: (name) => `Antwort an ${name}`,
  answerToYou: "Antwort an Sie",
  withRights: (name) => `mit den Rechten und Dateien von ${name}`,
  ownedBy: (name) => `Geteilt von ${name}`,
  shared: "Geteilt",
  unread: (count, most) => (count >= most ? `${most - 1}+ nicht gesehen` : `${count} nicht gesehen`),
  filter: { label: "Wessen Gespräche", all: "Alle", mine: "Meine", shared: "Mit mir geteilt" },
  noneShared: "Niemand teilt ein Gespräch mit Ihnen.",
  noneMine: "Hier sind keine eigenen Gespräche.",
  seenBy: (names) => `Gesehen von ${names}`,
  readOnly: (name) =>
    `${name} teilt dies mit Ihnen zum Lesen. Um hier zu schreiben, bitten Sie um das Recht zum Bearbeiten.`,
  commentOnly: (name) =>
    `${name} teilt dies mit Ihnen. Sie können lesen und kommentieren. Um hier zu schreiben, bitten Sie um das Recht zum Bearbeiten.`,
  waitsFor: {
    approval: (name) => `Wartet auf die Entscheidung von ${name}`,
    answer: (name) => `Wartet auf die Antwort von ${name}`,
    limit: (name) => `Wartet darauf, dass ${name} fortsetzt oder beendet`,
  },
  choosesAtLimit: (name) => `${name} entscheidet, ob es weitergeht.`,
  handOver: {
    entry: "Übergeben",
    title: "Gespräch übergeben",
    lead: "Es gehört von nun an dieser Person, und sie erfährt davon. Sie können es weiter bearbeiten.",
    note: "Notiz",
    noteHint: "Steht im Gespräch",
    submit: "Übergeben",
    line: (from, to) => `${from} hat dies an ${to} übergeben`,
  },
};
