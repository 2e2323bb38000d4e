import type { VoiceId } from "../../../contract/voices.ts";

/** How a stock voice of espeak-ng is made to sound. */
export interface EspeakPreset {
  /** Unless an admin chose another. British English is plain "en": of "en-gb" espeak-ng 1.51 forgets the timbre. */
  stockVoice: string;
  /** From 0 to 99. */
  pitch: number;
  wordsPerMinute: number;
  /** Between words, in units of 10 ms. */
  wordGap: number;
}

/** Ten styles that are told apart at once. None is made after a person: pace, pitch and timbre are all that there is. */
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
