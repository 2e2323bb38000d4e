import type { Logger } from "#platform/server/log.ts";
import type { Transcriber } from "../../contract/transcription.ts";

/** A sound in which somebody speaks. */
export interface Sound {
  /** WAV: 16 kHz, mono, 16 bit. */
  wav: Uint8Array<ArrayBuffer>;
  /** What is spoken, in BCP-47, where that is known. */
  language: string | undefined;
}

/** Whoever makes text of sound. */
export interface TranscriptionEngine {
  /** Who that is, for whoever is about to speak. */
  transcriber: Exclude<Transcriber, { kind: "nobody" }>;
  /**
   * What is said, empty when nothing is. Throws an error of `transcriptionErrors`, or what `signal` was aborted with;
   * what went wrong inside is written to `log`, without the sound and the text.
   */
  transcribe(sound: Sound, options: { signal: AbortSignal; log: Logger }): Promise<string>;
}
