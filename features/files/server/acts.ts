import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const fileActs: ActWords = {
  nouns: {
    file: ["File", "Datei"],
  },
  acts: {
    "file.attached": [
      "{actor} attached the file {file} to a message",
      "{actor} hat die Datei {file} an eine Nachricht gehängt",
    ],
    "file.content_deleted": [
      "{actor} deleted the content of the file {file}",
      "{actor} hat den Inhalt der Datei {file} gelöscht",
    ],
    "file.deleted": ["{actor} deleted the file {file}", "{actor} hat die Datei {file} gelöscht"],
    "file.expired": [
      "The file {file} expired without being used",
      "Die Datei {file} ist unbenutzt abgelaufen",
    ],
    "file.read": [
      "{actor} read the text of the file {file}",
      "{actor} hat den Text der Datei {file} gelesen",
    ],
    "file.read_begun": [
      "{actor} began to read the file {file}",
      "{actor} hat begonnen, die Datei {file} zu lesen",
    ],
    "file.read_resumed": [
      "{actor} went on reading the file {file}",
      "{actor} hat die Datei {file} weitergelesen",
    ],
    "file.refused": ["{actor} could not read the file {file}", "{actor} konnte die Datei {file} nicht lesen"],
    "file.stored": ["{actor} stored the file {file}", "{actor} hat die Datei {file} gespeichert"],
    "file.taken_back": ["{actor} took back the file {file}", "{actor} hat die Datei {file} zurückgenommen"],
    "file.upload_repeated": [
      "{actor} uploaded the file {file} once more",
      "{actor} hat die Datei {file} noch einmal hochgeladen",
    ],
    "file.uploaded": ["{actor} uploaded the file {file}", "{actor} hat die Datei {file} hochgeladen"],
    "file.written": ["{actor} wrote the file {file}", "{actor} hat die Datei {file} geschrieben"],
  },
};
