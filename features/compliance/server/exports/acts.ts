import type { ActWords } from "#platform/server/audit/acts.ts";

export const exportActs: ActWords = {
  nouns: {
    event_export: ["Export of events", "Export von Ereignissen"],
    event_sink: ["Receiver of events", "Empfänger von Ereignissen"],
  },
  acts: {
    "event_export.requested": [
      "{actor} asked for an export of events",
      "{actor} hat einen Export von Ereignissen angefordert",
    ],
    "event_export.begun": [
      "An export of events is being written",
      "Ein Export von Ereignissen wird geschrieben",
    ],
    "event_export.written": ["An export of events is ready", "Ein Export von Ereignissen ist fertig"],
    "event_export.failed": [
      "An export of events could not be written",
      "Ein Export von Ereignissen konnte nicht geschrieben werden",
    ],
    "event_export.resumed": [
      "An export of events that was left is written again",
      "Ein liegengebliebener Export von Ereignissen wird erneut geschrieben",
    ],
    "event_export.downloaded": [
      "{actor} downloaded an export of events",
      "{actor} hat einen Export von Ereignissen heruntergeladen",
    ],
    "event_export.removed": [
      "{actor} removed an export of events",
      "{actor} hat einen Export von Ereignissen entfernt",
    ],
    "event_export.expired": [
      "An export of events expired and was deleted",
      "Ein Export von Ereignissen ist abgelaufen und wurde gelöscht",
    ],
    "event_export.content_deleted": [
      "The file of an export of events was deleted",
      "Die Datei eines Exports von Ereignissen wurde gelöscht",
    ],
    "event_sink.created": [
      "{actor} set up a receiver of events",
      "{actor} hat einen Empfänger von Ereignissen eingerichtet",
    ],
    "event_sink.changed": [
      "{actor} changed a receiver of events",
      "{actor} hat einen Empfänger von Ereignissen geändert",
    ],
    "event_sink.paused": [
      "{actor} paused a receiver of events",
      "{actor} hat einen Empfänger von Ereignissen angehalten",
    ],
    "event_sink.resumed": [
      "{actor} had a receiver of events go on",
      "{actor} hat einen Empfänger von Ereignissen fortgesetzt",
    ],
    "event_sink.secret_renewed": [
      "{actor} gave a receiver of events a new secret",
      "{actor} hat einem Empfänger von Ereignissen ein neues Geheimnis gegeben",
    ],
    "event_sink.tested": [
      "{actor} tested a receiver of events",
      "{actor} hat einen Empfänger von Ereignissen geprüft",
    ],
    "event_sink.deleted": [
      "{actor} deleted a receiver of events",
      "{actor} hat einen Empfänger von Ereignissen gelöscht",
    ],
  },
};
