import type { Logger } from "#platform/server/log.ts";

/** What is to be said, and how. */
export interface SpeechRequest {
  /** Has a word in it and is not too long. */
  text: string;
  /** One of the ten. */
  voiceId: string;
  /** How the voice is said to be; engines that only have presets do not use it. */
  personality: string | undefined;
}

export interface Speech {
  mp3: Buffer;
  /** How long it sounds. */
  seconds: number;
}

/** Whoever makes sound of text. */
export interface SpeechEngine {
  /** What else than the request decides how it sounds: the same id and request, the same speech. */
  id: string;
  /** Throws an error of `voiceErrors`; what went wrong inside is written to `log`. */
  speak(request: SpeechRequest, log: Logger): Promise<Speech>;
}
