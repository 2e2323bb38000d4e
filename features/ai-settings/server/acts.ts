import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const aiSettingsActs: ActWords = {
  nouns: {
    instructions: ["Instructions", "Anweisungen"],
    redaction: ["Redaction", "Schwärzung"],
    tool: ["Tool", "Werkzeug"],
  },
  acts: {
    "instructions.changed": [
      "{actor} changed the instructions for every assistant",
      "{actor} hat die Anweisungen für alle Assistenten geändert",
    ],
    "instructions.restored": [
      "{actor} restored earlier instructions for every assistant",
      "{actor} hat frühere Anweisungen für alle Assistenten wiederhergestellt",
    ],
    "redaction.switched_off": [
      "{actor} switched off a rule of redaction for a model provider",
      "{actor} hat eine Schwärzungsregel für einen Modellanbieter ausgeschaltet",
    ],
    "redaction.switched_on": [
      "{actor} switched on a rule of redaction for a model provider",
      "{actor} hat eine Schwärzungsregel für einen Modellanbieter eingeschaltet",
    ],
    "redaction.term_added": [
      "{actor} added a word that no model provider may see",
      "{actor} hat ein Wort hinzugefügt, das kein Modellanbieter sehen darf",
    ],
    "redaction.term_deleted": [
      "{actor} deleted a word that no model provider may see",
      "{actor} hat ein Wort gelöscht, das kein Modellanbieter sehen darf",
    ],
    "tool.mode_set": [
      "{actor} changed when the tool[ {fact.tool}] may be used",
      "{actor} hat geändert, wann das Werkzeug[ {fact.tool}] benutzt werden darf",
    ],
    "tool.modes_forgotten": [
      "{actor} removed the modes of tools that are gone",
      "{actor} hat die Modi von Werkzeugen entfernt, die es nicht mehr gibt",
    ],
  },
};
