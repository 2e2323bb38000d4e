import { framesOf } from "./frames.ts";

const blockLength = framesOf(250);
const blocks = 6;

/** The assumed floor before any sound. */
const assumedDb = -55;

/** Bounds, because noise-gating headsets would make the floor meaningless, and no room is louder. */
const lowestDb = -75;
const highestDb = -25;

export interface NoiseFloor {
  hear(loudness: number): void;
  /** The noise floor in decibels. */
  read(): number;
}

/**
 * Tracks the minimum of the last one and a half seconds. The room is audible between syllables. A steady
 * noise has no quiet moments and becomes the floor itself.
 */
export function createNoiseFloor(): NoiseFloor {
  const quietest = Array<number>(blocks).fill(assumedDb);
  let current = Number.POSITIVE_INFINITY;
  let heard = 0;
  return {
    hear(loudness) {
      current = Math.min(current, loudness);
      heard += 1;
      if (heard < blockLength) return;
      quietest.shift();
      quietest.push(current);
      current = Number.POSITIVE_INFINITY;
      heard = 0;
    },
    read: () => Math.min(highestDb, Math.max(lowestDb, Math.min(current, ...quietest))),
  };
}
