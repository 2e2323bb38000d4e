import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. The words of a memory are in no event. */
export const memoryActs: ActWords = {
  nouns: { memory: ["Memory", "Erinnerung"] },
  acts: {
    "memory.accepted": [
      "{actor} accepted what the assistant proposed to remember",
      "{actor} hat angenommen, was sich der Assistent merken wollte",
    ],
    "memory.all_forgotten": [
      "{actor} erased all that was remembered of them",
      "{actor} hat alles gelöscht, was über sie oder ihn gemerkt war",
    ],
    "memory.changed": ["{actor} changed a memory", "{actor} hat eine Erinnerung geändert"],
    "memory.choice_made": [
      "{actor} chose where memory is used",
      "{actor} hat gewählt, wo das Gedächtnis verwendet wird",
    ],
    "memory.declined": [
      "{actor} declined what the assistant proposed to remember",
      "{actor} hat abgelehnt, was sich der Assistent merken wollte",
    ],
    "memory.forgotten": ["{actor} erased a memory", "{actor} hat eine Erinnerung gelöscht"],
    "memory.kept": ["{actor} had something remembered", "{actor} hat etwas merken lassen"],
    "memory.proposed": [
      "{actor} proposed something to remember",
      "{actor} hat vorgeschlagen, sich etwas zu merken",
    ],
    "memory.restored": [
      "{actor} took back that a memory was erased",
      "{actor} hat zurückgenommen, dass eine Erinnerung gelöscht wurde",
    ],
  },
};
