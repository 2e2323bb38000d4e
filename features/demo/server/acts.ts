import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const demoActs: ActWords = {
  nouns: {
    demo: ["Demo", "Demo"],
  },
  acts: {
    "demo.begun": ["A visitor began the demo", "Ein Besucher hat die Demo begonnen"],
    "demo.ended": ["A demo ended", "Eine Demo ist zu Ende"],
  },
};
