import type { SharedTexts } from "./english.ts";

export const german: SharedTexts = {
  loading: "Wird geladen ...",
  retry: "Erneut versuchen",
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  clearSearch: "Suche leeren",
  overlays: "Meldungen und geöffnete Dialoge",
  skipToContent: "Zum Inhalt springen",
  home: "Adjutant, Startseite",
  copy: {
    label: "Kopieren",
    errorId: "Fehlerkennung kopieren",
    copied: "Kopiert",
    refused: "Der Browser hat das Kopieren verweigert",
  },
  password: { show: "Passwort anzeigen", hide: "Passwort verbergen" },
  theme: { light: "Helle Darstellung", dark: "Dunkle Darstellung" },
  slip: { onBehalfOf: "im Auftrag von", record: "Eintrag" },
  toast: {
    close: (title) => `Schließen: ${title}`,
    success: "Erfolg",
    error: "Fehler",
    warning: "Warnung",
    info: "Hinweis",
  },
  failures: {
    unreached: "Der Server ist nicht erreichbar. Versuchen Sie es gleich noch einmal.",
    unexpected: "Ein unerwarteter Fehler ist aufgetreten.",
    status: (status) => `Der Server hat mit dem Status ${status} geantwortet.`,
  },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link ist unvollständig.",
    goHome: "Zur Startseite",
    goToDashboard: "Zum Dashboard",
  },
};
