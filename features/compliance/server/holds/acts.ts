import type { ActWords } from "#platform/server/audit/acts.ts";

export const holdActs: ActWords = {
  nouns: {
    hold: ["Legal hold", "Aufbewahrungspflicht"],
    retention_period: ["Period of keeping", "Aufbewahrungsfrist"],
    // As earlier versions recorded it.
    conversation_period: ["Period of conversations", "Frist für Unterhaltungen"],
  },
  acts: {
    "hold.conversations_found": [
      "{actor} looked for conversations of others to hold",
      "{actor} hat für eine Aufbewahrungspflicht nach Unterhaltungen anderer gesucht",
    ],
    "hold.placed": ["{actor} placed a legal hold", "{actor} hat eine Aufbewahrungspflicht angeordnet"],
    "hold.changed": [
      "{actor} changed when a legal hold ends",
      "{actor} hat das Ende einer Aufbewahrungspflicht geändert",
    ],
    "hold.released": ["{actor} released a legal hold", "{actor} hat eine Aufbewahrungspflicht aufgehoben"],
    "retention_period.set": [
      "{actor} set how long a kind of data is kept",
      "{actor} hat festgelegt, wie lange eine Art von Daten bleibt",
    ],
    "retention_period.applied": [
      "Data was deleted, because its period was over",
      "Daten wurden gelöscht, weil ihre Frist abgelaufen ist",
    ],
    "conversation_period.set": [
      "{actor} set how long conversations are kept",
      "{actor} hat festgelegt, wie lange Unterhaltungen bleiben",
    ],
  },
};
