const storageKey = "adjutant.speaking-speed";

/** How many times as fast as the voice itself speaks. */
export const speakingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type SpeakingSpeed = (typeof speakingSpeeds)[number];

/** The speed of this browser; 1 where none was chosen. */
export function readSpeakingSpeed(): SpeakingSpeed {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return speakingSpeeds.find((speed) => speed === stored) ?? 1;
  } catch {
    return 1;
  }
}

export function storeSpeakingSpeed(speed: SpeakingSpeed): void {
  try {
    localStorage.setItem(storageKey, String(speed));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
