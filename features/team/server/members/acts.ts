import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded of members and the workspace, in words. */
export const memberActs: ActWords = {
  nouns: {},
  acts: {
    "membership.suspended": [
      "{actor} suspended the membership of {user}",
      "{actor} hat die Mitgliedschaft von {user} gesperrt",
    ],
    "membership.unsuspended": [
      "{actor} ended the suspension of {user}",
      "{actor} hat die Sperre von {user} aufgehoben",
    ],
    "membership.taken_over": [
      "{actor} chose who takes over what {user} left",
      "{actor} hat bestimmt, wer übernimmt, was {user} hinterlassen hat",
    ],
    "membership.left": ["{user} left the workspace", "{user} hat den Arbeitsbereich verlassen"],
    "workspace.renamed": [
      "{actor} renamed the workspace to “{fact.name}”",
      "{actor} hat den Arbeitsbereich in „{fact.name}“ umbenannt",
    ],
  },
};
