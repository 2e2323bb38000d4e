import type { Voice } from "../contract/voices.ts";

/** What is said about voices, word for word as specified. */
export const voiceMessages = {
  notPlayed: "Failed to play voice sample",
  notGenerated: "Failed to generate voice sample",
  notSaved: "Failed to save voice preference",
  saved: ({ name }: Voice) => `Successfully changed voice to ${name}`,
};
