import type { WordsOfScenes } from "./words-of-scenes.ts";

export const germanScenes: WordsOfScenes = {
  steps: {
    title: "Bei der Arbeit zusehen",
    look: [
      "Jeder Schritt erscheint mit seinem Ergebnis unter der Frage, während er ausgeführt wird.",
      "Wählen Sie einen Schritt aus, um genau zu sehen, was hineinging und was zurückkam.",
    ],
  },
  receipt: {
    title: "Nach dem Beleg fragen",
    look: [
      "Unter der Antwort steht ihr Beleg. Öffnen Sie ihn: Wer geantwortet hat, jeder Schritt und wie lange er dauerte.",
      "Jede Zeile ist ein Eintrag im Prüfprotokoll, gespeichert in derselben Transaktion wie die Handlung selbst.",
    ],
  },
  memory: {
    title: "Wiederfinden, was gesagt wurde",
    look: [
      "Der Assistent sieht Ihre anderen Unterhaltungen durch; zwei davon wurden für diese Demo angelegt.",
      "Er zitiert, was geschrieben wurde, mit dem Tag und der Unterhaltung, aus der es stammt.",
      "„Unterhaltungen“ öffnet die Liste aller Unterhaltungen; dort können Sie auch suchen.",
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
      "Sie wird als bloßer Text gezeigt, und ihre Befehle werden nicht befolgt: Der Beleg nennt eine einzige Suche.",
      "Öffnen Sie „Brightline's page“ unter „Unterhaltungen“: Das Bild darin wird nicht geladen, denn schon das würde dem Besitzer der Seite etwas verraten.",
    ],
  },
};
