import type { Logger } from "#platform/server/log.ts";
import type { SpeechEngineKind, StockVoice } from "../../contract/stock-voice.ts";
import type { VoiceId } from "../../contract/voices.ts";

/** What is to be said, and how. */
export interface SpeechRequest {
  /** Contains a word and is within the length limit. */
  text: string;
  /** One of the ten voices. */
  voiceId: VoiceId;
  /** The engine's own voice for it. */
  stockVoice: string;
  /** A description of the style. Engines with presets ignore it. */
  personality: string | undefined;
  /** Language of the text (BCP 47), when known. Engines that detect it themselves ignore it. */
  language: string | undefined;
}

export interface Speech {
  mp3: Buffer;
  /** Duration of the sound. */
  seconds: number;
}

export interface SpeakOptions {
  /** Speech is cut there. */
  mostSeconds: number;
  signal: AbortSignal;
  log: Logger;
}

/** Turns text into sound. */
export interface SpeechEngine {
  /** Identifies everything beside the request that affects the sound. Same id and request: same speech. */
  id: string;
  /** The kind of engine, which owns the stock voices. */
  kind: SpeechEngineKind;
  /** The name for admins, e.g. "gpt-4o-mini-tts of OpenAI". */
  label: string;
  /** Whom a row of usage names. */
  called: { provider: string; model: string };
  /** Default stock voice of each voice. No person's voice is imitated. */
  stockVoices: Readonly<Record<VoiceId, string>>;
  /** Only listed voices may be chosen, because others may be a person's own voice. */
  isLimitedToList?: boolean;
  /** Whether this has the form of a stock voice name. */
  isStockVoice(name: string): boolean;
  /** The known stock voices. Throws an error of `voiceErrors` when the engine cannot be asked. */
  listStockVoices(log: Logger): Promise<readonly StockVoice[]>;
  /**
   * Throws an error of `voiceErrors`, or the abort reason of `signal`. Internal failures go to `log`, without
   * the text.
   */
  speak(request: SpeechRequest, options: SpeakOptions): Promise<Speech>;
}
