import { samplesPerSecond } from "../../contract/transcription-limits.ts";
import { writeWav } from "./write-wav.ts";

/** WAV as it was agreed on, in which nothing sounds. */
export function silentWav(seconds: number): Uint8Array<ArrayBuffer> {
  return writeWav(new Uint8Array(Math.round(seconds * samplesPerSecond) * 2));
}
