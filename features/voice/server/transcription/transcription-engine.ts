import type { Logger } from "#platform/server/log.ts";
import type { Transcriber } from "../../contract/transcription.ts";

/** A recorded utterance. */
export interface Sound {
  /** WAV: 16 kHz, mono, 16 bit. */
  wav: Uint8Array<ArrayBuffer>;
  /** The spoken language (BCP 47), when known. */
  language: string | undefined;
}

/** Turns sound into text. */
export interface TranscriptionEngine {
  /** Who it is, shown before a person speaks. */
  transcriber: Exclude<Transcriber, { kind: "nobody" }>;
  /** Whom a row of usage names. */
  called: { kind: string; provider: string; model: string };
  /**
   * The transcript, empty without words. Throws an error of `transcriptionErrors`, or the abort reason of
   * `signal`. Internal failures go to `log`, without sound and text.
   */
  transcribe(sound: Sound, options: { signal: AbortSignal; log: Logger }): Promise<string>;
}
