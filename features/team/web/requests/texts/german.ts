import type { english } from "./english.ts";

export const german: typeof english = {
  text: "Fragen Sie eine andere Rolle oder mehr Plätze an. Um einem Team beizutreten, öffnen Sie das Team.",
  ask: "Neue Anfrage",
  toDecide: "Wartet auf Ihre Entscheidung",
  mine: "Ihre Anfragen",
  failed: "Die Anfragen konnten nicht geladen werden",
  more: "Mehr laden",
  none: "Sie haben keine Anfragen.",
  dialog: {
    title: "Neue Anfrage",
    wants: "Anfrage",
    options: { role: "Eine andere Rolle", seats: "Mehr Plätze" },
    role: "Rolle",
    seats: "Wie viele",
    seatsWrong: "Zwischen 1 und 1.000.",
    reason: "Begründung (optional)",
    submit: "Anfrage senden",
    done: "Anfrage gesendet. Sie werden über die Entscheidung benachrichtigt.",
  },
};
