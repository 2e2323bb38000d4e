import { loudnessOf } from "./frames.ts";

/** The displayed range. */
const quietDb = -60;
const loudDb = -12;

/** Updates as fast as the eye can follow. */
const framesEach = 2;

/** Reports the level from 0 to 1: the louder of two frames. */
export function createLevelMeter(onLevel: (level: number) => void): (frame: Float32Array) => void {
  let loudest = quietDb;
  let heard = 0;
  return (frame) => {
    loudest = Math.max(loudest, loudnessOf(frame));
    heard += 1;
    if (heard < framesEach) return;
    onLevel(Math.min(1, Math.max(0, (loudest - quietDb) / (loudDb - quietDb))));
    loudest = quietDb;
    heard = 0;
  };
}
