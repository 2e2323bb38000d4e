import type { Voice } from "../contract/voices.ts";

/** One toast for all messages about voices. The last one wins. */
export const voiceToastId = "voice";

/** Messages about voices. Those about samples and the choice are specified word for word. */
export const voiceMessages = {
  notPlayed: "Failed to play voice sample",
  notGenerated: "Failed to generate voice sample",
  notSaved: "Failed to save voice preference",
  notRead: "Failed to read the answer aloud",
  notPlayedAloud: "Failed to play the answer",
  notWrittenDown: "Your speech was not transcribed",
  saved: ({ name }: Voice) => `Successfully changed voice to ${name}`,
};
