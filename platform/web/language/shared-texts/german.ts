import type { SharedTexts } from "./english.ts";

export const german: SharedTexts = {
  loading: "Wird geladen ...",
  retry: "Erneut versuchen",
  close: "Schließen",
  cancel: "Abbrechen",
  dismiss: "Ausblenden",
  unkept:
    "Das wird nicht noch einmal angezeigt. Kopieren Sie es zuerst, oder bestätigen Sie, dass Sie es haben.",
  unsaved: "Ihre Eingaben sind nicht gespeichert. Schließen Sie noch einmal, um sie zu verwerfen.",
  notices: {
    connection: "Verbindung",
    outage: "Der Server ist nicht erreichbar. Neuer Versuch läuft…",
    all: (others: number) =>
      others === 0 ? "Ganzen Hinweis anzeigen" : `+${others}: alle Hinweise anzeigen`,
  },
  clearSearch: "Suche leeren",
  overlays: "Meldungen und geöffnete Dialoge",
  moreAbout: (name) => `Mehr zu ${name}`,
  skipToContent: "Zum Inhalt springen",
  home: "Adjutant, Startseite",
  copy: {
    label: "Kopieren",
    errorId: "Fehlerkennung kopieren",
    copied: "Kopiert",
    refused: "Ihr Browser hat das Kopieren blockiert",
  },
  password: {
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    showKey: "Schlüssel anzeigen",
    hideKey: "Schlüssel verbergen",
  },
  theme: { light: "Helle Darstellung", dark: "Dunkle Darstellung" },
  slip: { onBehalfOf: "im Auftrag von", record: "Eintrag", details: "Einzelheiten" },
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
    status: (status) => `Der Server hat mit dem Status ${status} geantwortet. Versuchen Sie es noch einmal.`,
  },
  outage: {
    documentTitle: "Warten auf den Server",
    title: "Der Server ist nicht erreichbar",
    text: "Diese Seite wird geladen, sobald der Server wieder erreichbar ist. Ihre Eingaben bleiben erhalten.",
    retry: "Jetzt erneut versuchen",
  },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Unter dieser Adresse gibt es keine Seite. Vielleicht wurde sie verschoben, oder der Link ist unvollständig.",
    goHome: "Zur Startseite",
    goToDashboard: "Zum Dashboard",
  },
};
