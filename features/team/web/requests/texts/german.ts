import type { english } from "./english.ts";

export const german: typeof english = {
  text: "Bitten Sie um eine andere Rolle oder um mehr Plätze. Für die Aufnahme in ein Team öffnen Sie das Team.",
  ask: "Um etwas bitten",
  toDecide: "Für Sie zu entscheiden",
  mine: "Ihre Anfragen",
  failed: "Die Anfragen konnten nicht geladen werden",
  more: "Mehr laden",
  none: "Sie haben um nichts gebeten.",
  dialog: {
    title: "Um etwas bitten",
    wants: "Was",
    options: { role: "Eine andere Rolle", seats: "Mehr Plätze" },
    role: "Rolle",
    seats: "Wie viele",
    seatsWrong: "Zwischen 1 und 1.000.",
    reason: "Warum (freiwillig)",
    submit: "Bitten",
    done: "Erbeten. Sie erfahren, wenn jemand entscheidet.",
  },
};
