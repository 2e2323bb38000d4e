import type { StockVoice } from "../../../contract/stock-voice.ts";
import type { VoiceId } from "../../../contract/voices.ts";
import { presets } from "./presets.ts";

const accents = { en: "British", "en-us": "American" };
const timbres = ["m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "f1", "f2", "f3", "f4", "f5"];

/** espeak-ng's accents combined with its timbres, as values of option -v. */
export const espeakVoices: readonly StockVoice[] = Object.entries(accents).flatMap(([accent, label]) =>
  timbres.map((timbre) => ({
    name: `${accent}+${timbre}`,
    label: `${label}, ${timbre.startsWith("m") ? "lower" : "higher"} timbre ${timbre.slice(1)}`,
  })),
);

export const usualEspeakVoices = Object.fromEntries(
  Object.entries(presets).map(([id, { stockVoice }]) => [id, stockVoice]),
) as Record<VoiceId, string>;
