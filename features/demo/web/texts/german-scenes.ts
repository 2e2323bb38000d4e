import type { WordsOfScenes } from "./words-of-scenes.ts";

export const germanScenes: WordsOfScenes = {
  steps: {
    title: "Bei der Arbeit zusehen",
    look: [
      "Jeder Schritt steht unter der Frage, während er geschieht: was berechnet wird und was dabei herauskam.",
      "Drücken Sie auf einen Schritt: Er öffnet sich und zeigt genau, was hineinging und was zurückkam.",
    ],
  },
  receipt: {
    title: "Nach dem Beleg fragen",
    look: [
      "Unter der Antwort steht ihr Beleg. Öffnen Sie ihn: Wer geantwortet hat, jeder Schritt und wie lange er dauerte.",
      "Jede seiner Zeilen ist ein Ereignis des Prüfprotokolls, gespeichert in derselben Transaktion wie die Handlung selbst.",
    ],
  },
  memory: {
    title: "Wiederfinden, was gesagt wurde",
    look: [
      "Der Assistent sieht Ihre anderen Unterhaltungen durch; zwei davon wurden für diese Demo angelegt.",
      "Er zitiert, was geschrieben wurde, mit dem Tag und der Unterhaltung, aus der es stammt.",
      "„Unterhaltungen“ öffnet die Liste aller Unterhaltungen; dort können Sie auch die Titel durchsuchen.",
    ],
  },
  again: {
    title: "Es sich anders überlegen",
    look: [
      "„Answer again“ schreibt die Antwort noch einmal; die erste bleibt, und Sie können zu ihr zurückkehren.",
      "Mit dem Stift an Ihrer Frage ändern Sie sie. Beide Fragen bleiben, jede mit ihren Antworten.",
      "Während ein Sprachmodell schreibt, steht „Stop“ an der Stelle von „Send“. Der eingebaute Assistent ist dafür zu schnell.",
    ],
  },
  "hostile-page": {
    title: "Eine Seite, die Befehle erteilt",
    look: [
      "Der Fund zitiert eine Seite, die dem Assistenten befiehlt, Ihre Daten preiszugeben.",
      "Sie wird als das gezeigt, was sie ist: ein Text, den jemand geschrieben hat. Nichts folgt ihm; der Beleg nennt eine einzige Suche.",
      "Öffnen Sie „Brightline's page“ unter „Unterhaltungen“: Das Bild darin wird nicht geladen, denn schon das würde dem Besitzer der Seite etwas verraten.",
    ],
  },
};
