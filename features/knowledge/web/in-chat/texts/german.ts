import type { english } from "./english.ts";

export const german: typeof english = {
  button: "Wissen",
  buttonOn: (count) => `Wissen: ${count} eingeschaltet`,
  title: "Antworten aus Sammlungen",
  search: "Sammlung suchen",
  none: "Es gibt noch keine Sammlungen.",
  noMatch: "Keine Sammlung passt.",
  failed: "Die Sammlungen konnten nicht geladen werden.",
  more: "Es gibt weitere. Suchen Sie danach.",
  most: (most) => `Höchstens ${most} Sammlungen können befragt werden.`,
  all: "Alle Sammlungen",
  on: "Sammlungen, die befragt werden",
  off: (name) => `${name} nicht befragen`,
  hidden: (count) =>
    count === 1
      ? "1 Sammlung, die Sie nicht lesen dürfen"
      : `${count} Sammlungen, die Sie nicht lesen dürfen`,
  hiddenOff: "Ausschalten, was Sie nicht lesen dürfen",
  leftOut: "Hier nicht befragt",
  leftOutWhy:
    "Nicht alle, die diese Unterhaltung lesen, dürfen diese Sammlung lesen. Deshalb wird sie hier nicht befragt.",
  notDone: "Das konnte nicht geändert werden",
  field: {
    label: "Sammlungen",
    hint: "Der Agent befragt sie für Antworten, soweit die Person, die ihn fragt, sie lesen darf.",
    remove: "Entfernen, was Sie nicht lesen dürfen",
  },
};
