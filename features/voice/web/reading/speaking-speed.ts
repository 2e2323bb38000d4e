import { createKeptChoice } from "../kept-choice.ts";

/** Factors of the voice's own speed. */
export const speakingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type SpeakingSpeed = (typeof speakingSpeeds)[number];

/** The speaking speed of this browser. Default: 1. */
export const speakingSpeed = createKeptChoice<SpeakingSpeed>(
  "adjutant.speaking-speed",
  (stored) => speakingSpeeds.find((speed) => String(speed) === stored) ?? 1,
);
