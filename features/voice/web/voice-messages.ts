import type { Voice } from "../contract/voices.ts";

/** Only the last of what happened to voices stands on the screen. */
export const voiceToastId = "voice";

/** What is said about voices; of samples and the choice word for word as specified. */
export const voiceMessages = {
  notPlayed: "Failed to play voice sample",
  notGenerated: "Failed to generate voice sample",
  notSaved: "Failed to save voice preference",
  notRead: "Failed to read the answer aloud",
  notPlayedAloud: "Failed to play the answer",
  notWrittenDown: "What you said was not written down",
  saved: ({ name }: Voice) => `Successfully changed voice to ${name}`,
};
