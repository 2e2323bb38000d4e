/** The sample rate of detection and transcription. */
export const samplesPerSecond = 16_000;

/** Frame length of detection. */
export const frameMs = 20;

export const frameLength = (samplesPerSecond * frameMs) / 1000;

/** The number of frames in this time. */
export function framesOf(ms: number): number {
  return Math.round(ms / frameMs);
}

/** Below any microphone. */
const deafDb = -100;

/** The loudness of a frame in dBFS. */
export function loudnessOf(frame: Float32Array): number {
  let power = 0;
  for (const sample of frame) power += sample * sample;
  return Math.max(deafDb, 10 * Math.log10(power / frame.length + Number.MIN_VALUE));
}
