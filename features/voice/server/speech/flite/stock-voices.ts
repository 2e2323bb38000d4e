import type { StockVoice } from "../../../contract/stock-voice.ts";
import type { VoiceId } from "../../../contract/voices.ts";
import { presets } from "./presets.ts";

/** The voices of Flite; of its two oldest only the better one. */
export const fliteVoices: readonly StockVoice[] = [
  { name: "awb", label: "Scottish, lower" },
  { name: "rms", label: "American, lower" },
  { name: "slt", label: "American, higher" },
  { name: "kal16", label: "American, plain" },
];

export const usualFliteVoices = Object.fromEntries(
  Object.entries(presets).map(([id, { stockVoice }]) => [id, stockVoice]),
) as Record<VoiceId, string>;
