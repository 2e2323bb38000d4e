import { framesOf } from "./frames.ts";

const blockLength = framesOf(250);
const blocks = 6;

/** What a room is taken for until it was heard. */
const assumedDb = -55;

/** Headsets that silence everything but speech would make it meaningless, and no room is louder. */
const lowestDb = -75;
const highestDb = -25;

export interface NoiseFloor {
  hear(loudness: number): void;
  /** How loud it is when nobody speaks, in decibels. */
  read(): number;
}

/**
 * The quietest moment of the last one and a half seconds: between syllables one hears the room, while a noise that
 * stays has no such moments and becomes the floor itself.
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
