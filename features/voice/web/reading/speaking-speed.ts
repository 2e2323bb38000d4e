import { createKeptChoice } from "../kept-choice.ts";

/** How many times as fast as the voice itself speaks. */
export const speakingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type SpeakingSpeed = (typeof speakingSpeeds)[number];

/** One speed for all that is spoken in this browser; 1 where none was chosen. */
export const speakingSpeed = createKeptChoice<SpeakingSpeed>(
  "adjutant.speaking-speed",
  (stored) => speakingSpeeds.find((speed) => String(speed) === stored) ?? 1,
);
