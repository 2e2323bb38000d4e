import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const chatActs: ActWords = {
  nouns: {
    bulk_export: ["Export of conversations", "Ausgabe von Unterhaltungen"],
    conversation: ["Conversation", "Unterhaltung"],
    folder: ["Folder", "Ordner"],
    message: ["Message", "Nachricht"],
    public_link: ["Public link", "Öffentlicher Link"],
  },
  acts: {
    "conversation.expired": [
      "A conversation was deleted, because its period was over",
      "Eine Unterhaltung wurde gelöscht, weil ihre Frist abgelaufen ist",
    ],
    "bulk_export.content_deleted": [
      "{actor} deleted the content of an export of conversations",
      "{actor} hat den Inhalt einer Ausgabe von Unterhaltungen gelöscht",
    ],
    "bulk_export.downloaded": [
      "{actor} downloaded an export of conversations",
      "{actor} hat eine Ausgabe von Unterhaltungen heruntergeladen",
    ],
    "bulk_export.expired": [
      "An export of conversations expired",
      "Eine Ausgabe von Unterhaltungen ist abgelaufen",
    ],
    "bulk_export.failed": [
      "An export of conversations failed",
      "Eine Ausgabe von Unterhaltungen ist fehlgeschlagen",
    ],
    "bulk_export.packed": [
      "{actor} finished an export of conversations",
      "{actor} hat eine Ausgabe von Unterhaltungen fertiggestellt",
    ],
    "bulk_export.packing_begun": [
      "{actor} began to pack an export of conversations",
      "{actor} hat begonnen, eine Ausgabe von Unterhaltungen zu packen",
    ],
    "bulk_export.packing_resumed": [
      "{actor} went on packing an export of conversations",
      "{actor} hat eine Ausgabe von Unterhaltungen weiter gepackt",
    ],
    "bulk_export.removed": [
      "{actor} deleted an export of conversations",
      "{actor} hat eine Ausgabe von Unterhaltungen gelöscht",
    ],
    "bulk_export.requested": [
      "{actor} asked for an export of conversations",
      "{actor} hat eine Ausgabe von Unterhaltungen angefordert",
    ],
    "conversation.created": [
      "{actor} began the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} begonnen",
    ],
    "conversation.handed_over": [
      "{actor} handed the conversation {conversation} over to {user}",
      "{actor} hat die Unterhaltung {conversation} an {user} übergeben",
    ],
    "conversation.deleted": [
      "{actor} deleted the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} gelöscht",
    ],
    "conversation.erased": [
      "{actor} erased the conversation {conversation} for good",
      "{actor} hat die Unterhaltung {conversation} endgültig gelöscht",
    ],
    "conversation.exported": [
      "{actor} exported the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} ausgegeben",
    ],
    "conversation.filed": [
      "{actor} filed the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} abgelegt",
    ],
    "conversation.imported": [
      "{actor} imported the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} importiert",
    ],
    "conversation.queue_held": [
      "{actor} held back waiting messages in {conversation}",
      "{actor} hat wartende Nachrichten in {conversation} angehalten",
    ],
    "conversation.queue_resumed": [
      "{actor} sent waiting messages in {conversation} on",
      "{actor} hat wartende Nachrichten in {conversation} weitergeschickt",
    ],
    "conversation.renamed": [
      "{actor} renamed the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} umbenannt",
    ],
    "conversation.restored": [
      "{actor} restored the conversation {conversation}",
      "{actor} hat die Unterhaltung {conversation} wiederhergestellt",
    ],
    "folder.created": ["{actor} created a folder", "{actor} hat einen Ordner angelegt"],
    "folder.deleted": ["{actor} deleted a folder", "{actor} hat einen Ordner gelöscht"],
    "folder.ordered": [
      "{actor} changed the order of folders",
      "{actor} hat die Reihenfolge der Ordner geändert",
    ],
    "folder.renamed": ["{actor} renamed a folder", "{actor} hat einen Ordner umbenannt"],
    "folder.restored": ["{actor} restored a folder", "{actor} hat einen Ordner wiederhergestellt"],
    "message.continued": [
      "{actor} asked to continue an answer in {conversation}",
      "{actor} ließ eine Antwort in {conversation} fortsetzen",
    ],
    "message.files_given": [
      "{actor} gave files to the model in {conversation}",
      "{actor} hat dem Modell in {conversation} Dateien gegeben",
    ],
    "message.forked": [
      "{actor} asked again from an earlier step in {conversation}",
      "{actor} hat in {conversation} ab einem früheren Schritt neu gefragt",
    ],
    "message.interrupted": [
      "{actor} interrupted an answer in {conversation}",
      "{actor} hat eine Antwort in {conversation} unterbrochen",
    ],
    "message.kept": [
      "{actor} kept an unfinished answer in {conversation}",
      "{actor} hat eine unfertige Antwort in {conversation} behalten",
    ],
    "message.queued": [
      "{actor} wrote a message that waits in {conversation}",
      "{actor} hat in {conversation} eine Nachricht geschrieben, die wartet",
    ],
    "message.queued_edited": [
      "{actor} changed a waiting message in {conversation}",
      "{actor} hat eine wartende Nachricht in {conversation} geändert",
    ],
    "message.queued_removed": [
      "{actor} removed a waiting message in {conversation}",
      "{actor} hat eine wartende Nachricht in {conversation} entfernt",
    ],
    "message.retried": [
      "{actor} asked for another answer in {conversation}",
      "{actor} hat in {conversation} eine andere Antwort verlangt",
    ],
    "message.sent": [
      "{actor} sent a message in {conversation}",
      "{actor} hat in {conversation} eine Nachricht gesendet",
    ],
    "message.shown": [
      "{actor} chose another version of an answer in {conversation}",
      "{actor} hat in {conversation} eine andere Fassung einer Antwort gewählt",
    ],
    "message.steered": [
      "{actor} told a working run something in {conversation}",
      "{actor} hat einem laufenden Lauf in {conversation} etwas mitgeteilt",
    ],
    "public_link.allowed": [
      "{actor} allowed public links of a conversation again",
      "{actor} hat öffentliche Links einer Unterhaltung wieder erlaubt",
    ],
    "public_link.created": [
      "{actor} made a public link to {conversation}",
      "{actor} hat einen öffentlichen Link auf {conversation} erstellt",
    ],
    "public_link.forbidden": [
      "{actor} forbade public links of a conversation",
      "{actor} hat öffentliche Links einer Unterhaltung verboten",
    ],
    "public_link.opened": ["{actor} opened a public link", "{actor} hat einen öffentlichen Link geöffnet"],
    "public_link.renewed": [
      "{actor} brought a public link up to date",
      "{actor} hat einen öffentlichen Link aktualisiert",
    ],
    "public_link.withdrawn": [
      "{actor} withdrew a public link",
      "{actor} hat einen öffentlichen Link zurückgezogen",
    ],
  },
};
