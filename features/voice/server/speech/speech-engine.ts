import type { Logger } from "#platform/server/log.ts";
import type { SpeechEngineKind, StockVoice } from "../../contract/stock-voice.ts";
import type { VoiceId } from "../../contract/voices.ts";

/** What is to be said, and how. */
export interface SpeechRequest {
  /** Has a word in it and is not too long. */
  text: string;
  /** One of the ten. */
  voiceId: VoiceId;
  /** The engine's own voice behind it. */
  stockVoice: string;
  /** How the voice is said to be; engines that only have presets do not use it. */
  personality: string | undefined;
  /** Of the text, in BCP 47, where the caller knows it; engines that hear it themselves do not use it. */
  language: string | undefined;
}

export interface Speech {
  mp3: Buffer;
  /** How long it sounds. */
  seconds: number;
}

export interface SpeakOptions {
  /** What is spoken ends there. */
  mostSeconds: number;
  signal: AbortSignal;
  log: Logger;
}

/** Whoever makes sound of text. */
export interface SpeechEngine {
  /** What else than the request decides how it sounds: the same id and request, the same speech. */
  id: string;
  /** Whose stock voices they are. */
  kind: SpeechEngineKind;
  /** As admins know it, e.g. "gpt-4o-mini-tts of OpenAI". */
  label: string;
  /** The stock voice behind each voice as long as no admin chose another; nobody's voice is imitated. */
  stockVoices: Readonly<Record<VoiceId, string>>;
  /** Only what it lists may be chosen: other names of its kind may be of somebody's own voice. */
  isLimitedToList?: boolean;
  /** Whether this can be the name of one of its stock voices. */
  isStockVoice(name: string): boolean;
  /** The stock voices that it is known to have; throws an error of `voiceErrors` when it cannot be asked. */
  listStockVoices(log: Logger): Promise<readonly StockVoice[]>;
  /**
   * Throws an error of `voiceErrors`, or what `signal` was aborted with; what went wrong inside is written to `log`,
   * without the text.
   */
  speak(request: SpeechRequest, options: SpeakOptions): Promise<Speech>;
}
