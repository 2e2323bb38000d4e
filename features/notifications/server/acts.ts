import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const notificationActs: ActWords = {
  nouns: { notification: ["Notification", "Benachrichtigung"] },
  acts: {
    "notification.mailed": [
      "{actor} mailed {person} what is new for them",
      "{actor} hat {person} gemailt, was für sie neu ist",
    ],
    "notification.settings_chosen": [
      "{actor} chose where they are told of what",
      "{actor} hat gewählt, wo sie worüber benachrichtigt werden",
    ],
  },
};
