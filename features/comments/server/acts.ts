import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const commentActs: ActWords = {
  nouns: { comment: ["Comment", "Kommentar"] },
  acts: {
    "comment.created": [
      "{actor} commented on a message in {conversation}",
      "{actor} hat eine Nachricht in {conversation} kommentiert",
    ],
    "comment.deleted": [
      "{actor} deleted a comment in {conversation}",
      "{actor} hat einen Kommentar in {conversation} gelöscht",
    ],
    "comment.edited": [
      "{actor} changed a comment in {conversation}",
      "{actor} hat einen Kommentar in {conversation} geändert",
    ],
    "comment.reopened": [
      "{actor} opened a comment in {conversation} again",
      "{actor} hat einen Kommentar in {conversation} wieder geöffnet",
    ],
    "comment.resolved": [
      "{actor} resolved a comment in {conversation}",
      "{actor} hat einen Kommentar in {conversation} erledigt",
    ],
  },
};
