import type { VoiceId } from "../../../contract/voices.ts";

/** Sound parameters of an espeak-ng stock voice. */
export interface EspeakPreset {
  /**
   * The default, unless an admin chose another. British English is "en": with "en-gb" espeak-ng 1.51 ignores
   * the timbre.
   */
  stockVoice: string;
  /** From 0 to 99. */
  pitch: number;
  wordsPerMinute: number;
  /** Pause between words, in units of 10 ms. */
  wordGap: number;
}

/** Ten distinguishable styles. None imitates a person; they differ only in pace, pitch and timbre. */
export const presets: Readonly<Record<VoiceId, EspeakPreset>> = {
  jarvis: { stockVoice: "en+m3", pitch: 42, wordsPerMinute: 165, wordGap: 0 },
  tony_stark: { stockVoice: "en-us+m1", pitch: 58, wordsPerMinute: 200, wordGap: 0 },
  morgan_freeman: { stockVoice: "en-us+m7", pitch: 22, wordsPerMinute: 135, wordGap: 2 },
  scarlett_johansson: { stockVoice: "en-us+f2", pitch: 45, wordsPerMinute: 160, wordGap: 0 },
  david_attenborough: { stockVoice: "en+m5", pitch: 38, wordsPerMinute: 140, wordGap: 3 },
  elon_musk: { stockVoice: "en-us+m4", pitch: 50, wordsPerMinute: 185, wordGap: 1 },
  joe_rogan: { stockVoice: "en-us+m2", pitch: 40, wordsPerMinute: 190, wordGap: 0 },
  barack_obama: { stockVoice: "en-us+m6", pitch: 34, wordsPerMinute: 145, wordGap: 4 },
  taylor_swift: { stockVoice: "en-us+f4", pitch: 68, wordsPerMinute: 178, wordGap: 0 },
  gpt_default: { stockVoice: "en-us+f5", pitch: 50, wordsPerMinute: 170, wordGap: 0 },
};
