import type { VoiceId } from "../../../contract/voices.ts";

/** Sound parameters of a Flite stock voice. */
export interface FlitePreset {
  /** The default, unless an admin chose another. */
  stockVoice: string;
  /** Relative duration. 1 is the voice's own pace; more is slower. */
  stretch: number;
  /** Mean pitch in hertz. */
  pitchHz: number;
}

/** Ten distinguishable styles. None imitates a person; they differ only in voice, pace and pitch. */
export const presets: Readonly<Record<VoiceId, FlitePreset>> = {
  jarvis: { stockVoice: "awb", stretch: 1, pitchHz: 120 },
  tony_stark: { stockVoice: "rms", stretch: 0.85, pitchHz: 125 },
  morgan_freeman: { stockVoice: "rms", stretch: 1.25, pitchHz: 72 },
  scarlett_johansson: { stockVoice: "slt", stretch: 1.1, pitchHz: 155 },
  david_attenborough: { stockVoice: "awb", stretch: 1.25, pitchHz: 98 },
  elon_musk: { stockVoice: "kal16", stretch: 0.9, pitchHz: 112 },
  joe_rogan: { stockVoice: "rms", stretch: 0.95, pitchHz: 96 },
  barack_obama: { stockVoice: "kal16", stretch: 1.2, pitchHz: 84 },
  taylor_swift: { stockVoice: "slt", stretch: 0.9, pitchHz: 225 },
  gpt_default: { stockVoice: "slt", stretch: 1, pitchHz: 185 },
};
