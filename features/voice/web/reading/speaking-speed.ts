import { useSyncExternalStore } from "react";

const storageKey = "adjutant.speaking-speed";

/** How many times as fast as the voice itself speaks. */
export const speakingSpeeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type SpeakingSpeed = (typeof speakingSpeeds)[number];

let chosen: SpeakingSpeed | undefined;
const listeners = new Set<() => void>();

/** The speed of this browser; 1 where none was chosen. */
export function readSpeakingSpeed(): SpeakingSpeed {
  chosen ??= load();
  return chosen;
}

export function chooseSpeakingSpeed(speed: SpeakingSpeed): void {
  chosen = speed;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(storageKey, String(speed));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** One speed for all answers of the page. */
export function useSpeakingSpeed(): SpeakingSpeed {
  return useSyncExternalStore(subscribe, readSpeakingSpeed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): SpeakingSpeed {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return speakingSpeeds.find((speed) => speed === stored) ?? 1;
  } catch {
    return 1;
  }
}
