import type { ActWords } from "#platform/server/audit/acts.ts";

export const eventActs: ActWords = {
  nouns: {
    log: ["Log", "Protokoll"],
    log_key: ["Key of the log", "Schlüssel des Protokolls"],
    log_witness: ["Witness of the log", "Zeuge des Protokolls"],
    log_event: ["Event", "Ereignis"],
    log_query: ["Saved query", "Gespeicherte Suche"],
  },
  acts: {
    "log.read": [
      "{actor} read events of others in the log",
      "{actor} hat Ereignisse anderer im Protokoll gelesen",
    ],
    "log.personal_content_read": [
      "{actor} read the personal content of event {log_event}",
      "{actor} hat die persönlichen Inhalte von Ereignis {log_event} gelesen",
    ],
    "log.beat": ["The log is kept: the hour is noted", "Das Protokoll wird geführt: Die Stunde ist vermerkt"],
    "log.witness_added": [
      "{actor} added a witness of the log",
      "{actor} hat einen Zeugen des Protokolls hinzugefügt",
    ],
    "log.witness_removed": [
      "{actor} removed a witness of the log",
      "{actor} hat einen Zeugen des Protokolls entfernt",
    ],
    "log.exported": ["{actor} downloaded the log", "{actor} hat das Protokoll heruntergeladen"],
    "log.restored": [
      "The database came from a backup, and the log began anew",
      "Die Datenbank stammt aus einer Sicherung, und das Protokoll hat neu begonnen",
    ],
    "log.key_made": [
      "{actor} made a key that signs the log",
      "{actor} hat einen Schlüssel erzeugt, der das Protokoll signiert",
    ],
    "log.key_rotated": [
      "{actor} made a new key that signs the log",
      "{actor} hat einen neuen Schlüssel erzeugt, der das Protokoll signiert",
    ],
    "log_query.created": [
      "{actor} saved a query of the log",
      "{actor} hat eine Suche im Protokoll gespeichert",
    ],
    "log_query.renamed": [
      "{actor} renamed a saved query of the log",
      "{actor} hat eine gespeicherte Suche im Protokoll umbenannt",
    ],
    "log_query.deleted": [
      "{actor} deleted a saved query of the log",
      "{actor} hat eine gespeicherte Suche im Protokoll gelöscht",
    ],
  },
};
