import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const developerActs: ActWords = {
  nouns: {
    outgoing_message: ["Outgoing message", "Ausgehende Nachricht"],
  },
  acts: {
    "outgoing_message.listed": [
      "{actor} looked through the outgoing messages",
      "{actor} hat die ausgehenden Nachrichten durchgesehen",
    ],
    "outgoing_message.read": [
      "{actor} read an outgoing message",
      "{actor} hat eine ausgehende Nachricht gelesen",
    ],
  },
};
