import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const inboxActs: ActWords = {
  nouns: {
    inbox: ["What waits for a person", "Was auf eine Person wartet"],
    question: ["Question", "Frage"],
  },
  acts: {
    "inbox.mailed": [
      "{actor} mailed what waits for {person}",
      "{actor} hat eine E-Mail darüber geschickt, was auf {person} wartet",
    ],
    "inbox.mails_switched_off": [
      "{actor} switched off mails about what waits",
      "{actor} hat E-Mails über Wartendes ausgeschaltet",
    ],
    "inbox.mails_switched_on": [
      "{actor} switched on mails about what waits",
      "{actor} hat E-Mails über Wartendes eingeschaltet",
    ],
    "question.answered": [
      "{actor} answered a question of a run",
      "{actor} hat eine Frage eines Laufs beantwortet",
    ],
    "question.asked": ["{actor} asked a question", "{actor} hat eine Frage gestellt"],
  },
};
