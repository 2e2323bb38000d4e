import type { ActWords } from "#platform/server/audit/acts.ts";

export const eventActs: ActWords = {
  nouns: {
    log: ["Log", "Protokoll"],
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
