import type { english } from "./english.ts";
import { adding } from "./german-adding.ts";
import { documents } from "./german-documents.ts";
import { question } from "./german-question.ts";
import { reading as readingTexts } from "./german-reading.ts";

export const german: typeof english = {
  title: "Wissen",
  lead: "Sammlungen von Dokumenten, aus denen Antworten zitieren. Nur wer eine Sammlung lesen darf, bekommt Antworten daraus.",
  all: "Alle Sammlungen",
  notHere: {
    collection: "Diese Sammlung gibt es nicht, sie wurde gelöscht, oder sie ist nicht mit Ihnen geteilt.",
    document: "Dieses Dokument gibt es nicht, es wurde gelöscht, oder es ist nicht mit Ihnen geteilt.",
  },
  create: "Neue Sammlung",
  list: {
    label: "Sammlungen",
    search: "Sammlungen suchen",
    which: "Welche Sammlungen",
    shows: { all: "Alle", own: "Eigene", shared: "Geteilte" },
    failed: "Die Sammlungen konnten nicht geladen werden",
    empty:
      "Eine Sammlung enthält Dokumente, etwa ein Handbuch, und Fragen finden die Stellen, die sie beantworten. Legen Sie eine an und fügen Sie Dokumente hinzu.",
    notForYou: "Prüfer sehen keine Sammlungen. Wenden Sie sich an einen Inhaber, wenn Sie Zugang brauchen.",
    emptyOwn: "Sie haben keine eigene Sammlung.",
    emptyShared: "Niemand hat eine Sammlung mit Ihnen geteilt.",
    noMatch: (search: string) => `Keine Sammlung hat „${search}“ im Namen.`,
    clear: "Filter löschen",
    columns: { name: "Sammlung", documents: "Dokumente", passages: "Textstellen", changed: "Geändert" },
    from: (name: string) => `Von ${name}`,
    ofDeleted: "Von einem gelöschten Konto",
    shared: "Geteilt",
    waiting: (count: number) => (count === 1 ? "1 wird gelesen" : `${count} werden gelesen`),
    failedCount: (count: number) => (count === 1 ? "1 fehlgeschlagen" : `${count} fehlgeschlagen`),
  },
  dialog: {
    create: "Neue Sammlung",
    createLead: "Nur Sie können sie lesen, bis Sie sie teilen.",
    edit: (name: string) => `„${name}“ bearbeiten`,
    name: "Bezeichnung",
    namePlaceholder: "Handbuch für Beschäftigte",
    needsName: "Geben Sie einen Namen ein.",
    description: "Beschreibung",
    descriptionHint: "Freiwillig. Wovon ihre Dokumente handeln.",
    submitCreate: "Anlegen",
    submitEdit: "Speichern",
  },
  collection: {
    title: "Sammlung",
    failed: "Die Sammlung konnte nicht geladen werden",
    more: (name: string) => `Mehr zu ${name}`,
    edit: "Bearbeiten",
    share: "Teilen",
    whoHasAccess: "Wer Zugriff hat",
    remove: "Löschen",
    removeTitle: (name: string) => `„${name}“ löschen?`,
    removeText: (documents: number, passages: string) =>
      `${documents === 1 ? "1 Dokument" : `${documents} Dokumente`} mit ${passages} werden für alle gelöscht. Das ist endgültig.`,
    removeEmpty: "Sie enthält keine Dokumente. Niemand kann sie mehr öffnen.",
    removeStays: "Antworten, die daraus zitieren, bleiben. Ihre Zitate lassen sich nicht mehr öffnen.",
    removeSubmit: "Sammlung löschen",
    notRemoved: "Die Sammlung wurde nicht gelöscht",
    passages: (count: number) =>
      count === 1 ? "1 Textstelle" : `${count.toLocaleString("de-DE")} Textstellen`,
    documents: (count: number) => (count === 1 ? "1 Dokument" : `${count.toLocaleString("de-DE")} Dokumente`),
    owner: (name: string) => `Gehört ${name}`,
    deletedOwner: "einem gelöschten Konto",
    endings: {
      deleted: "Diese Sammlung wurde gelöscht.",
      withdrawn: "Diese Sammlung ist nicht mehr mit Ihnen geteilt.",
    },
  },
  reading: readingTexts,
  documents,
  adding,
  question,
};
