/** What speech is heard in and written down from. */
export const samplesPerSecond = 16_000;

/** Sound is judged in pieces of this length. */
export const frameMs = 20;

export const frameLength = (samplesPerSecond * frameMs) / 1000;

/** So many frames last that long. */
export function framesOf(ms: number): number {
  return Math.round(ms / frameMs);
}

/** Below what any microphone gives. */
const deafDb = -100;

/** How loud a frame is, in decibels below the loudest there can be. */
export function loudnessOf(frame: Float32Array): number {
  let power = 0;
  for (const sample of frame) power += sample * sample;
  return Math.max(deafDb, 10 * Math.log10(power / frame.length + Number.MIN_VALUE));
}
