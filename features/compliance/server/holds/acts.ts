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
    "hold.placed": [
      "{actor} placed a legal hold {hold}",
      "{actor} hat eine Aufbewahrungspflicht {hold} angeordnet",
    ],
    "hold.changed": [
      "{actor} changed when a legal hold {hold} ends",
      "{actor} hat das Ende einer Aufbewahrungspflicht {hold} geändert",
    ],
    "hold.released": [
      "{actor} released a legal hold {hold}",
      "{actor} hat eine Aufbewahrungspflicht {hold} aufgehoben",
    ],
    "retention_period.set": [
      "{actor} set how long a kind of data is kept: {fact.kind}, {fact.days}",
      "{actor} hat festgelegt, wie lange eine Art von Daten bleibt: {fact.kind}, {fact.days}",
    ],
    "retention_period.applied": [
      "Data was deleted, because its period was over: {fact.kind}, {fact.days}",
      "Daten wurden gelöscht, weil ihre Frist abgelaufen ist: {fact.kind}, {fact.days}",
    ],
    "conversation_period.set": [
      "{actor} set how long conversations are kept",
      "{actor} hat festgelegt, wie lange Unterhaltungen bleiben",
    ],
  },
};
