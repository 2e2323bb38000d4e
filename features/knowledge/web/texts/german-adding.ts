import type { adding as english } from "./english-adding.ts";

export const adding: typeof english = {
  title: "Dokumente hinzufügen",
  menu: "Hinzufügen",
  files: "Dateien",
  folder: "Einen Ordner",
  address: "Webadresse",
  text: "Text schreiben",
  drop: "Dateien hier ablegen, um sie hinzuzufügen",
  hint: "Oder legen Sie Dateien irgendwo auf dieser Seite ab.",
  tooMany: (most: number, left: number) =>
    `${most} Dateien werden auf einmal hochgeladen. ${left === 1 ? "1 Datei wurde" : `${left} Dateien wurden`} ausgelassen: Fügen Sie sie danach hinzu.`,
  uploads: {
    label: "Hochgeladene Dateien",
    progress: (done: number, all: number) => `${done} von ${all} hochgeladen`,
    allDone: (count: number) =>
      count === 1 ? "1 Datei wurde hochgeladen." : `${count} Dateien wurden hochgeladen.`,
    versionDone: (title: string, isKept: boolean) =>
      isKept
        ? `Die neue Version wurde hochgeladen. Das Dokument behält seinen Titel „${title}“.`
        : `Die neue Version wurde hochgeladen. Das Dokument heißt „${title}“ wie die Datei.`,
    failed: (count: number) =>
      count === 1 ? "1 Datei wurde nicht hochgeladen" : `${count} Dateien wurden nicht hochgeladen`,
    waiting: "Wartet",
    uploading: (percent: number) => `Wird hochgeladen: ${percent} %`,
    retry: (name: string) => `${name} erneut versuchen`,
    cancel: (name: string) => `${name} abbrechen`,
    remove: (name: string) => `${name} aus der Liste entfernen`,
    retryAll: "Alle erneut versuchen",
    cancelAll: "Alle abbrechen",
    clear: "Liste leeren",
    others: (count: number) => (count === 1 ? "1 weitere Datei wartet" : `${count} weitere Dateien warten`),
    empty: "Die Datei ist leer.",
  },
  web: {
    title: "Webadresse hinzufügen",
    lead: "Die Seite wird jetzt gelesen. Seiten hinter einer Anmeldung können nicht gelesen werden.",
    address: "Adresse",
    needsAddress: "Geben Sie eine Adresse ein, die mit https:// beginnt.",
    name: "Titel",
    nameHint: "Freiwillig. Ohne Angabe der Titel der Seite.",
    folder: "Ordner",
    folderHint: "Freiwillig. Ordner sind durch / getrennt.",
    interval: "Prüfen",
    submit: "Hinzufügen",
    known: (title: string) => `Diese Seite ist schon in der Sammlung, als „${title}“.`,
  },
  write: {
    title: "Text schreiben",
    editTitle: (title: string) => `„${title}“ bearbeiten`,
    name: "Titel",
    needsName: "Geben Sie einen Titel ein.",
    folder: "Ordner",
    folderHint: "Freiwillig. Ordner sind durch / getrennt.",
    text: "Inhalt",
    needsText: "Schreiben Sie einen Text.",
    hint: "Markdown: # macht eine Überschrift, ** fett, - eine Liste.",
    views: { label: "Ansicht", write: "Schreiben", preview: "Vorschau" },
    nothing: "Es gibt noch nichts zu sehen.",
    kept: "Bleibt in diesem Tab, bis es gespeichert ist.",
    discard: "Entwurf verwerfen",
    submit: "Hinzufügen",
    submitEdit: "Speichern",
    failed: "Der Text konnte nicht geladen werden",
    somebody: "Jemand",
    behind: (name: string) =>
      `${name} hat eine spätere Version gespeichert, während Sie geschrieben haben. Ihr Text ist noch hier, nicht gespeichert.`,
    oneIsKept: (name: string) =>
      `${name} hat gespeichert, während Sie geschrieben haben. Nur der Text, den Sie wählen, bleibt erhalten.`,
  },
};
