import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const knowledgeActs: ActWords = {
  nouns: {
    collection: ["Collection", "Sammlung"],
    document: ["Document", "Dokument"],
  },
  acts: {
    "conversation.collections_chosen": [
      "{actor} chose the collections that the conversation {conversation} asks",
      "{actor} hat gewählt, welche Sammlungen die Unterhaltung {conversation} befragt",
    ],
    "collection.changed": [
      "{actor} changed the collection {collection}",
      "{actor} hat die Sammlung {collection} geändert",
    ],
    "collection.created": [
      "{actor} created the collection {collection}",
      "{actor} hat die Sammlung {collection} angelegt",
    ],
    "collection.deleted": [
      "{actor} deleted the collection {collection}",
      "{actor} hat die Sammlung {collection} gelöscht",
    ],
    "collection.retried": [
      "{actor} had what failed in the collection {collection} read again",
      "{actor} hat erneut lesen lassen, was in der Sammlung {collection} fehlgeschlagen war",
    ],
    "collection.transferred": [
      "{actor} gave the collection {collection} to {user}",
      "{actor} hat die Sammlung {collection} an {user} übergeben",
    ],
    "document.added": [
      "{actor} added the document {document} to {collection}",
      "{actor} hat das Dokument {document} zu {collection} hinzugefügt",
    ],
    "document.changed": [
      "{actor} changed the document {document}",
      "{actor} hat das Dokument {document} geändert",
    ],
    "document.content_admitted": [
      "{actor} brought a content for a document of {collection}",
      "{actor} hat einen Inhalt für ein Dokument von {collection} gebracht",
    ],
    "document.deleted": [
      "{actor} deleted the document {document} of {collection}",
      "{actor} hat das Dokument {document} von {collection} gelöscht",
    ],
    "document.failed": [
      "{actor} could not read the document {document}",
      "{actor} konnte das Dokument {document} nicht lesen",
    ],
    "document.fetched": [
      "{actor} fetched a new version of the document {document} from its address",
      "{actor} hat eine neue Version des Dokuments {document} von seiner Adresse geholt",
    ],
    "document.named": [
      "{actor} had the document {document} found by its new title",
      "{actor} hat das Dokument {document} unter seinem neuen Titel auffindbar gemacht",
    ],
    "document.read": ["{actor} read the document {document}", "{actor} hat das Dokument {document} gelesen"],
    "document.read_begun": [
      "{actor} began to read the document {document}",
      "{actor} hat begonnen, das Dokument {document} zu lesen",
    ],
    "document.read_resumed": [
      "{actor} went on reading the document {document}",
      "{actor} hat das Dokument {document} weitergelesen",
    ],
    "document.reading_asked": [
      "{actor} asked to read the document {document} again",
      "{actor} hat das Dokument {document} neu lesen lassen",
    ],
    "document.refresh_begun": [
      "{actor} asked the address of the document {document} again, as planned",
      "{actor} hat die Adresse des Dokuments {document} wie geplant erneut abgefragt",
    ],
    "document.replaced": [
      "{actor} uploaded a new version of the document {document}",
      "{actor} hat eine neue Version des Dokuments {document} hochgeladen",
    ],
    "document.unchanged": [
      "{actor} found the address of the document {document} unchanged",
      "{actor} hat die Adresse des Dokuments {document} unverändert gefunden",
    ],
  },
};
