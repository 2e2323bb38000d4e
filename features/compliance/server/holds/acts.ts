import type { ActWords } from "#platform/server/audit/acts.ts";

export const holdActs: ActWords = {
  nouns: { hold: ["Legal hold", "Aufbewahrungspflicht"] },
  acts: {
    "hold.placed": ["{actor} placed a legal hold", "{actor} hat eine Aufbewahrungspflicht angeordnet"],
    "hold.changed": [
      "{actor} changed when a legal hold ends",
      "{actor} hat das Ende einer Aufbewahrungspflicht geändert",
    ],
    "hold.released": ["{actor} released a legal hold", "{actor} hat eine Aufbewahrungspflicht aufgehoben"],
  },
};
